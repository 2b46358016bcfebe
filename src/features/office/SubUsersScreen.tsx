import { adminSubUserListCall } from '#contract/office/calls/admin-sub-user-list.call.ts';
import { resetSubUserPasswordCall } from '#contract/office/calls/reset-sub-user-password.call.ts';
import { setSubUserStatusCall } from '#contract/office/calls/set-sub-user-status.call.ts';
import type { SubUserRow } from '#contract/office/office.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { toldRows } from '#src/lib/words/refusal-words.ts';
import { messages } from './messages.en.ts';
import { loadSubUser, type SubUserValues } from './office-forms.ts';
import { SubUserForm } from './SubUserForm.tsx';
import { type UserKind, UsersScreen, type UsersSite, userChanges } from './UsersScreen.tsx';
import { rankFilter, statusFilter, subUserColumns } from './user-columns.tsx';

const subUsers: UserKind<SubUserRow, SubUserValues> = {
  name: 'sub-users',
  texts: () => messages.subUsers,
  columns: subUserColumns,
  filters: () => [statusFilter(), rankFilter()],
  load: pageLoader(adminSubUserListCall, {}, (row: SubUserRow) => row),
  defaults: { hidden: ['department', 'schools'] },
  loadOne: loadSubUser,
  turn: (input, signal) => call(setSubUserStatusCall, input, { signal }).then(toldRows(setSubUserStatusCall)),
  giveCode: async (id) => {
    const { data } = await call(resetSubUserPasswordCall, { id });
    return { name: data.name, loginName: data.user_id, code: data.code };
  },
  Form: SubUserForm,
};
const changes = userChanges(subUsers.turn);

/** [RP-20, C9-02] The people of the central office, for super admins. */
export const SubUsersScreen = (site: UsersSite) => (
  <UsersScreen {...site} kind={subUsers} changes={changes} />
);
