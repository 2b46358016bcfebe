import { useEffect, useRef } from 'react';
import { assessmentLimits } from '#contract/assessments/assessments.rules.ts';
import { numberIn } from '#contract/assessments/marking.rules.ts';
import type { DeskAnswer } from '#contract/assessments/marking-desk.wire.ts';
import type { MarkingDeskEvent } from '#machines/assessments/marking-desk/marking-desk.types.ts';
import type { MarkingDeskView } from '#machines/assessments/marking-desk/marking-desk.view.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { DeskButtons } from './DeskButtons.tsx';
import { markingDesk as messages } from './desk-messages.en.ts';

const short = css({ maxWidth: '56' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const quiet = css({ textStyle: 'caption', color: 'text.muted', overflowWrap: 'anywhere' });

/** A question with more marks than this has no button for each. */
const quickMost = 10;
const half = 0.5;

interface DeskMarksProps {
  readonly view: MarkingDeskView;
  readonly answer: DeskAnswer;
  readonly send: (event: MarkingDeskEvent) => void;
}

/** The marks and the words that a teacher gives to one answer. The cursor is where marks are typed. */
export function DeskMarks({ view, answer, send }: DeskMarksProps) {
  const { draft, isBusy, isStale, context } = view;
  const { marks_most: most, source, marked_by: markedBy, reason } = answer;
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = field.current?.querySelector('input');
    // On a phone the keyboard would cover the answer.
    if (matchMedia('(pointer: fine)').matches) {
      input?.focus();
      input?.select();
    }
  }, []);
  const change = (fields: Partial<typeof draft>) => send({ type: 'draft.change', fields });
  const { issue, failure } = context;
  return (
    <Stack>
      {failure && (
        <Banner
          tone="danger"
          announce="assertive"
          title={messages.notSaved}
          text={failureText(failure, failureMessages)}
        />
      )}
      {source === 'teacher' && (
        <p className={quiet}>
          {messages.byPerson(markedBy || messages.somebody)}{' '}
          {reason !== '' && messages.overruledBecause(reason)}
        </p>
      )}
      <div ref={field} className={short}>
        <TextField
          label={messages.marks(most)}
          error={
            issue === 'marks_missing'
              ? messages.issues.marks_missing
              : issue === 'bad_marks'
                ? messages.issues.bad_marks(most)
                : undefined
          }
          value={draft.marks}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          maxLength={6}
          readOnly={isBusy || isStale}
          data-desk="marks"
          onChange={(marks) => change({ marks })}
        />
      </div>
      {most <= quickMost && (
        <QuickMarks value={draft.marks} most={most} onGive={(marks) => change({ marks })} />
      )}
      <TextArea
        label={messages.feedback}
        rows={3}
        value={draft.feedback}
        limit={{ max: assessmentLimits.feedback, text: messages.characters }}
        readOnly={isBusy || isStale}
        aria-keyshortcuts="F2"
        data-desk="feedback"
        onChange={(feedback) => change({ feedback: feedback.slice(0, assessmentLimits.feedback) })}
      />
      <DeskButtons view={view} send={send}>
        <Button
          variant="primary"
          busy={isBusy || view.isMoving}
          disabledReason={isStale ? messages.staleTitle : undefined}
          aria-keyshortcuts="Enter"
          onClick={() => send({ type: 'answer.save' })}
        >
          {messages.save}
        </Button>
      </DeskButtons>
    </Stack>
  );
}

interface QuickMarksProps {
  /** As it is typed. */
  readonly value: string;
  readonly most: number;
  readonly onGive: (marks: string) => void;
}

/** A button for each whole mark, and one that adds a half: for fingers. */
function QuickMarks({ value, most, onGive }: QuickMarksProps) {
  const marks = numberIn(value);
  const whole = marks === null ? null : Math.floor(marks);
  const hasHalf = marks !== null && whole !== null && marks - whole === half;
  return (
    <div className={buttons} role="group" aria-label={messages.quick}>
      {Array.from({ length: Math.floor(most) + 1 }, (_, at) => (
        <Button key={at} size="sm" aria-pressed={marks === at} onClick={() => onGive(String(at))}>
          {formatNumber(at)}
        </Button>
      ))}
      {most >= half && (
        <Button
          size="sm"
          aria-pressed={hasHalf}
          onClick={() => {
            const next = hasHalf ? (whole ?? 0) : (whole ?? 0) + half;
            if (next <= most) onGive(String(next));
          }}
        >
          <bdi dir="ltr">{'+½'}</bdi>
        </Button>
      )}
    </div>
  );
}
