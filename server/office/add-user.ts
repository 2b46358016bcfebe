import type { Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { asPassword, journal } from '#server/people/index.ts';
import { tellUsersChanged } from './hints.ts';
import { nextNumbers } from './queries/users.ts';

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

/** Stores somebody new, who replaces the code at the first sign-in, under a login name that is free. */
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
  const { id, loginName } = await insertUnderFreeName(db, row);
  const { schoolId, role: _role, ...written } = values;
  tellUsersChanged(unit, schoolId);
  await journal(unit, actor, { schoolId, id }, 'added', {}, { loginName, ...written, modules });
  return { id, user_id: loginName };
}

/** Of two who add somebody at once the second takes the name after. */
async function insertUnderFreeName(db: Queryable, row: Omit<typeof people.$inferInsert, 'loginName'>) {
  for (;;) {
    for (const loginName of await nextNumbers(db, row.role === roles.schoolAdmin ? 'A' : 'X')) {
      const [stored] = await db
        .insert(people)
        .values({ ...row, loginName })
        .onConflictDoNothing({ target: people.loginName })
        .returning({ id: people.id, loginName: people.loginName });
      if (stored) return stored;
    }
  }
}
