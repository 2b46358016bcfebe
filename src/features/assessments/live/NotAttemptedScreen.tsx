import BellRing from 'lucide-react/icons/bell-ring';
import TimerReset from 'lucide-react/icons/timer-reset';
import { useCallback, useMemo, useState } from 'react';
import { unattemtedAssessmentStudentCall } from '#contract/assessments/calls/unattemted-assessment-student.call.ts';
import type { NotAttemptedStudent } from '#contract/assessments/marks.wire.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { textColumn } from '#src/lib/resource/columns.tsx';
import { OpenRow } from '#src/lib/resource/OpenRow.tsx';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import { errorText } from '#src/lib/tell-failure.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import type { QuestionsProps } from '../assessments-props.ts';
import { ExceptionForm } from '../schedule/ExceptionForm.tsx';
import { scheduleMessages } from '../schedule/schedule-messages.en.ts';
import { liveMessages } from './live-messages.en.ts';
import { loadException } from './load-exception.ts';
import { RemindDialog, remind } from './RemindDialog.tsx';

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
  {
    id: 'reminded',
    header: messages.columns.reminded,
    cell: ({ is_reminded: isReminded }) =>
      isReminded === 1 ? <Badge tone="info">{messages.today}</Badge> : '',
    value: ({ is_reminded: isReminded }) => (isReminded === 1 ? messages.today : ''),
    width: 8,
  },
];
const seen = ({ id, student_name: name }: Row) => ({ id, version: 0, name });

interface NotAttemptedScreenProps {
  readonly app: QuestionsProps;
  readonly assessmentId: number;
  readonly onBack: () => void;
}

/** [CE-03] Students who never started: to remind, excuse or let in later. */
export function NotAttemptedScreen({ app, assessmentId, onBack }: NotAttemptedScreenProps) {
  const { person, address, listen } = app;
  const [columns] = useState(columnsOf);
  const [isAsked, setAsked] = useState(false);
  const together = useRefresh(listen);
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
    together,
  });
  const loadWhole = useCallback(
    (signal: AbortSignal) =>
      call(unattemtedAssessmentStudentCall, { assessment_id: assessmentId, size: 1 }, { signal }),
    [assessmentId],
  );
  const [whole] = useLoaded(loadWhole, together.round);
  const toRemind = whole.kind === 'loaded' ? whole.data.to_remind : 0;
  const loadRow = useCallback(
    (id: number, signal: AbortSignal) => loadException(assessmentId, id, person.school.timeZone, signal),
    [assessmentId, person.school.timeZone],
  );
  const remindSome = async (ids: readonly number[]) => {
    try {
      alerts.show(await remind(assessmentId, ids));
      together.refresh();
    } catch (error) {
      alerts.show({ tone: 'error', title: messages.remindFailed, text: errorText(error) });
    }
  };
  const onOpen = ({ id }: Row) => list.onOpen(String(id));
  const whyNot = person.school.isDemo
    ? messages.remindDemo
    : whole.kind === 'loaded' && whole.data.total > 0 && toRemind === 0
      ? messages.remindNobody
      : undefined;
  return (
    <ResourceScreen
      title={messages.title}
      text={messages.text}
      caption={messages.title}
      list={list}
      seen={seen}
      tools={
        <>
          <Button onClick={onBack}>{liveMessages.back}</Button>
          <Button
            icon={<BellRing />}
            disabledReason={whyNot}
            reasonInSight={whyNot !== undefined}
            onClick={() => setAsked(true)}
          >
            {toRemind > 0 ? messages.remindCount(toRemind) : messages.remind}
          </Button>
        </>
      }
      texts={{ emptyTitle: messages.emptyTitle, emptyText: messages.emptyText }}
      onOpen={onOpen}
      actions={[
        {
          id: 'remind',
          label: messages.remind,
          icon: <BellRing />,
          isBulk: true,
          when: ({ is_reminded: isReminded, is_excused: isExcused }) => isReminded === 0 && isExcused === 0,
          onRun: ({ id }) => void remindSome([id]),
          onRunMany: (rows) => void remindSome(rows.map(({ id }) => id)),
        },
        { id: 'exception', label: liveMessages.exception, icon: <TimerReset />, onRun: onOpen },
      ]}
    >
      {isAsked && (
        <RemindDialog
          assessmentId={assessmentId}
          count={toRemind}
          onEnd={() => {
            setAsked(false);
            together.refresh();
          }}
          onCancel={() => setAsked(false)}
        />
      )}
      <OpenRow list={list} title={scheduleMessages.differ} load={loadRow}>
        {(student, form) =>
          student && <ExceptionForm {...form} student={student} assessmentId={assessmentId} app={app} />
        }
      </OpenRow>
    </ResourceScreen>
  );
}
