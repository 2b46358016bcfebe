import ClipboardList from 'lucide-react/icons/clipboard-list';
import KeyRound from 'lucide-react/icons/key-round';
import { useCallback, useMemo, useState } from 'react';
import { assessmentLimits } from '#contract/assessments/assessments.rules.ts';
import { generateStudentOtpCall } from '#contract/assessments/calls/generate-student-otp.call.ts';
import { getGenerateAllOtpCall } from '#contract/assessments/calls/get-generate-all-otp.call.ts';
import { scheduleAssessmentStudentCall } from '#contract/assessments/calls/schedule-assessment-student.call.ts';
import type { ScheduledStudent } from '#contract/assessments/schedule.wire.ts';
import { rowsAtMost } from '#contract/core/page.ts';
import { roles } from '#contract/core/roles.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { textColumn } from '#src/lib/resource/columns.tsx';
import { OpenRow } from '#src/lib/resource/OpenRow.tsx';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import { tellFailure } from '#src/lib/tell-failure.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { formatMoment } from '#src/lib/words/dates.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { css } from '#styled/css';
import type { QuestionsProps } from '../assessments-site.ts';
import { markingDesk } from '../marking/desk-messages.en.ts';
import { resultsMessages } from '../results/results-messages.en.ts';
import { CodesDialog, type MadeCode } from './CodesDialog.tsx';
import { ExceptionForm, toException } from './ExceptionForm.tsx';
import { loadSchedule } from './ScheduleForm.tsx';
import { scheduleMessages as messages } from './schedule-messages.en.ts';

const facts = css({ display: 'flex', flexWrap: 'wrap', gap: '2', mb: '3' });

type Row = ScheduledStudent & { readonly id: number };

const tones = {
  none: 'neutral',
  open: 'info',
  handed_in: 'warning',
  marked: 'success',
  released: 'success',
  sent_back: 'warning',
} as const;

const stateOf = ({ attempt_state: state }: ScheduledStudent) => state ?? 'none';
const placeOf = (row: ScheduledStudent) => `${row.grade_name} ${row.division_name}`.trim();
const moreOf = ({ extra_minutes: extra, factor }: ScheduledStudent): string =>
  [
    ...(extra > 0 ? [`+${formatNumber(extra)}`] : []),
    ...(factor > 100 ? [`× ${formatNumber(factor / 100, 2)}`] : []),
  ].join(', ');

const columnsOf = (): readonly GridColumn<Row>[] => [
  textColumn<Row>('name', messages.columns.student, (row) => row.student_name, { sortable: true, width: 11 }),
  textColumn<Row>('place', messages.columns.place, placeOf, { sortable: true, width: 8 }),
  {
    id: 'state',
    header: messages.columns.state,
    cell: (row) =>
      row.is_excused === 1 ? (
        <Badge>{messages.excused}</Badge>
      ) : (
        <Badge tone={tones[stateOf(row)]}>{messages.attemptStates[stateOf(row)]}</Badge>
      ),
    value: (row) => messages.attemptStates[stateOf(row)],
    width: 9,
  },
  textColumn<Row>('more', messages.columns.more, moreOf, { width: 7 }),
];

interface AssessmentPageProps {
  readonly site: QuestionsProps;
  readonly assessmentId: number;
  readonly onBack: () => void;
  readonly onResults: () => void;
  readonly onMark: () => void;
  readonly onPracticals: () => void;
}

