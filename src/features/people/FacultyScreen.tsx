import KeyRound from 'lucide-react/icons/key-round';
import { useCallback, useMemo, useState } from 'react';
import { roles } from '#contract/core/roles.ts';
import { facultyListCall } from '#contract/people/calls/faculty-list.call.ts';
import { getFacultyRegLimitCall } from '#contract/people/calls/get-faculty-reg-limit.call.ts';
import { resetFacultyPasswordCall } from '#contract/people/calls/reset-faculty-password.call.ts';
import { setFacultyStatusCall } from '#contract/people/calls/set-faculty-status.call.ts';
import type { FacultyRow } from '#contract/people/people.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { OpenRow } from '#src/lib/resource/OpenRow.tsx';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import { useRowActions } from '#src/lib/resource/use-row-actions.ts';
import { StartCodeDialog, type Started } from '#src/lib/start-code/StartCodeDialog.tsx';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { toldRows } from '#src/lib/words/refusal-words.ts';
import type { ChosenPeople } from './CodesForm.tsx';
import { codesAction } from './codes-action.tsx';
import { FacultyForm } from './FacultyForm.tsx';
import { loadFaculty } from './faculty-form.ts';
import { facultyDefaults } from './hidden-columns.ts';
import { importAction } from './import-action.tsx';
import { LicenceLine } from './LicenceLine.tsx';
import { peopleMessages as messages } from './messages.en.ts';
import type { PeopleSite, ResetCommand } from './people-site.ts';
import { facultyColumns } from './person-columns.tsx';
import { Sheets } from './Sheets.tsx';
import { statusActions } from './status-actions.tsx';
import { statusChanges } from './status-changes.ts';
import { usePeopleFilters } from './use-people-filters.ts';

const seen = ({ id, version, faculty_name }: FacultyRow) => ({ id, version, name: faculty_name });

/** [GR-04, C2-01…C2-03] The teachers of a school. */
export function FacultyScreen({ site }: { readonly site: PeopleSite }) {
  const { person, schoolId, sessionLive } = site;
  const [columns] = useState(facultyColumns);
  const [defaults] = useState(() => facultyDefaults(person));
  const load = useMemo(
    () => pageLoader(facultyListCall, { school_id: schoolId }, (row: FacultyRow) => row),
    [schoolId],
  );
  const list = useResourceGrid({
    name: 'faculty',
    personId: person.id,
    load,
    columns,
    address: site.address,
    listen: site.listen,
    defaults,
  });
  const [changes] = useState(() =>
    statusChanges(
      (status) => (rows, signal) =>
        call(setFacultyStatusCall, { school_id: schoolId, rows, status }, { signal }).then(
          toldRows(setFacultyStatusCall),
        ),
    ),
  );
  const { round, refresh } = list;
  const actions = useRowActions({ changes, sessionLive, onChanged: refresh });
  const loadRoom = useCallback(
    async (signal: AbortSignal) =>
      (await call(getFacultyRegLimitCall, { school_id: schoolId }, { signal })).data,
    [schoolId],
  );
  const [fetched] = useLoaded(loadRoom, round);
  const room = fetched.kind === 'loaded' ? fetched.data : null;
  const filters = usePeopleFilters({
    schoolId,
    teacherId: 0,
    model: room?.is_model1,
    chosen: list.state.filters,
  });
  const loadRow = useCallback(
    (id: number, signal: AbortSignal) => loadFaculty(schoolId, id, signal),
    [schoolId],
  );
  const [added, setAdded] = useState<Started | null>(null);
  const [coded, setCoded] = useState<ChosenPeople | null>(null);
  const [reset, setReset] = useState<ResetCommand | null>(null);
  const close = () => list.onOpen('');
  const texts = messages.faculty;
  const canWrite = room?.is_demo_school === 0;
  const resetOf = ({ id, faculty_name: name }: FacultyRow): ResetCommand => ({
    personId: id,
    name,
    run: () => call(resetFacultyPasswordCall, { faculty_id: id, admin_id: person.id }),
  });
  return (
    <ResourceScreen
      title={texts.title}
      text={texts.text}
      caption={texts.title}
      add={
        canWrite
          ? {
              label: texts.add,
              disabledReason: room.isAdminRegistration === 0 ? messages.licenceFull : undefined,
            }
          : undefined
      }
      more={canWrite ? importAction(site) : []}
      above={
        <>
          {site.picker}
          {room && <LicenceLine room={room} />}
        </>
      }
      list={list}
      seen={seen}
      texts={{ search: texts.search, emptyTitle: texts.emptyTitle, emptyText: texts.emptyText }}
      onOpen={({ id }) => list.onOpen(String(id))}
      changes={actions}
      filters={filters}
      actions={
        canWrite
          ? [
              { id: 'edit', kind: 'edit', onRun: ({ id }) => list.onOpen(String(id)) },
              // The office has no call for it: it is the school that hands codes out.
              ...(person.role === roles.schoolAdmin
                ? [
                    {
                      id: 'reset',
                      label: messages.actions.reset,
                      icon: <KeyRound />,
                      when: ({ status }: FacultyRow) => status === 'active',
                      onRun: (row: FacultyRow) => setReset(resetOf(row)),
                    },
                  ]
                : []),
              codesAction((rows: FacultyRow[]) => setCoded({ kind: 'faculty', people: rows.map(seen) })),
              ...statusActions(list.state.filters['status']),
            ]
          : []
      }
    >
      {room && (
        <OpenRow open={list.open} title={texts.title} load={loadRow} onClose={close}>
          {(faculty, of) => (
            <FacultyForm
              key={of}
              of={of}
              faculty={faculty}
              room={room}
              site={site}
              onOpen={() => list.onOpen(of)}
              onClose={close}
              onSaved={(newcomer) => {
                setAdded(newcomer);
                refresh();
                close();
              }}
            />
          )}
        </OpenRow>
      )}
      {canWrite && (
        <Sheets
          room={room}
          site={site}
          open={list.open}
          onOpen={list.onOpen}
          chosen={coded}
          onChosen={setCoded}
        />
      )}
      {/* Once the form is gone: a dialog that closes takes those above it along. */}
      {added && list.open === '' && <StartCodeDialog {...added} onClose={() => setAdded(null)} />}
      {reset && site.renderReset(reset, () => setReset(null))}
    </ResourceScreen>
  );
}
