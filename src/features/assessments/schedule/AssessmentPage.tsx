import ClipboardList from 'lucide-react/icons/clipboard-list';
import KeyRound from 'lucide-react/icons/key-round';
import KeySquare from 'lucide-react/icons/key-square';
import Timer from 'lucide-react/icons/timer';
import { useCallback, useMemo, useState } from 'react';
import { assessmentLimits } from '#contract/assessments/assessments.rules.ts';
import { generateStudentOtpCall } from '#contract/assessments/calls/generate-student-otp.call.ts';
import { scheduleAssessmentStudentCall } from '#contract/assessments/calls/schedule-assessment-student.call.ts';
import type { ScheduledStudent } from '#contract/assessments/schedule.wire.ts';
import { roles } from '#contract/core/roles.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { OpenRow } from '#src/lib/resource/OpenRow.tsx';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import { useRowActions } from '#src/lib/resource/use-row-actions.ts';
import { useThingTitle } from '#src/lib/screen-title.ts';
import { tellFailure } from '#src/lib/tell-failure.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { formatMoment } from '#src/lib/words/dates.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import type { QuestionsProps } from '../assessments-props.ts';
import { useAssessmentPages } from '../live/use-assessment-pages.ts';
import { markingDesk } from '../marking/desk-messages.en.ts';
import { resultsMessages } from '../results/results-messages.en.ts';
import { AccommodationForm } from './AccommodationForm.tsx';
import { AssessmentFacts } from './AssessmentFacts.tsx';
import { loadStudent, studentsWithoutCode } from './assessment-students.ts';
import { CodesDialog, type MadeCode } from './CodesDialog.tsx';
import { differenceMessages as differences } from './difference-messages.en.ts';
import { deleteDraft, draftRemoval } from './draft-removal.ts';
import { ExceptionForm } from './ExceptionForm.tsx';
import { editorMessages as editorTexts } from './editor-messages.en.ts';
import { loadAssessment } from './load-schedule.ts';
import { isOver, moreOf } from './page-actions.ts';
import { scheduleMessages as messages } from './schedule-messages.en.ts';
import { type StudentRow, studentColumns } from './student-columns.tsx';
import { TakeBackCodes } from './TakeBackCodes.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';

interface AssessmentPageProps {
  readonly app: QuestionsProps;
  readonly assessmentId: number;
  readonly onBack: () => void;
  readonly onResults: () => void;
  readonly onMark: () => void;
  readonly onPracticals: () => void;
  readonly onChange: () => void;
  readonly onAgain: () => void;
}

