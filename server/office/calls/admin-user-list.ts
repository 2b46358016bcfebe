import { and, eq } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { pageOf } from '#server/db/page.ts';
import { people } from '#server/schools/schema.ts';
import { adminRows, isAdminWithin, schoolNameOf } from '../queries/users.ts';
import { presentAdmin } from '../user.presenter.ts';

export const adminUserList: Handler<'admin-user-list'> = (input, { db, actor, scope }) => {
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
};
