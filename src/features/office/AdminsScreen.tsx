import { useEffect, useEffectEvent } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { roles } from '#contract/core/roles.ts';
import { adminUserCodesCall } from '#contract/office/calls/admin-user-codes.call.ts';
import { adminUserListCall } from '#contract/office/calls/admin-user-list.call.ts';
import { resetUserPasswordCall } from '#contract/office/calls/reset-user-password.call.ts';
import { setUserStatusCall } from '#contract/office/calls/set-user-status.call.ts';
import type { AdminRow } from '#contract/office/office.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { chooseSchool, chosenSchool } from '#src/lib/chosen-school.ts';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { rowsCall } from '#src/lib/resource/rows-call.ts';
import { switching } from '#src/lib/resource/switching.ts';
import type { ResourceList } from '#src/lib/resource/use-resource-grid.ts';
import { SchoolPicker } from '#src/lib/school-choice/SchoolPicker.tsx';
import { AdminForm } from './AdminForm.tsx';
import { messages } from './messages.en.ts';
import { type AdminValues, loadAdmin } from './office-forms.ts';
import { type UserKind, type UsersProps, UsersScreen } from './UsersScreen.tsx';
import { startedBy } from './use-user-form.ts';
import { adminColumns, statusFilter } from './user-columns.tsx';

interface SchoolFilterProps {
  readonly person: Person;
  readonly list: ResourceList<AdminRow>;
}

/** For the office: filters by school. School admins see only their own school. */
function SchoolFilter({ person, list }: SchoolFilterProps) {
  const isOffice = person.role === roles.superAdmin;
  const { school, ...others } = list.state.filters;
  const show = (id: number) =>
    list.onState({
      ...list.state,
      page: 1,
      filters: id === 0 ? others : { ...others, school: String(id) },
    });
  const begin = useEffectEvent(() => {
    const last = isOffice ? chosenSchool(person.id) : 0;
    if (school !== undefined) chooseSchool(person.id, Number(school) || 0);
    else if (last > 0) show(last);
  });
  useEffect(() => begin(), []);
  if (!isOffice) return null;
  return (
    <SchoolPicker
      schoolId={Number(school) || 0}
      onSchool={(id) => {
        chooseSchool(person.id, id);
        show(id);
      }}
    />
  );
}

const admins: UserKind<AdminRow, AdminValues> = {
  name: 'admins',
  texts: () => messages.admins,
  columns: adminColumns,
  filters: () => [statusFilter()],
  load: pageLoader(adminUserListCall, {}, (row: AdminRow) => row),
  loadOne: loadAdmin,
  changes: switching((isActive) => rowsCall(setUserStatusCall, { isActive }), messages),
  giveCode: async (id) => startedBy(await call(resetUserPasswordCall, { id })),
  makeCodes: async (input, signal) => (await call(adminUserCodesCall, input, { signal })).data.sheet_id,
  longExport: () => ({ kind: 'admins', words: { status: messages.status } }),
  Form: AdminForm,
  Above: SchoolFilter,
};

/** [C9-04] Admins of all schools for the office, of their own school for school admins. */
export const AdminsScreen = (app: UsersProps) => <UsersScreen {...app} kind={admins} />;