/** [CE-01, CE-03] One assessment with its students, their differences and codes. */
export function AssessmentPage(props: AssessmentPageProps) {
  const { app, assessmentId, onBack, onResults, onMark, onPracticals, onChange, onAgain } = props;
  const { person, address, listen } = app;
  const [columns] = useState(studentColumns);
  const pages = useAssessmentPages(assessmentId);
  const [isLeaving, setLeaving] = useState(false);
  const [codes, setCodes] = useState<readonly MadeCode[] | null>(null);
  const [taken, setTaken] = useState<readonly number[] | null>(null);
  const [accommodated, setAccommodated] = useState<StudentRow | null>(null);
  const load = useMemo(
    () =>
      pageLoader(
        scheduleAssessmentStudentCall,
        { assessment_id: assessmentId },
        (row: ScheduledStudent): StudentRow => ({ ...row, id: row.student_id }),
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
  const loadFacts = useCallback(
    (signal: AbortSignal) => loadAssessment(assessmentId, signal),
    [assessmentId],
  );
  const [loaded, , retry] = useLoaded(loadFacts, list.round);
  const loadException = useCallback(
    (id: number, signal: AbortSignal) => loadStudent(assessmentId, id, person.school.timeZone, signal),
    [assessmentId, person.school.timeZone],
  );
  const removing = useRowActions({
    changes: draftRemoval,
    sessionLive: app.sessionLive,
    // Opens the list, where the assessment is gone; after undoing, it is there again.
    onChanged: onBack,
  });
  const back = <Button onClick={onBack}>{messages.back}</Button>;
  useThingTitle(loaded.kind === 'loaded' ? loaded.data.name : '');
  if (loaded.kind === 'loading')
    return (
      <Stack>
        <div>{back}</div>
        <Skeleton label={messages.loading} shape="rows" count={6} />
      </Stack>
    );
  if (loaded.kind === 'failed' && loaded.code !== 'not_found') {
    return <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retry }} />;
  }
  const schedule = loaded.kind === 'loaded' ? loaded.data.schedule : null;
  // Teachers cannot read the schedule of another author's assessment.
  const isOwn = schedule !== null && person.role === roles.faculty;
  // A draft has no students, so there is nothing to mark or read.
  const isGiven = schedule?.values.state !== 'draft';
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
  /** Students with a code keep it, so printed sheets stay valid. */
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
      title={loaded.kind === 'loaded' ? loaded.data.name : messages.edit}
      caption={messages.studentsTitle}
      list={list}
      seen={({ id, student_name: name, version }: StudentRow) => ({ id, version, name })}
      changes={removing}
      tools={
        <>
          {back}
          {needsCode && person.role === roles.faculty && (
            <Button icon={<KeyRound />} onClick={() => void makeAll()}>
              {messages.makeCodes}
            </Button>
          )}
          {isOwn && (
            <Button
              variant={isGiven ? 'secondary' : 'primary'}
              onClick={isOver(schedule) ? onAgain : onChange}
            >
              {isOver(schedule) ? editorTexts.again : messages.change}
            </Button>
          )}
          {isGiven && schedule?.values.kind === 'practical' && (
            <Button onClick={onPracticals}>{messages.practicals}</Button>
          )}
          {isGiven && schedule?.values.kind !== 'practical' && (
            <Button onClick={onMark}>{markingDesk.title}</Button>
          )}
          {isGiven && (
            <Button variant="primary" icon={<ClipboardList />} onClick={onResults}>
              {resultsMessages.title}
            </Button>
          )}
        </>
      }
      more={[
        // A draft has nothing to watch or count.
        ...(isGiven ? pages : []),
        ...(isOwn
          ? moreOf(schedule, {
              onAgain,
              onChange,
              onLeave: () => setLeaving(true),
              onDelete: () => deleteDraft(removing, schedule),
            })
          : []),
      ]}
      {...(!isGiven && { texts: { emptyTitle: messages.draftEmpty, emptyText: messages.draftEmptyText } })}
      above={schedule && <AssessmentFacts of={schedule.facts} />}
      onOpen={(row) => list.onOpen(String(row.id))}
      actions={[
        { id: 'differ', kind: 'open', onRun: (row) => list.onOpen(String(row.id)) },
        { id: 'factor', label: differences.factorAction, icon: <Timer />, onRun: setAccommodated },
        ...(needsCode && person.role === roles.faculty
          ? [
              {
                id: 'code',
                label: messages.makeOne,
                icon: <KeyRound />,
                isBulk: true,
                onRun: (row: StudentRow) => void make([row.student_id]),
                onRunMany: (rows: StudentRow[]) => void make(rows.map(({ student_id: id }) => id)),
              },
              {
                id: 'take-back',
                label: differences.takeBack,
                icon: <KeySquare />,
                isBulk: true,
                onRun: (row: StudentRow) => setTaken([row.student_id]),
                onRunMany: (rows: StudentRow[]) => setTaken(rows.map(({ student_id: id }) => id)),
              },
            ]
          : []),
      ]}
    >
      <OpenRow list={list} title={messages.differ} load={loadException}>
        {(student, form) =>
          student && <ExceptionForm {...form} student={student} assessmentId={assessmentId} app={app} />
        }
      </OpenRow>
      {accommodated && (
        <AccommodationForm
          key={accommodated.id}
          student={accommodated}
          app={app}
          onSaved={list.refresh}
          onClose={() => setAccommodated(null)}
        />
      )}
      <TakeBackCodes
        assessmentId={assessmentId}
        studentIds={taken}
        onClose={() => setTaken(null)}
        onTaken={list.refresh}
      />
      {isOwn && isLeaving && (
        <WithdrawForm
          schedule={schedule}
          app={app}
          onClose={() => setLeaving(false)}
          onDone={() => {
            setLeaving(false);
            list.refresh();
          }}
        />
      )}
      {codes && (
        <CodesDialog
          title={schedule?.values.assessment_name ?? ''}
          when={
            schedule?.facts.opens_at ? formatMoment(schedule.facts.opens_at, schedule.facts.time_zone) : ''
          }
          codes={codes}
          onClose={() => setCodes(null)}
        />
      )}
    </ResourceScreen>
  );
}
