import { normaliseLoginName } from '#contract/auth/session.model.ts';
import type { SessionAnswer } from '#contract/auth/session.wire.ts';
import type { calls } from '#contract/catalogue.ts';
import type { CallParsed } from '#contract/core/define-call.ts';
import { audit } from '#server/core/audit.ts';
import type { CallContext, SceneInParts } from '#server/core/call-context.ts';
import { takeDemoGrant } from './demo-grant.ts';
import { asStored } from './first-password.ts';
import { matchingCode } from './one-time.ts';
import { type CodeKind, consumeCode, tryCodes } from './queries/one-time-secrets.ts';
import { findByLoginName, type StoredPerson } from './queries/people.ts';
import { passwordMatches } from './secrets.ts';
import { type Admission, completeSignIn, type SignInReason } from './sign-in.ts';
import { validateTry } from './sign-in-throttle.ts';

type LoginInput = CallParsed<(typeof calls)['login']>;

export async function signIn(
  { app, part, refuse, isRight }: SceneInParts<SignInReason>,
  input: LoginInput,
  mayBe: (person: StoredPerson) => boolean,
  /** Happens with the start of the session or not at all. */
  alongside?: (person: StoredPerson) => Pick<Admission, 'consumeCode' | 'onBegun'>,
): Promise<SessionAnswer> {
  const loginName = normaliseLoginName(input.email).name;
  const admitted = await validateTry({ app, part, refuse }, loginName, async () => {
    const { person, judge } = await part(async (unit) => {
      const stored = await findByLoginName(unit.db, loginName);
      const person = stored && mayBe(stored) ? stored : null;
      return { person, judge: await ways[input.login_type](unit, person, input) };
    });
    const proof = await judge();
    if (proof && person) return { person, proof };
    // An unknown name is not written down: it may be a password typed into the wrong field.
    await part((unit) => audit(unit, null, 'sign_in.refused', { loginName: person ? loginName : '' }));
    return null;
  });
  if (!admitted)
    throw refuse('invalid_credentials', { params: { by: input.login_type === 'otp' ? 'code' : 'password' } });
  const { person, proof } = admitted;
  isRight(person);
  return part((scene) =>
    completeSignIn(scene, person, {
      device: input.deviceDetails,
      // Many people look at a demo school at once, as the same few persons.
      others: proof.cameFrom ? 'keep' : input.endOthers === 1 ? 'end' : 'ask',
      ...proof,
      ...alongside?.(person),
    }),
  );
}

type Proof = Pick<Admission, 'consumeCode' | 'cameFrom'>;

/** Looks up, and uses up, the proof at once, and returns the slow check of it. */
type Way = (
  unit: CallContext,
  person: StoredPerson | null,
  input: LoginInput,
) => Promise<() => Promise<Proof | null>>;

const kindsOf: Readonly<Record<LoginInput['type_otp'], readonly CodeKind[]>> = {
  '': ['student-code', 'email-code'],
  student: ['student-code'],
  email: ['email-code'],
};

/** [QU-13] An unknown person takes each way as long. */
const ways: Readonly<Record<LoginInput['login_type'], Way>> = {
  password: async ({ app }, person, { password }) => {
    const isOver = person?.codeUntil ? person.codeUntil <= app.now() : false;
    const stored = isOver ? null : (person?.passwordHash ?? null);
    return async () => ((await passwordMatches(stored, asStored(person, password))) ? {} : null);
  },
  otp: async ({ app: { now }, db }, person, { otp, type_otp }) => {
    const open = await tryCodes(db, now(), person, kindsOf[type_otp]);
    return async () => {
      const hash = await matchingCode(open, otp, kindsOf[type_otp]);
      return hash === null
        ? null
        : { consumeCode: async (db) => (await consumeCode(db, now(), hash)) !== null };
    };
  },
  demo: async (unit, person, { grant }) => {
    const cameFrom = await takeDemoGrant(unit, grant, person);
    return async () => (cameFrom === null ? null : { cameFrom });
  },
};
