import type { DemoRole } from '#contract/auth/demo.rules.ts';
import { roles, subRoles } from '#contract/core/roles.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Services } from '#server/core/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { mustChoosePassword } from './first-password.ts';
import { findSignInRow } from './queries/actors.ts';
import { rolesOfSchool } from './queries/people.ts';

/** What a sign-in answer tells beside who the person is [EN-19]. */
export interface SignInFacts {
  /** [QU-16] 1 too while they have put it off for this session. */
  readonly passwordChangeStatus: 0 | 1;
  readonly partner: { readonly message: string; readonly url: string } | null;
  /** [RP-16] Roles a demo school's admin may switch to. */
  readonly demoRoles: DemoRole[];
}

export async function signInFacts(app: Services, db: Queryable, actor: Actor): Promise<SignInFacts> {
  const row = await findSignInRow(db, actor);
  if (!row) throw new Error('A session that is answered is not stored.');
  const isPartner = row.message !== '' || row.key !== '';
  return {
    passwordChangeStatus: mustChoosePassword(row, row, actor.school) ? 0 : 1,
    partner: isPartner ? { message: row.message, url: app.config.partnerAddresses.get(row.key) ?? '' } : null,
    demoRoles: await demoRolesFor(db, actor),
  };
}

const demoRoles = [roles.schoolAdmin, roles.student, roles.faculty];

/** [QU-68] Only the demo school's admin, sub-role 2, opens it for the others. */
async function demoRolesFor(db: Queryable, actor: Actor): Promise<DemoRole[]> {
  if (!actor.school.isDemo || actor.role !== roles.schoolAdmin || actor.subRole !== subRoles.staff) return [];
  const found = await rolesOfSchool(db, actor.school.id);
  return demoRoles.filter((role) => found.includes(role));
}
