import * as v from 'valibot';
import { issuesOf } from '#contract/core/issues.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { namesRefusals } from '#contract/office/office.refusals.ts';
import { namesFor, type StoredNames } from '#contract/office/office.rules.ts';
import { revokeCodes, signOutPerson } from '#server/auth/index.ts';
import { audit } from '#server/core/audit.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { Refusing } from '#server/core/refusal.ts';
import { asPassword, changedFields, journal } from '#server/people/index.ts';
import { tellUsersChanged } from './hints.ts';
import { type StoredUser, updateUser } from './queries/users.ts';

const missing = {
  firstName: 'name_required',
  lastName: 'name_required',
  email_id: 'email_required',
} as const;

/** [VP-23…VP-26, QC-49] The form's rules, for callers who skip them. Returns the columns. */
export function validateNames(
  { refuse }: Refusing<ReasonsOf<typeof namesRefusals>>,
  { firstName, lastName, email_id }: StoredNames,
  stored: StoredUser,
): Pick<StoredUser, 'firstName' | 'lastName' | 'email'> {
  const rules = namesFor({ firstName: stored.firstName, lastName: stored.lastName, email_id: stored.email });
  const found = issuesOf(v.object(rules), { firstName, lastName, email_id });
  const issues = Object.entries(found).map(([field, { code }]) => {
    const known = (['name_letters', 'too_long', 'email_form'] as const).find((each) => each === code);
    return [field, known ?? missing[field as keyof typeof missing]] as const;
  });
  if (issues.length > 0) throw refuse('bad_fields', { issues: Object.fromEntries(issues) });
  return { firstName, lastName, email: email_id };
}

type Columns = Partial<
  Pick<StoredUser, 'firstName' | 'lastName' | 'email' | 'subRole' | 'department' | 'modules'>
>;

/** Writes and journals only differences, and raises the version. Without a difference nothing happens. */
export async function changeUser(
  scene: SignedInContext,
  stored: StoredUser,
  columns: Columns,
  /** Facts in other tables, before and after. */
  more: { readonly before: Columns & Record<string, unknown>; readonly after: Record<string, unknown> } = {
    before: {},
    after: {},
  },
): Promise<number> {
  const { db, actor } = scene;
  const { before, after } = changedFields({ ...stored, ...more.before }, { ...columns, ...more.after });
  if (Object.keys(after).length === 0) return stored.version;
  const version = stored.version + 1;
  await updateUser(db, stored.id, { ...columns, version });
  tellUsersChanged(scene, stored.schoolId);
  await journal(scene, actor, stored, 'edited', before, after);
  await audit(scene, actor, 'user.changed', { personId: stored.id, changed: Object.keys(after).join(', ') });
  return version;
}

/** Switching off ends all sessions. Returns the new version. */
export async function switchUser(
  scene: SignedInContext,
  stored: StoredUser,
  isActive: boolean,
): Promise<number> {
  const { app, db, actor } = scene;
  const version = stored.version + 1;
  await updateUser(db, stored.id, { isActive, version });
  tellUsersChanged(scene, stored.schoolId);
  await journal(scene, actor, stored, 'status', { isActive: stored.isActive }, { isActive });
  if (!isActive) {
    await revokeCodes(db, app.now(), stored);
    await signOutPerson(scene, actor, { schoolId: stored.schoolId, personId: stored.id });
  }
  await audit(scene, actor, isActive ? 'user.activated' : 'user.deactivated', { personId: stored.id });
  return version;
}

/** [QU-06] Replaces the password with a code and ends all sessions. */
export async function giveCode(
  scene: SignedInContext,
  stored: StoredUser,
  passwordHash: string,
): Promise<void> {
  const { app, db, actor } = scene;
  await updateUser(db, stored.id, asPassword(passwordHash, app.now()));
  await revokeCodes(db, app.now(), stored);
  await signOutPerson(scene, actor, { schoolId: stored.schoolId, personId: stored.id });
  await journal(scene, actor, stored, 'password', {}, {});
  await audit(scene, actor, 'password.reset', { personId: stored.id });
}
