import GalleryVerticalEnd from 'lucide-react/icons/gallery-vertical-end';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { allows } from '#contract/core/school-settings.ts';
import { resetPersonPasswordCall } from '#contract/people/calls/reset-person-password.call.ts';
import { studentListByFacultyCall } from '#contract/people/calls/student-list-by-faculty.call.ts';
import type { StudentRow } from '#contract/people/people.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { OpenRow } from '#src/lib/resource/OpenRow.tsx';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import type { ResourceAction } from '#src/lib/resource/ResourceGrid.tsx';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import { ContactForm } from './ContactForm.tsx';
import { studentDefaults } from './hidden-columns.ts';
import { peopleMessages as messages } from './messages.en.ts';
import type { PeopleProps, ResetCommand } from './people-props.ts';
import { studentColumns } from './person-columns.tsx';
import { loadStudent } from './student-form.ts';
import { usePeopleFilters } from './use-people-filters.ts';

const load = pageLoader(studentListByFacultyCall, {}, (row: StudentRow) => row);
const loadRow = (id: number, signal: AbortSignal) => loadStudent(0, id, signal);
const seen = ({ id, version, student_name }: StudentRow) => ({ id, version, name: student_name });

/** [GR-02, RP-21, C2-06] */
export function MyStudentsScreen({ app }: { readonly app: PeopleProps }) {
  const { person } = app;
  const [columns] = useState(studentColumns);
  const [defaults] = useState(() => studentDefaults(person));
  const list = useResourceGrid({
    name: 'my-students',
    personId: person.id,
    load,
    columns,
    address: app.address,
    listen: app.listen,
    defaults,
  });
  const filters = usePeopleFilters({
    schoolId: 0,
    teacherId: person.id,
    model: person.school.model,
    chosen: list.state.filters,
  });
  const [reset, setReset] = useState<ResetCommand | null>(null);
  const texts = messages.mine;
  const open = ({ id }: StudentRow) => list.onOpen(String(id));
  return (
    <ResourceScreen
      title={texts.title}
      text={texts.text}
      caption={texts.title}
      list={list}
      seen={seen}
      texts={{ search: messages.students.search, emptyTitle: texts.emptyTitle, emptyText: texts.emptyText }}
      onOpen={person.school.isDemo ? undefined : open}
      filters={filters}
      actions={[
        ...(person.school.isDemo ? [] : [{ id: 'edit', kind: 'edit' as const, onRun: open }]),
        ...(app.onPortfolio ? [portfolioAction(app.onPortfolio)] : []),
        ...(!person.school.isDemo && allows(person, 'student_pass_visible_TofacultyAdmin')
          ? [resetAction(setReset)]
          : []),
      ]}
    >
      {list.open !== 'new' && (
        <OpenRow list={list} title={texts.title} load={loadRow}>
          {(student, form) => student && <ContactForm {...form} student={student} app={app} />}
        </OpenRow>
      )}
      {reset && app.renderReset(reset, () => setReset(null))}
    </ResourceScreen>
  );
}

/** [CA-04] Opens the student's portfolio. */
const portfolioAction = (onPortfolio: (studentId: number) => void): ResourceAction<StudentRow> => ({
  id: 'portfolio',
  label: messages.actions.portfolio,
  icon: <GalleryVerticalEnd />,
  onRun: ({ id }) => onPortfolio(id),
});

/** [QU-06] For students who can sign in; the server checks the school's setting again. */
const resetAction = (onReset: (wish: ResetCommand) => void): ResourceAction<StudentRow> => ({
  id: 'reset',
  label: messages.actions.reset,
  icon: <KeyRound />,
  when: ({ status }) => status === 'active',
  onRun: ({ id, student_name: name }) =>
    onReset({ personId: id, name, run: () => call(resetPersonPasswordCall, { person_id: id }) }),
});
