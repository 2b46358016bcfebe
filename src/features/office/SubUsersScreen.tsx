import { adminSubUserListCall } from '#contract/office/calls/admin-sub-user-list.call.ts';
import { resetSubUserPasswordCall } from '#contract/office/calls/reset-sub-user-password.call.ts';
import { setSubUserStatusCall } from '#contract/office/calls/set-sub-user-status.call.ts';
import { subUserCodesCall } from '#contract/office/calls/sub-user-codes.call.ts';
import type { SubUserRow } from '#contract/office/office.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { rowsCall } from '#src/lib/resource/rows-call.ts';
import { switching } from '#src/lib/resource/switching.ts';
import { messages } from './messages.en.ts';
import { loadSubUser, type SubUserValues } from './office-forms.ts';
import { SubUserForm } from './SubUserForm.tsx';
import { type UserKind, type UsersProps, UsersScreen } from './UsersScreen.tsx';
import { startedBy } from './use-user-form.ts';
import { rankFilter, statusFilter, subUserColumns } from './user-columns.tsx';

const subUsers: UserKind<SubUserRow, SubUserValues> = {
  name: 'sub-users',
  texts: () => messages.subUsers,
  columns: subUserColumns,
  filters: () => [statusFilter(), rankFilter()],
  load: pageLoader(adminSubUserListCall, {}, (row: SubUserRow) => row),
  defaults: { hidden: ['department', 'schools'] },
  loadOne: loadSubUser,
  changes: switching((isActive) => rowsCall(setSubUserStatusCall, { isActive }), messages),
  giveCode: async (id) => startedBy(await call(resetSubUserPasswordCall, { id })),
  makeCodes: async (input, signal) => (await call(subUserCodesCall, input, { signal })).data.sheet_id,
  Form: SubUserForm,
};

/** [RP-20, C9-02] People of the central office, for super admins. */
export const SubUsersScreen = (app: UsersProps) => <UsersScreen {...app} kind={subUsers} />;
