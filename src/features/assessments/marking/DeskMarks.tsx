import { useEffect, useRef } from 'react';
import { assessmentLimits } from '#contract/assessments/assessments.rules.ts';
import type { DeskAnswer } from '#contract/assessments/marking-desk.wire.ts';
import type { MarkingDeskEvent } from '#machines/assessments/marking-desk/marking-desk.types.ts';
import type { MarkingDeskView } from '#machines/assessments/marking-desk/marking-desk.view.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { formMessages } from '#src/lib/form/messages.en.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { css } from '#styled/css';
import { DeskButtons } from './DeskButtons.tsx';
import { markingDesk as messages } from './desk-messages.en.ts';
import { MarksField } from './MarksField.tsx';

const quiet = css({ textStyle: 'caption', color: 'text.muted', overflowWrap: 'anywhere' });

interface DeskMarksProps {
  readonly view: MarkingDeskView;
  readonly answer: DeskAnswer;
  readonly send: (event: MarkingDeskEvent) => void;
}

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
  const { failure } = context;
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
      <MarksField view={view} most={most} fieldRef={field} onChange={(marks) => change({ marks })} />
      <TextArea
        label={messages.feedback}
        rows={3}
        error={
          context.issue === 'feedback_too_long'
            ? formMessages.issues.too_long(assessmentLimits.feedback)
            : undefined
        }
        value={draft.feedback}
        limit={{ max: assessmentLimits.feedback, text: messages.characters }}
        readOnly={isBusy || isStale}
        aria-keyshortcuts="F2"
        data-desk="feedback"
        onChange={(feedback) => change({ feedback })}
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
