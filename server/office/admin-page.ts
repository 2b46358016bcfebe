import type { CallParsed } from '#contract/core/define-call.ts';
import type { adminUserListCall } from '#contract/office/calls/admin-user-list.call.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { adminsPage, isAdminWithin } from './queries/users.ts';
import { presentAdmin } from './user.presenter.ts';

/** [C9-04] */
export async function adminPage(
  input: CallParsed<typeof adminUserListCall>,
  { db, actor, scope }: Pick<SignedInContext, 'db' | 'actor' | 'scope'>,
) {
  const page = await adminsPage(db, input, isAdminWithin(actor, scope));
  return { ...page, rows: page.rows.map(presentAdmin) };
}
