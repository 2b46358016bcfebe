import { useEffect, useEffectEvent } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { roles } from '#contract/core/roles.ts';
import { adminUserListCall } from '#contract/office/calls/admin-user-list.call.ts';
import { resetUserPasswordCall } from '#contract/office/calls/reset-user-password.call.ts';
import { setUserStatusCall } from '#contract/office/calls/set-user-status.call.ts';
import type { AdminRow } from '#contract/office/office.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { chooseSchool, chosenSchool } from '#src/lib/chosen-school.ts';
import { LookupField } from '#src/lib/lookup/LookupField.tsx';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import type { ResourceList } from '#src/lib/resource/use-resource-grid.ts';
import { toldRows } from '#src/lib/words/refusal-words.ts';
import { css } from '#styled/css';
import { AdminForm, schools } from './AdminForm.tsx';
import { messages } from './messages.en.ts';
import { type AdminValues, loadAdmin } from './office-forms.ts';
import { type UserKind, UsersScreen, type UsersSite, userChanges } from './UsersScreen.tsx';
import { adminColumns, statusFilter } from './user-columns.tsx';

const picker = css({ maxWidth: 'login', marginBlockEnd: '5' });

interface SchoolFilterProps {
  readonly person: Person;
  readonly list: ResourceList<AdminRow>;
}

/** For the office: whose admins are shown. A school admin sees those of their own anyway. */
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
    <div className={picker}>
      <LookupField
        label={messages.filters.school}
        source={schools}
        value={Number(school) || null}
        onChange={(id) => {
          chooseSchool(person.id, id ?? 0);
          show(id ?? 0);
        }}
      />
    </div>
  );
}

const admins: UserKind<AdminRow, AdminValues> = {
  name: 'admins',
  texts: () => messages.admins,
  columns: adminColumns,
  filters: () => [statusFilter()],
  load: pageLoader(adminUserListCall, {}, (row: AdminRow) => row),
  loadOne: loadAdmin,
  turn: (input, signal) => call(setUserStatusCall, input, { signal }).then(toldRows(setUserStatusCall)),
  giveCode: async (id) => {
    const { data } = await call(resetUserPasswordCall, { id });
    return { name: data.name, loginName: data.user_id, code: data.code };
  },
  Form: AdminForm,
  Above: SchoolFilter,
};
const changes = userChanges(admins.turn);

/** [C9-04] The admins of all schools for the office, those of the own one for a school admin. */
export const AdminsScreen = (site: UsersSite) => <UsersScreen {...site} kind={admins} changes={changes} />;
