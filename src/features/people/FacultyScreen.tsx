import KeyRound from 'lucide-react/icons/key-round';
import { useCallback, useMemo, useState } from 'react';
import { roles } from '#contract/core/roles.ts';
import { facultyCodesCall } from '#contract/people/calls/faculty-codes.call.ts';
import { facultyListCall } from '#contract/people/calls/faculty-list.call.ts';
import { getFacultyRegLimitCall } from '#contract/people/calls/get-faculty-reg-limit.call.ts';
import { resetFacultyPasswordCall } from '#contract/people/calls/reset-faculty-password.call.ts';
import { setFacultyStatusCall } from '#contract/people/calls/set-faculty-status.call.ts';
import type { FacultyRow } from '#contract/people/people.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { OpenRow } from '#src/lib/resource/OpenRow.tsx';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { rowsCall } from '#src/lib/resource/rows-call.ts';
import { codesAction } from '#src/lib/sign-in-sheet/codes-action.tsx';
import { FacultyForm } from './FacultyForm.tsx';
import { loadFaculty } from './faculty-form.ts';
import { facultyDefaults } from './hidden-columns.ts';
import { importAction } from './import-action.tsx';
import { peopleMessages as messages } from './messages.en.ts';
import type { PeopleProps, ResetCommand } from './people-props.ts';
import { facultyColumns } from './person-columns.tsx';
import { statusActions } from './status-actions.tsx';
import { statusChanges } from './status-changes.ts';
import { usePeopleList } from './use-people-list.tsx';

const seen = ({ id, version, faculty_name }: FacultyRow) => ({ id, version, name: faculty_name });

/** [GR-04, C2-01…C2-03] */
export function FacultyScreen({ app }: { readonly app: PeopleProps }) {
  const { person, schoolId } = app;
  const [columns] = useState(facultyColumns);
  const [defaults] = useState(() => facultyDefaults(person));
  const load = useMemo(
    () => pageLoader(facultyListCall, { school_id: schoolId }, (row: FacultyRow) => row),
    [schoolId],
  );
  const [changes] = useState(() =>
    statusChanges((status) => rowsCall(setFacultyStatusCall, { school_id: schoolId, status })),
  );
  const loadRoom = useCallback(
    async (signal: AbortSignal) =>
      (await call(getFacultyRegLimitCall, { school_id: schoolId }, { signal })).data,
    [schoolId],
  );
  const people = usePeopleList(app, { kind: 'faculty', load, columns, defaults, changes, loadRoom });
  const { list, room, canWrite } = people;
  const loadRow = useCallback(
    (id: number, signal: AbortSignal) => loadFaculty(schoolId, id, signal),
    [schoolId],
  );
  const open = ({ id }: FacultyRow) => list.onOpen(String(id));
  const resetOf = ({ id, faculty_name: name }: FacultyRow): ResetCommand => ({
    personId: id,
    name,
    run: () => call(resetFacultyPasswordCall, { faculty_id: id, admin_id: person.id }),
  });
  return (
    <ResourceScreen
      {...people.screen}
      more={canWrite ? importAction(app) : []}
      seen={seen}
      onOpen={open}
      actions={
        canWrite
          ? [
              { id: 'edit', kind: 'edit', onRun: open },
              // The office has no call for it: schools hand codes out.
              ...(person.role === roles.schoolAdmin
                ? [
                    {
                      id: 'reset',
                      label: messages.actions.reset,
                      icon: <KeyRound />,
                      when: ({ status }: FacultyRow) => status === 'active',
                      onRun: (row: FacultyRow) => people.onReset(resetOf(row)),
                    },
                  ]
                : []),
              codesAction(
                ({ status }: FacultyRow) => status === 'active',
                (rows) =>
                  people.onCodes({
                    kind: 'faculty',
                    people: rows.map(seen),
                    make: async (input, signal) =>
                      (await call(facultyCodesCall, { ...input, school_id: schoolId }, { signal })).data
                        .sheet_id,
                  }),
              ),
              ...people.accountsAction(({ id, faculty_name: name }) => ({ personId: id, name })),
              ...statusActions(list.state.filters['status']),
            ]
          : []
      }
    >
      {room && (
        <OpenRow list={list} title={messages.faculty.title} load={loadRow}>
          {(faculty, form) => (
            <FacultyForm
              {...form}
              faculty={faculty}
              room={room}
              app={app}
              onSaved={(newcomer) => {
                people.onAdded(newcomer);
                form.onSaved();
              }}
            />
          )}
        </OpenRow>
      )}
      {people.dialogs}
    </ResourceScreen>
  );
}
