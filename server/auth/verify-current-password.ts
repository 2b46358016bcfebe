import type { PasswordPolicy } from '#contract/auth/password.rules.ts';
import type { Reason, ReasonsOf } from '#contract/core/refusals.ts';
import type { ownPasswordRefusals } from '#contract/profile/profile.refusals.ts';
import type { Actor } from '#server/core/actor.ts';
import { audit } from '#server/core/audit.ts';
import type { InParts, Services, UnitOfWork } from '#server/core/context.ts';
import type { Refusing } from '#server/core/refusal.ts';
import { asStored, currentBeside, isStartCode } from './first-password.ts';
import { type PasswordIssue, passwordComplaint } from './passwords.ts';
import { type CurrentSecret, currentSecret } from './queries/people.ts';
import { passwordMatches } from './secrets.ts';
import { validateTry } from './sign-in-throttle.ts';

interface Trying<Reasons extends Reason> extends InParts<UnitOfWork>, Refusing<Reasons> {
  readonly app: Services;
  readonly actor: Actor;
}

type Judging = Trying<JudgedReason>;
type Confirming = Trying<VerifiedReason | 'own_password_first'>;

type VerifiedReason = Exclude<ReasonsOf<typeof ownPasswordRefusals>, 'bad_fields'>;

type JudgedReason = PasswordIssue | ReasonsOf<typeof ownPasswordRefusals>;

export interface PasswordCommand {
  readonly currentPassword: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/** [QU-05, QC-22] Tries stay counted after a refusal, so an open browser is no way to guess the current password. */
export async function validatePasswordChange(
  scene: Judging,
  policy: PasswordPolicy,
  wish: PasswordCommand,
  currentField: string,
): Promise<void> {
  const { app, actor, part, refuse } = scene;
  const stored = await part(({ db }) => currentSecret(db, actor));
  const complaint = passwordComplaint(app, policy, {
    ...wish,
    currentPassword: currentBeside(stored, wish.currentPassword, wish.password),
    role: actor.role,
  });
  if (complaint) throw refuse('bad_fields', { issues: { [complaint.field]: complaint.issue } });
  await verifyCurrent(scene, stored, wish.currentPassword, currentField);
}

/** Asks for the password before a person opens another way in. A code does not count: others have read it. */
export async function confirmOwnPassword(
  scene: Confirming,
  typed: string,
  currentField: string,
): Promise<void> {
  const { actor, part, refuse } = scene;
  const stored = await part(({ db }) => currentSecret(db, actor));
  await verifyCurrent(scene, stored, typed, currentField);
  if (isStartCode(stored)) throw refuse('own_password_first');
}

/** [VP-22] The text is the specification's; the comparison is here alone. */
async function verifyCurrent(
  scene: Trying<VerifiedReason>,
  stored: CurrentSecret,
  typed: string,
  field: string,
): Promise<void> {
  const { actor, part, refuse } = scene;
  const isRight = await validateTry(
    scene,
    `current password of ${actor.loginName}`,
    async () => (await passwordMatches(stored.hash, asStored(stored, typed))) || null,
  );
  if (isRight) return;
  await part((unit) => audit(unit, actor, 'password.current_refused', {}));
  throw refuse('current_incorrect', { issues: { [field]: 'current_incorrect' } });
}
