import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { assessmentLimits } from '#contract/assessments/assessments.rules.ts';
import { completedPracticalAssessmentAnswerCall } from '#contract/assessments/calls/completed-practical-assessment-answer.call.ts';
import { submitPracticalReviewResultCall } from '#contract/assessments/calls/submit-practical-review-result.call.ts';
import { updatedRubericDataCall } from '#contract/assessments/calls/updated-ruberic-data.call.ts';
import { marksForPoints } from '#contract/assessments/practical.rules.ts';
import { type PracticalAnswer, practicalReviewFields } from '#contract/assessments/practical.wire.ts';
import { toHundredths, toMarks } from '#contract/assessments/question-types.rules.ts';
import type { DeskRubric } from '#contract/review/review.wire.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { FormMergeDialog } from '#src/lib/form/FormMergeDialog.tsx';
import { FormNotices } from '#src/lib/form/FormNotices.tsx';
import { formMessages } from '#src/lib/form/messages.en.ts';
import { UnsavedWork } from '#src/lib/form/UnsavedWork.tsx';
import { useForm } from '#src/lib/form/use-form.ts';
import { formatMoment } from '#src/lib/words/dates.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { css } from '#styled/css';
import type { AssessmentProps } from '../assessments-props.ts';
import type { PracticalKey } from './PracticalsScreen.tsx';
import { practicalMessages as messages } from './practical-messages.en.ts';

const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const sum = css({ textStyle: 'label' });
const quiet = css({ textStyle: 'caption', color: 'text.muted' });

export interface Desk {
  readonly work: PracticalAnswer;
  readonly rubrics: readonly DeskRubric[];
}

export interface Scored {
  readonly rubricId: number;
  readonly scores: readonly { readonly position: number; readonly level: number }[];
}

export type RenderRubric = (
  rubrics: readonly DeskRubric[],
  draft: Scored,
  onChange: (fields: Partial<Scored>) => void,
) => ReactNode;

interface Values extends Scored {
  readonly feedback: string;
}

const reviewForm = defineForm<Values, Values>({
  name: 'practical-review',
  schema: practicalReviewFields,
  blank: { rubricId: 0, scores: [], feedback: '' },
});

const storedOf = ({ rubric_id: rubricId, scores, feedback, version, state }: PracticalAnswer) => ({
  version,
  values: {
    rubricId,
    scores: scores.map(({ position, level }) => ({ position, level })),
    // After sending back, the feedback is the reason for that and does not belong to the marks.
    feedback: state === 'sent_back' ? '' : feedback,
  },
});

interface PracticalMarksProps {
  readonly app: Pick<AssessmentProps, 'person' | 'sessionLive'>;
  readonly desk: Desk;
  readonly renderRubric: RenderRubric;
  readonly onMoved: (next: PracticalKey | null) => void;
  /** Leads to where the student gets another time. */
  readonly onMoreTime: (studentId: number) => void;
}

/** A level for each criterion, with feedback, gives the marks; or the attempt is sent back. */
export function PracticalMarks({
  app,
  desk: { work, rubrics },
  renderRubric,
  onMoved,
  onMoreTime,
}: PracticalMarksProps) {
  const of = { attempt_id: work.attempt_id, position: work.position };
  const [isAsking, setAsking] = useState(false);
  const isMarked = work.scores.length > 0;
  const form = useForm({
    definition: reviewForm,
    of: `${of.attempt_id}-${of.position}`,
    personId: app.person.id,
    sessionLive: app.sessionLive,
    stored: storedOf(work),
    labels: messages.fields,
    issueTexts: { needs_level: messages.scoresNeeded, needs_feedback: messages.needsFeedback },
    save: async ({ values, version, intent }, signal) => {
      const input = { ...of, ...values, scores: [...values.scores], version };
      if (intent === 'send_back')
        await call(submitPracticalReviewResultCall, { ...input, decision: 'send_back' }, { signal });
      else if (isMarked) await call(updatedRubericDataCall, input, { signal });
      else await call(submitPracticalReviewResultCall, input, { signal });
      return intent;
    },
    loadStored: async (signal) =>
      storedOf((await call(completedPracticalAssessmentAnswerCall, of, { signal })).data),
    onSaved: (intent) => {
      const title = intent === 'send_back' ? messages.backDone : messages.done;
      alerts.show({ tone: 'success', title: title(work.student_name) });
      onMoved(work.next && { attemptId: work.next.attempt_id, position: work.next.position });
    },
    onClosed: () => undefined,
  });
  const { values, view } = form;
  const isBusy = view.stage === 'busy';
  const rubricPart = useRef<HTMLDivElement>(null);
  useMarkingKeys({
    onRubric: () => rubricPart.current?.querySelector<HTMLElement>('input[type=radio]')?.focus(),
    onMark: () => !isBusy && form.submit('mark'),
  });
  if (work.state === 'sent_back') return <SentBack work={work} onMoreTime={onMoreTime} />;
  const change = ({ rubricId, scores }: Partial<Scored>) => {
    if (rubricId !== undefined && rubricId !== values.rubricId) {
      form.set('rubricId', rubricId);
      form.set('scores', []);
    }
    if (scores) form.set('scores', scores);
  };
  const wrong = form.group('scores').error ?? form.group('rubricId').error;
  return (
    <Stack>
      <UnsavedWork isDirty={view.isDirty && !isBusy && view.stage !== 'ended'} />
      <FormNotices view={view} labels={form.labels} send={form.send} />
      <div ref={rubricPart} onKeyDown={chooseByDigit} role="presentation">
        <Stack>
          {wrong !== undefined && <Banner tone="danger" announce="assertive" title={wrong} />}
          {renderRubric(rubrics, values, change)}
        </Stack>
      </div>
      <p className={sum}>{messages.marks(marksOf(rubrics, values, work.marks_most), work.marks_most)}</p>
      <TextArea
        {...form.text('feedback')}
        rows={4}
        readOnly={isBusy}
        limit={{ max: assessmentLimits.feedback, text: formMessages.characters }}
      />
      <div className={buttons}>
        <Button
          variant="primary"
          icon={<Check />}
          busy={isBusy && view.intent === 'mark'}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={() => form.submit('mark')}
        >
          {isMarked ? messages.change : work.next ? messages.markNext : messages.mark}
        </Button>
        {work.attempt_state !== 'released' && (
          <Button
            icon={<RotateCcw />}
            busy={isBusy && view.intent === 'send_back'}
            onClick={() => setAsking(true)}
          >
            {messages.sendBack}
          </Button>
        )}
      </div>
      <p className={quiet}>{messages.keys('F2', 'Ctrl+Enter')}</p>
      {view.merge && <FormMergeDialog merge={view.merge} labels={form.labels} send={form.send} />}
      <AlertDialog
        open={isAsking}
        title={messages.sendBackAsk}
        answers={[
          { value: 'no', label: messages.cancel },
          { value: 'yes', label: messages.sendBack, tone: 'primary' },
        ]}
        onCancel={() => setAsking(false)}
        onAnswer={(answer) => {
          setAsking(false);
          if (answer === 'yes') form.submit('send_back');
        }}
      >
        {messages.sendBackText}
      </AlertDialog>
    </Stack>
  );
}

