import { isSpoc } from '#contract/core/modules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { subUsersPage } from '../queries/users.ts';
import { presentSubUser } from '../user.presenter.ts';

export const adminSubUserList: Handler<'admin-sub-user-list'> = async (input, { db }) => {
  const page = await subUsersPage(db, input);
  return { ...page, rows: page.rows.map((row) => presentSubUser(row, isSpoc(row.person))) };
};
