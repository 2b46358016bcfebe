import Eraser from 'lucide-react/icons/eraser';
import Printer from 'lucide-react/icons/printer';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { activateStudentCall } from '#contract/people/calls/activate-student.call.ts';
import { deleteStudentCall } from '#contract/people/calls/delete-student.call.ts';
import { getStudentRegLimitCall } from '#contract/people/calls/get-student-reg-limit.call.ts';
import { reactivateStudentCall } from '#contract/people/calls/reactivate-student.call.ts';
import { resetStudentPasswordCall } from '#contract/people/calls/reset-student-password.call.ts';
import { studentListCall } from '#contract/people/calls/student-list.call.ts';
import { studentListForExcelCall } from '#contract/people/calls/student-list-for-excel.call.ts';
import { exportedAtOnce, type StudentRow } from '#contract/people/people.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { OpenRow } from '#src/lib/resource/OpenRow.tsx';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import { useRowActions } from '#src/lib/resource/use-row-actions.ts';
import { StartCodeDialog, type Started } from '#src/lib/start-code/StartCodeDialog.tsx';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { toldRows } from '#src/lib/words/refusal-words.ts';
import type { PageAction } from '#src/ui/PageHeader.tsx';
import type { ChosenPeople } from './CodesForm.tsx';
import { studentDefaults } from './hidden-columns.ts';
import { importAction } from './import-action.tsx';
import { LicenceLine } from './LicenceLine.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { peopleMessages as messages } from './messages.en.ts';
import type { PeopleSite, ResetCommand } from './people-site.ts';
import { studentColumns } from './person-columns.tsx';
import { newSheet, Sheets } from './Sheets.tsx';
import { StudentForm } from './StudentForm.tsx';
import { StudentView } from './StudentView.tsx';
import { statusActions } from './status-actions.tsx';
import { statusChanges } from './status-changes.ts';
import { rowActions } from './student-actions.tsx';
import { loadStudent } from './student-form.ts';
import { usePeopleFilters } from './use-people-filters.ts';

const RecordDialog = lazy(async () => ({ default: (await import('./RecordDialog.tsx')).RecordDialog }));
const EraseDialog = lazy(async () => ({ default: (await import('./EraseDialog.tsx')).EraseDialog }));
const DuplicatesDialog = lazy(async () => ({
  default: (await import('./DuplicatesDialog.tsx')).DuplicatesDialog,
}));

const ReleaseDialog = lazy(async () => ({ default: (await import('./ReleaseDialog.tsx')).ReleaseDialog }));
const AcceptForm = lazy(async () => ({ default: (await import('./AcceptForm.tsx')).AcceptForm }));

/** In the address, in the place of a student's number. */
const duplicates = 'duplicates';
const fromElsewhere = 'accept';

/** What is done with the students as a whole. */
const pageActions = (site: PeopleSite, onOpen: (id: string) => void): PageAction[] => [
  ...importAction(site),
  { id: 'sheet', label: messages.sheet.button, icon: <Printer />, onRun: () => onOpen(newSheet) },
  { id: 'accept', label: messages.transfer.button, icon: <UserPlus />, onRun: () => onOpen(fromElsewhere) },
  { id: 'twins', label: messages.duplicates.button, icon: <Users />, onRun: () => onOpen(duplicates) },
];

const sameRow = (row: StudentRow) => row;
const seen = ({ id, version, student_name }: StudentRow) => ({ id, version, name: student_name });

const changesOf = (school_id: number) =>
  statusChanges((status) => (rows, signal) => {
    const input = { school_id, rows };
    if (status === 'deleted')
      return call(deleteStudentCall, input, { signal }).then(toldRows(deleteStudentCall));
    if (status === 'restored')
      return call(reactivateStudentCall, input, { signal }).then(toldRows(reactivateStudentCall));
    return call(activateStudentCall, { ...input, status }, { signal }).then(toldRows(activateStudentCall));
  });

