import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import Eye from 'lucide-react/icons/eye';
import KeyRound from 'lucide-react/icons/key-round';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import { useCallback, useMemo, useState } from 'react';
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
import type { ResourceAction } from '#src/lib/resource/ResourceGrid.tsx';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import { useRowActions } from '#src/lib/resource/use-row-actions.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { toldRows } from '#src/lib/words/refusal-words.ts';
import { Button } from '#src/ui/Button.tsx';
import { type Added, AddedDialog } from './AddedDialog.tsx';
import { studentDefaults } from './hidden-columns.ts';
import { LicenceLine } from './LicenceLine.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { peopleMessages as messages } from './messages.en.ts';
import type { PeopleSite, ResetWish } from './people-site.ts';
import { studentColumns } from './person-columns.tsx';
import { newSheet, Sheets } from './Sheets.tsx';
import { StudentForm } from './StudentForm.tsx';
import { StudentView } from './StudentView.tsx';
import { statusActions } from './status-actions.tsx';
import { statusChanges } from './status-changes.ts';
import { loadStudent } from './student-form.ts';
import { usePeopleFilters } from './use-people-filters.ts';

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
  const [added, setAdded] = useState<Added | null>(null);
  const [reset, setReset] = useState<ResetWish | null>(null);
  const [moving, setMoving] = useState<readonly StudentRow[]>([]);
  const [viewed, setViewed] = useState('');
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
      tools={
        canWrite && (
          <Button icon={<Printer />} onClick={() => list.onOpen(newSheet)}>
            {messages.sheet.button}
          </Button>
        )
      }
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
        {
          id: 'view',
          label: messages.actions.view,
          icon: <Eye />,
          onRun: ({ id }) => setViewed(String(id)),
        },
        ...(canWrite
          ? [
              ...rowActions({
                onEdit: ({ id }) => list.onOpen(String(id)),
                onMove: setMoving,
                onReset: ({ id, student_name: name }) =>
                  setReset({
                    personId: id,
                    name,
                    run: () => call(resetStudentPasswordCall, { school_id: schoolId, id }),
                  }),
              }),
              ...statusActions(list.state.filters['status']),
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
      {canWrite && <Sheets room={room} site={site} open={list.open} onOpen={list.onOpen} />}
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
      {added && list.open === '' && <AddedDialog added={added} onClosed={() => setAdded(null)} />}
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

interface RowWishes {
  readonly onEdit: (row: StudentRow) => void;
  readonly onMove: (rows: StudentRow[]) => void;
  readonly onReset: (row: StudentRow) => void;
}

const isHere = ({ status }: StudentRow) => status === 'active' || status === 'inactive';

/** [RP-21, GR-01] */
const rowActions = ({ onEdit, onMove, onReset }: RowWishes): ResourceAction<StudentRow>[] => [
  { id: 'edit', label: messages.actions.edit, icon: <Pencil />, onRun: onEdit },
  {
    id: 'move',
    label: messages.actions.move,
    icon: <ArrowRightLeft />,
    when: isHere,
    onRun: (row) => onMove([row]),
    isBulk: true,
    onRunMany: onMove,
  },
  {
    id: 'reset',
    label: messages.actions.reset,
    icon: <KeyRound />,
    when: ({ status }) => status === 'active',
    onRun: onReset,
  },
];
