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
import { studentCodesCall } from '#contract/people/calls/student-codes.call.ts';
import { studentListCall } from '#contract/people/calls/student-list.call.ts';
import { studentListForExcelCall } from '#contract/people/calls/student-list-for-excel.call.ts';
import { exportedAtOnce, type StudentRow } from '#contract/people/people.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { OpenRow } from '#src/lib/resource/OpenRow.tsx';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { rowsCall } from '#src/lib/resource/rows-call.ts';
import type { Started } from '#src/lib/start-code/StartCodeDialog.tsx';
import type { PageAction } from '#src/ui/PageHeader.tsx';
import { studentDefaults } from './hidden-columns.ts';
import { importAction } from './import-action.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { peopleMessages as messages } from './messages.en.ts';
import type { PeopleProps } from './people-props.ts';
import { studentColumns } from './person-columns.tsx';
import { StudentForm } from './StudentForm.tsx';
import { StudentView } from './StudentView.tsx';
import { newSheet } from './sheets/Sheets.tsx';
import { statusActions } from './status-actions.tsx';
import { statusChanges } from './status-changes.ts';
import { rowActions } from './student-actions.tsx';
import { loadStudent } from './student-form.ts';
import { usePeopleList } from './use-people-list.tsx';

const RecordDialog = lazy(async () => ({ default: (await import('./RecordDialog.tsx')).RecordDialog }));
const EraseDialog = lazy(async () => ({ default: (await import('./EraseDialog.tsx')).EraseDialog }));
const DuplicatesDialog = lazy(async () => ({
  default: (await import('./merges/DuplicatesDialog.tsx')).DuplicatesDialog,
}));

const ReleaseDialog = lazy(async () => ({
  default: (await import('./transfers/ReleaseDialog.tsx')).ReleaseDialog,
}));
const AcceptForm = lazy(async () => ({ default: (await import('./transfers/AcceptForm.tsx')).AcceptForm }));

/** In the address, in place of a student's id. */
const duplicates = 'duplicates';
const fromElsewhere = 'accept';

const pageActions = (app: PeopleProps, onOpen: (id: string) => void): PageAction[] => [
  ...importAction(app),
  { id: 'sheet', label: messages.sheet.button, icon: <Printer />, onRun: () => onOpen(newSheet) },
  { id: 'accept', label: messages.transfer.button, icon: <UserPlus />, onRun: () => onOpen(fromElsewhere) },
  { id: 'twins', label: messages.duplicates.button, icon: <Users />, onRun: () => onOpen(duplicates) },
];

const sameRow = (row: StudentRow) => row;
const seen = ({ id, version, student_name }: StudentRow) => ({ id, version, name: student_name });

const changesOf = (school_id: number) =>
  statusChanges((status) => {
    if (status === 'deleted') return rowsCall(deleteStudentCall, { school_id });
    if (status === 'restored') return rowsCall(reactivateStudentCall, { school_id });
    return rowsCall(activateStudentCall, { school_id, status });
  });

/** [GR-01, GR-05, GR-07, C2-06…C2-09] */
export function StudentsScreen({ app }: { readonly app: PeopleProps }) {
  const { person, schoolId } = app;
  const [columns] = useState(studentColumns);
  const [defaults] = useState(() => studentDefaults(person));
  const { load, exportFrom, loadRoom, loadRow } = useMemo(() => loadersOf(schoolId), [schoolId]);
  const [changes] = useState(() => changesOf(schoolId));
  const people = usePeopleList(app, { kind: 'students', load, columns, defaults, changes, loadRoom });
  const { list, room, canWrite } = people;
  const { refresh } = list;
  const [moving, setMoving] = useState<readonly StudentRow[]>([]);
  const [viewed, setViewed] = useState('');
  const [recorded, setRecorded] = useState<StudentRow | null>(null);
  const [released, setReleased] = useState<StudentRow | null>(null);
  const [erasing, setErasing] = useState<StudentRow | null>(null);
  const close = useCallback(() => list.onOpen(''), [list]);
  const stopMoving = () => setMoving([]);
  const done = () => {
    refresh();
    close();
  };
  const saved = (newcomer: Started | null) => {
    people.onAdded(newcomer);
    done();
  };
  return (
    <ResourceScreen
      {...people.screen}
      more={canWrite ? pageActions(app, list.onOpen) : []}
      exportFrom={exportFrom}
      seen={seen}
      onOpen={({ id }) => (canWrite ? list.onOpen(String(id)) : setViewed(String(id)))}
      actions={[
        { id: 'view', kind: 'open', onRun: ({ id }) => setViewed(String(id)) },
        { id: 'record', kind: 'history', onRun: setRecorded },
        ...(canWrite
          ? [
              ...rowActions({
                onEdit: ({ id }) => list.onOpen(String(id)),
                onMove: setMoving,
                onRelease: setReleased,
                onCodes: (rows) =>
                  people.onCodes({
                    kind: 'students',
                    people: rows.map(seen),
                    make: async (input, signal) =>
                      (await call(studentCodesCall, { ...input, school_id: schoolId }, { signal })).data
                        .sheet_id,
                  }),
                onReset: ({ id, student_name: name }) =>
                  people.onReset({
                    personId: id,
                    name,
                    run: () => call(resetStudentPasswordCall, { school_id: schoolId, id }),
                  }),
              }),
              ...people.accountsAction(({ id, student_name: name }) => ({ personId: id, name })),
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
        <OpenRow list={list} title={messages.students.title} load={loadRow}>
          {(student, form) => (
            <StudentForm {...form} student={student} room={room} app={app} onSaved={saved} />
          )}
        </OpenRow>
      )}
      <OpenRow list={{ open: viewed, onOpen: setViewed }} title={messages.view.title} load={loadRow}>
        {(student, { onClose }) => student && <StudentView student={student} onClose={onClose} />}
      </OpenRow>
      <Suspense>
        {canWrite && list.open === duplicates && <DuplicatesDialog schoolId={schoolId} onClose={done} />}
        {room && canWrite && list.open === fromElsewhere && (
          <AcceptForm room={room} app={app} onClose={close} onSaved={saved} />
        )}
        {released && <ReleaseDialog student={released} app={app} onClose={() => setReleased(null)} />}
        {recorded && (
          <RecordDialog schoolId={schoolId} student={recorded} onClose={() => setRecorded(null)} />
        )}
        {erasing && (
          <EraseDialog
            student={erasing}
            app={app}
            onErased={() => {
              setErasing(null);
              refresh();
            }}
            onClose={() => setErasing(null)}
          />
        )}
      </Suspense>
      {room && moving.length > 0 && (
        <MoveDialog
          students={moving}
          room={room}
          app={app}
          onClose={stopMoving}
          onSaved={() => {
            stopMoving();
            refresh();
          }}
        />
      )}
      {people.dialogs}
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