/** [CE-01, CE-03] One assessment for those who give it or read it: its students, what differs for each, and their codes. */
export function AssessmentPage({
  site,
  assessmentId,
  onBack,
  onResults,
  onMark,
  onPracticals,
}: AssessmentPageProps) {
  const { person, address, listen } = site;
  const [columns] = useState(columnsOf);
  const [codes, setCodes] = useState<readonly MadeCode[] | null>(null);
  const load = useMemo(
    () =>
      pageLoader(
        scheduleAssessmentStudentCall,
        { assessment_id: assessmentId },
        (row: ScheduledStudent): Row => ({ ...row, id: row.student_id }),
      ),
    [assessmentId],
  );
  const list = useResourceGrid({
    name: 'assessment-students',
    personId: person.id,
    load,
    columns,
    address,
    listen,
  });
  const loadFacts = useCallback((signal: AbortSignal) => loadSchedule(assessmentId, signal), [assessmentId]);
  const [loaded, , retry] = useLoaded(loadFacts, list.round);
  const loadException = useCallback(
    (id: number, signal: AbortSignal) => loadStudent(assessmentId, id, person.school.timeZone, signal),
    [assessmentId, person.school.timeZone],
  );
  const back = <Button onClick={onBack}>{messages.back}</Button>;
  // Who teaches some of its students alone does not read how it is made.
  if (loaded.kind === 'failed' && loaded.code !== 'not_found' && loaded.code !== 'forbidden') {
    return <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retry }} />;
  }
  const schedule = loaded.kind === 'loaded' ? loaded.data : null;
  const needsCode = schedule?.values.needs_code === true;
  const make = async (studentIds: readonly number[]) => {
    const made: MadeCode[] = [];
    try {
      for (let from = 0; from < studentIds.length; from += assessmentLimits.students) {
        const some = studentIds.slice(from, from + assessmentLimits.students);
        const input = { assessment_id: assessmentId, student_ids: some };
        made.push(...(await call(generateStudentOtpCall, input)).data);
      }
    } catch (error) {
      tellFailure(error);
    }
    if (made.length > 0) setCodes(made);
    list.refresh();
  };
  /** Who has a code keeps it: a sheet that was printed stays good. */
  const makeAll = async () => {
    try {
      const without = await studentsWithoutCode(assessmentId);
      if (without.length > 0) await make(without);
      else alerts.show({ tone: 'info', title: messages.allHaveCodes });
    } catch (error) {
      tellFailure(error);
    }
  };
  return (
    <ResourceScreen
      title={schedule?.values.assessment_name ?? messages.edit}
      caption={messages.studentsTitle}
      list={list}
      seen={({ id, student_name: name, version }: Row) => ({ id, version, name })}
      tools={
        <>
          {back}
          {needsCode && person.role === roles.faculty && (
            <Button icon={<KeyRound />} onClick={() => void makeAll()}>
              {messages.makeCodes}
            </Button>
          )}
          {schedule?.values.kind === 'practical' && (
            <Button onClick={onPracticals}>{messages.practicals}</Button>
          )}
          {schedule?.values.kind !== 'practical' && <Button onClick={onMark}>{markingDesk.title}</Button>}
          <Button variant="primary" icon={<ClipboardList />} onClick={onResults}>
            {resultsMessages.title}
          </Button>
        </>
      }
      above={schedule && <Facts of={schedule.facts} />}
      onOpen={(row) => list.onOpen(String(row.id))}
      actions={[
        { id: 'differ', kind: 'open', onRun: (row) => list.onOpen(String(row.id)) },
        ...(needsCode && person.role === roles.faculty
          ? [
              {
                id: 'code',
                label: messages.makeOne,
                icon: <KeyRound />,
                isBulk: true,
                onRun: (row: Row) => void make([row.student_id]),
                onRunMany: (rows: Row[]) => void make(rows.map(({ student_id: id }) => id)),
              },
            ]
          : []),
      ]}
    >
      <OpenRow list={list} title={messages.differ} load={loadException}>
        {(student, form) =>
          student && <ExceptionForm {...form} student={student} assessmentId={assessmentId} site={site} />
        }
      </OpenRow>
      {codes && (
        <CodesDialog
          title={schedule?.values.assessment_name ?? ''}
          codes={codes}
          onClose={() => setCodes(null)}
        />
      )}
    </ResourceScreen>
  );
}

/** Page by page: a page is at most a hundred. */
async function* allStudents(assessmentId: number, signal?: AbortSignal) {
  for (let page = 1, seen = 0; ; page += 1) {
    const input = { assessment_id: assessmentId, page, size: rowsAtMost };
    const { rows, total } = await call(scheduleAssessmentStudentCall, input, signal ? { signal } : {});
    yield* rows;
    seen += rows.length;
    if (rows.length === 0 || seen >= total) return;
  }
}

async function studentsWithoutCode(assessmentId: number): Promise<number[]> {
  const without: number[] = [];
  for (let page = 1, seen = 0; ; page += 1) {
    const input = { assessment_id: assessmentId, page, size: rowsAtMost };
    const { rows, total } = await call(getGenerateAllOtpCall, input);
    for (const { student_id: id, state } of rows)
      if (state === 'none' || state === 'expired') without.push(id);
    seen += rows.length;
    if (rows.length === 0 || seen >= total) return without;
  }
}

async function loadStudent(assessmentId: number, studentId: number, timeZone: string, signal: AbortSignal) {
  for await (const row of allStudents(assessmentId, signal))
    if (row.student_id === studentId) return toException(row, timeZone);
  return null;
}

function Facts({ of }: { readonly of: Awaited<ReturnType<typeof loadSchedule>>['facts'] }) {
  const moment = (at: number | null, words: (when: string) => string) =>
    at === null ? [] : [words(formatMoment(at, of.time_zone))];
  const shown = [
    messages.kinds[of.values.kind],
    messages.minutes(of.values.minutes),
    messages.questions(of.values.items.length, of.marks),
    messages.students(of.students),
    ...moment(of.opens_at, messages.opensAt),
    ...moment(of.last_start_at, messages.lastStartAt),
    ...moment(of.closes_at, messages.closesAt),
  ];
  return (
    <div className={facts}>
      {shown.map((text) => (
        <Badge key={text}>{text}</Badge>
      ))}
    </div>
  );
}
