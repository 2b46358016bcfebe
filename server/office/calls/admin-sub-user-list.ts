import { and, eq } from 'drizzle-orm';
import { isSpoc } from '#contract/core/modules.ts';
import { subRoleOf } from '#contract/office/office.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { pageOf } from '#server/db/page.ts';
import { people } from '#server/directory/schema.ts';
import { isSubUser, subUserRows } from '../queries/users.ts';
import { presentSubUser } from '../user.presenter.ts';

export const adminSubUserList: Handler<'admin-sub-user-list'> = (input, { db }) => {
  const { status, rank, department } = input.filters ?? {};
  return pageOf(db, input, {
    of: people,
    where: and(
      isSubUser,
      status && eq(people.isActive, status === 'active'),
      rank && eq(people.subRole, subRoleOf[rank]),
      department ? eq(people.department, Number(department)) : undefined,
    ),
    search: people.searchText,
    sorts: { name: [people.firstName, people.lastName], created: people.createdAt },
    order: { by: 'name' },
    key: people.id,
    rows: async (bound) =>
      (await bound(subUserRows(db))).map((row) => presentSubUser(row, isSpoc(row.person))),
  });
};
