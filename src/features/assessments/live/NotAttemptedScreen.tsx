import TimerReset from 'lucide-react/icons/timer-reset';
import { useCallback, useMemo, useState } from 'react';
import { unattemtedAssessmentStudentCall } from '#contract/assessments/calls/unattemted-assessment-student.call.ts';
import type { NotAttemptedStudent } from '#contract/assessments/marks.wire.ts';
import { textColumn } from '#src/lib/resource/columns.tsx';
import { OpenRow } from '#src/lib/resource/OpenRow.tsx';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import type { QuestionsProps } from '../assessments-site.ts';
import { ExceptionForm } from '../schedule/ExceptionForm.tsx';
import { scheduleMessages } from '../schedule/schedule-messages.en.ts';
import { liveMessages } from './live-messages.en.ts';
import { loadException } from './load-exception.ts';

const messages = liveMessages.missing;

type Row = NotAttemptedStudent & { readonly id: number };

const columnsOf = (): readonly GridColumn<Row>[] => [
  textColumn<Row>('name', messages.columns.student, (row) => row.student_name, { sortable: true, width: 11 }),
  textColumn<Row>('place', messages.columns.place, (row) => `${row.grade_name} ${row.division_name}`.trim(), {
    sortable: true,
    width: 9,
  }),
  {
    id: 'excused',
    header: messages.columns.excused,
    cell: ({ is_excused: isExcused }) => (isExcused === 1 ? <Badge>{messages.excused}</Badge> : ''),
    value: ({ is_excused: isExcused }) => (isExcused === 1 ? messages.excused : ''),
    width: 8,
  },
];
const seen = ({ id, student_name: name }: Row) => ({ id, version: 0, name });

interface NotAttemptedScreenProps {
  readonly site: QuestionsProps;
  readonly assessmentId: number;
  readonly onBack: () => void;
}

/** [CE-03] Who never started an assessment, to excuse them or to let them in later. */
export function NotAttemptedScreen({ site, assessmentId, onBack }: NotAttemptedScreenProps) {
  const { person, address, listen } = site;
  const [columns] = useState(columnsOf);
  const load = useMemo(
    () =>
      pageLoader(
        unattemtedAssessmentStudentCall,
        { assessment_id: assessmentId },
        (row: NotAttemptedStudent): Row => ({ ...row, id: row.student_id }),
      ),
    [assessmentId],
  );
  const list = useResourceGrid({
    name: 'assessment-not-attempted',
    personId: person.id,
    load,
    columns,
    address,
    listen,
  });
  const loadRow = useCallback(
    (id: number, signal: AbortSignal) => loadException(assessmentId, id, person.school.timeZone, signal),
    [assessmentId, person.school.timeZone],
  );
  const onOpen = ({ id }: Row) => list.onOpen(String(id));
  return (
    <ResourceScreen
      title={messages.title}
      text={messages.text}
      caption={messages.title}
      list={list}
      seen={seen}
      tools={<Button onClick={onBack}>{liveMessages.back}</Button>}
      texts={{ emptyTitle: messages.emptyTitle, emptyText: messages.emptyText }}
      onOpen={onOpen}
      actions={[{ id: 'exception', label: liveMessages.exception, icon: <TimerReset />, onRun: onOpen }]}
    >
      <OpenRow list={list} title={scheduleMessages.differ} load={loadRow}>
        {(student, form) =>
          student && <ExceptionForm {...form} student={student} assessmentId={assessmentId} site={site} />
        }
      </OpenRow>
    </ResourceScreen>
  );
}