/** [GR-01, GR-05, GR-07, C2-06…C2-09] The students of a school. */
export function StudentsScreen({ site }: { readonly site: PeopleSite }) {
  const { person, schoolId, sessionLive } = site;
  const [columns] = useState(studentColumns);
  const [defaults] = useState(() => studentDefaults(person));
  const { load, exportFrom, loadRoom, loadRow } = useMemo(() => loadersOf(schoolId), [schoolId]);
  const list = useResourceGrid({
    name: 'students',
    personId: person.id,
    load,
    columns,
    address: site.address,
    listen: site.listen,
    defaults,
  });
  const { round, refresh } = list;
  const [changes] = useState(() => changesOf(schoolId));
  const actions = useRowActions({ changes, sessionLive, onChanged: refresh });
  const [fetched] = useLoaded(loadRoom, round);
  const room = fetched.kind === 'loaded' ? fetched.data : null;
  const filters = usePeopleFilters({
    schoolId,
    teacherId: 0,
    model: room?.is_model1,
    chosen: list.state.filters,
  });
  const [added, setAdded] = useState<Started | null>(null);
  const [reset, setReset] = useState<ResetCommand | null>(null);
  const [moving, setMoving] = useState<readonly StudentRow[]>([]);
  const [coded, setCoded] = useState<ChosenPeople | null>(null);
  const [viewed, setViewed] = useState('');
  const [recorded, setRecorded] = useState<StudentRow | null>(null);
  const [released, setReleased] = useState<StudentRow | null>(null);
  const [erasing, setErasing] = useState<StudentRow | null>(null);
  const close = useCallback(() => list.onOpen(''), [list]);
  const texts = messages.students;
  const canWrite = room?.is_demo_school === 0;
  const stopMoving = () => setMoving([]);
  const done = () => {
    refresh();
    close();
  };
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
      more={canWrite ? pageActions(site, list.onOpen) : []}
      above={
        <>
          {site.picker}
          {room && <LicenceLine room={room} />}
        </>
      }
      list={list}
      exportFrom={exportFrom}
      seen={seen}
      texts={{ search: texts.search, emptyTitle: texts.emptyTitle, emptyText: texts.emptyText }}
      onOpen={({ id }) => (canWrite ? list.onOpen(String(id)) : setViewed(String(id)))}
      changes={actions}
      filters={filters}
      actions={[
        { id: 'view', kind: 'open', onRun: ({ id }) => setViewed(String(id)) },
        { id: 'record', kind: 'history', onRun: setRecorded },
        ...(canWrite
          ? [
              ...rowActions({
                onEdit: ({ id }) => list.onOpen(String(id)),
                onMove: setMoving,
                onRelease: setReleased,
                onCodes: (rows) => setCoded({ kind: 'students', people: rows.map(seen) }),
                onReset: ({ id, student_name: name }) =>
                  setReset({
                    personId: id,
                    name,
                    run: () => call(resetStudentPasswordCall, { school_id: schoolId, id }),
                  }),
              }),
              ...statusActions(list.state.filters['status']),
              {
                id: 'erase',
                label: messages.erase.action,
                icon: <Eraser />,
                tone: 'danger' as const,
                when: ({ status }: StudentRow) => status === 'deleted',
                onRun: setErasing,
              },
            ]
          : []),
      ]}
    >
      {room && (
        <OpenRow open={list.open} title={texts.title} load={loadRow} onClose={close}>
          {(student, of) => (
            <StudentForm
              key={of}
              of={of}
              student={student}
              room={room}
              site={site}
              onOpen={() => list.onOpen(of)}
              onClose={close}
              onSaved={(newcomer) => {
                setAdded(newcomer);
                done();
              }}
            />
          )}
        </OpenRow>
      )}
      <OpenRow open={viewed} title={messages.view.title} load={loadRow} onClose={() => setViewed('')}>
        {(student) => student && <StudentView student={student} onClose={() => setViewed('')} />}
      </OpenRow>
      <Suspense>
        {canWrite && list.open === duplicates && <DuplicatesDialog schoolId={schoolId} onClose={done} />}
        {canWrite && list.open === fromElsewhere && (
          <AcceptForm
            room={room}
            site={site}
            onClose={close}
            onSaved={(newcomer) => {
              setAdded(newcomer);
              done();
            }}
          />
        )}
        {released && <ReleaseDialog student={released} site={site} onClose={() => setReleased(null)} />}
        {recorded && (
          <RecordDialog schoolId={schoolId} student={recorded} onClose={() => setRecorded(null)} />
        )}
        {erasing && (
          <EraseDialog
            student={erasing}
            site={site}
            onErased={() => {
              setErasing(null);
              refresh();
            }}
            onClose={() => setErasing(null)}
          />
        )}
      </Suspense>
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
      {room && moving.length > 0 && (
        <MoveDialog
          students={moving}
          room={room}
          site={site}
          onClose={stopMoving}
          onSaved={() => {
            stopMoving();
            refresh();
          }}
        />
      )}
      {/* Once the form is gone: a dialog that closes takes those above it along. */}
      {added && list.open === '' && <StartCodeDialog {...added} onClose={() => setAdded(null)} />}
      {reset && site.renderReset(reset, () => setReset(null))}
    </ResourceScreen>
  );
}

const loadersOf = (schoolId: number) => ({
  load: pageLoader(studentListCall, { school_id: schoolId }, sameRow),
  exportFrom: {
    load: pageLoader(studentListForExcelCall, { school_id: schoolId }, sameRow, exportedAtOnce),
    blockRows: exportedAtOnce,
  },
  loadRoom: async (signal: AbortSignal) =>
    (await call(getStudentRegLimitCall, { school_id: schoolId }, { signal })).data,
  loadRow: (id: number, signal: AbortSignal) => loadStudent(schoolId, id, signal),
});
