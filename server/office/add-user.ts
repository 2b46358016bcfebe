import type { Role } from '#contract/core/define-call.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { asPassword, journal } from '#server/people/index.ts';
import { tellUsersChanged } from './hints.ts';
import { insertUser } from './queries/users.ts';

export interface NewUser {
  readonly schoolId: number;
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly subRole?: number;
  readonly department?: number;
  readonly modules?: readonly string[] | null;
}

/** Takes a free login name. The person replaces the code at the first sign-in. */
export async function addUser(
  unit: SignedInContext,
  { passwordHash, modules = null, ...values }: NewUser,
): Promise<{ readonly id: number; readonly user_id: string }> {
  const { app, db, actor } = unit;
  const row = {
    ...values,
    modules: modules && [...modules],
    ...asPassword(passwordHash, app.now()),
    createdAt: app.now(),
  };
  const { id, loginName } = await insertUser(db, row);
  const { schoolId, role: _role, ...written } = values;
  tellUsersChanged(unit, schoolId);
  await journal(unit, actor, { schoolId, id }, 'added', {}, { loginName, ...written, modules });
  return { id, user_id: loginName };
}