interface SentBackProps {
  readonly work: PracticalAnswer;
  readonly onMoreTime: (studentId: number) => void;
}

function SentBack({ work, onMoreTime }: SentBackProps) {
  const { again, opens_at: opens, last_start_at: last } = work;
  const at = again === 'early' ? opens : last;
  return (
    <Banner
      tone={again === 'late' ? 'warning' : 'info'}
      title={`${messages.isSentBack} ${messages.again[again](at === null ? '' : formatMoment(at))}`}
      text={work.feedback}
      action={
        again === 'late' ? (
          <Button onClick={() => onMoreTime(work.student_id)}>{messages.moreTime}</Button>
        ) : undefined
      }
    />
  );
}

/** Computes marks from levels, as the server does. */
function marksOf(rubrics: readonly DeskRubric[], { rubricId, scores }: Scored, most: number): number {
  const rubric = rubrics.find(({ id }) => id === rubricId);
  if (!rubric) return 0;
  const best = Math.max(...rubric.levels.map(({ points }) => points));
  const pointsOf = (position: number) => {
    const level = scores.find((score) => score.position === position)?.level;
    return rubric.levels.find((each) => each.position === level)?.points ?? 0;
  };
  const given = rubric.criteria.map((_, index) => ({ points: pointsOf(index + 1), most: best }));
  return toMarks(marksForPoints(given, toHundredths(most)));
}

/** A digit selects a level of the focused criterion and moves to the next one. */
function chooseByDigit(event: KeyboardEvent<HTMLDivElement>): void {
  const { key, ctrlKey, metaKey, altKey, currentTarget } = event;
  if (!/^[1-9]$/.test(key) || ctrlKey || metaKey || altKey) return;
  const groups = [...currentTarget.querySelectorAll('*[role=radiogroup]')];
  const at = groups.findIndex((group) => group.contains(document.activeElement));
  const radios = groups[at]?.querySelectorAll<HTMLInputElement>('input[type=radio]');
  const radio = radios?.[Number(key) - 1];
  if (!radio) return;
  event.preventDefault();
  radio.click();
  (groups[at + 1]?.querySelector<HTMLElement>('input[type=radio]') ?? radio).focus();
}

interface MarkingKeys {
  readonly onRubric: () => void;
  readonly onMark: () => void;
}

/** The desk's keys work wherever the focus is, except in a dialog. */
function useMarkingKeys({ onRubric, onMark }: MarkingKeys): void {
  const run = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const { key, ctrlKey, metaKey, repeat, isComposing } = event;
    if (repeat || isComposing || document.querySelector('[role=alertdialog], dialog[open]')) return;
    const isMark = key === 'Enter' && (ctrlKey || metaKey);
    if (!isMark && key !== 'F2') return;
    event.preventDefault();
    if (isMark) onMark();
    else onRubric();
  });
  useEffect(() => {
    document.addEventListener('keydown', run);
    return () => document.removeEventListener('keydown', run);
  }, []);
}
