import { and, eq } from 'drizzle-orm';
import type { CallParsed } from '#contract/core/define-call.ts';
import type { adminUserListCall } from '#contract/office/calls/admin-user-list.call.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { pageOf } from '#server/db/page.ts';
import { people } from '#server/directory/schema.ts';
import { adminRows, isAdminWithin, schoolNameOf } from './queries/users.ts';
import { presentAdmin } from './user.presenter.ts';

/** [C9-04] The admins that the caller looks after. */
export function adminPage(
  input: CallParsed<typeof adminUserListCall>,
  { db, actor, scope }: Pick<SignedInContext, 'db' | 'actor' | 'scope'>,
) {
  const { status, school } = input.filters ?? {};
  return pageOf(db, input, {
    of: people,
    where: and(
      isAdminWithin(actor, scope),
      status && eq(people.isActive, status === 'active'),
      school ? eq(people.schoolId, Number(school)) : undefined,
    ),
    search: people.searchText,
    sorts: {
      name: [people.firstName, people.lastName],
      school: [schoolNameOf, people.firstName],
      created: people.createdAt,
    },
    order: { by: 'name' },
    key: people.id,
    rows: async (bound) => (await bound(adminRows(db))).map(presentAdmin),
  });
}
