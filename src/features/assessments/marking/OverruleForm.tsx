import { assessmentLimits } from '#contract/assessments/assessments.rules.ts';
import type { DeskAnswer } from '#contract/assessments/marking-desk.wire.ts';
import type { MarkIssue, MarkingDeskEvent } from '#machines/assessments/marking-desk/marking-desk.types.ts';
import type { MarkingDeskView } from '#machines/assessments/marking-desk/marking-desk.view.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { formMessages } from '#src/lib/form/messages.en.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { css } from '#styled/css';
import { DeskButtons } from './DeskButtons.tsx';
import { markingDesk as messages } from './desk-messages.en.ts';
import { MarksField } from './MarksField.tsx';

const facts = css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' });
const words = css({ overflowWrap: 'anywhere' });

interface OverruleFormProps {
  readonly view: MarkingDeskView;
  readonly answer: DeskAnswer;
  readonly send: (event: MarkingDeskEvent) => void;
}

/** [CE-03] Overrides marks given by a key: all, none or some, with a reason. */
export function OverruleForm({ view, answer, send }: OverruleFormProps) {
  const { draft, isBusy, isStale, context } = view;
  const { marks, marks_most: most, source, marked_by: markedBy, reason } = answer;
  const whyNot = isStale
    ? messages.staleTitle
    : draft.reason.trim() === ''
      ? messages.issues.reason_missing
      : undefined;
  const buttonOf = (isCorrect: boolean, label: string) => (
    <Button
      busy={isBusy}
      disabledReason={whyNot}
      answersPress={!isStale}
      onClick={() => send({ type: 'answer.overrule', isCorrect })}
    >
      {label}
    </Button>
  );
  return (
    <Stack>
      {context.failure && (
        <Banner
          tone="danger"
          announce="assertive"
          title={messages.notSaved}
          text={failureText(context.failure, failureMessages)}
        />
      )}
      <div className={facts}>
        <Badge tone={marks !== null && marks >= most ? 'success' : 'neutral'}>
          {isolate(`${formatNumber(marks ?? 0, 2)} / ${formatNumber(most, 2)}`)}
        </Badge>
        <span>
          {source === 'teacher' ? messages.byPerson(markedBy || messages.somebody) : messages.byRule}
        </span>
      </div>
      {reason !== '' && <p className={words}>{messages.overruledBecause(reason)}</p>}
      <MarksField
        view={view}
        most={most}
        onChange={(typed) => send({ type: 'draft.change', fields: { marks: typed } })}
      />
      <TextArea
        label={`${messages.overrule}: ${messages.reason}`}
        hint={messages.reasonHint}
        rows={2}
        error={reasonError(context.issue)}
        value={draft.reason}
        limit={{ max: assessmentLimits.reason, text: messages.characters }}
        readOnly={isBusy || isStale}
        data-desk="feedback"
        onChange={(reason) => send({ type: 'draft.change', fields: { reason } })}
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
        {buttonOf(true, messages.countCorrect)}
        {buttonOf(false, messages.countWrong)}
      </DeskButtons>
    </Stack>
  );
}

function reasonError(issue: MarkIssue | null): string | undefined {
  if (issue === 'reason_missing') return messages.issues.reason_missing;
  return issue === 'reason_too_long' ? formMessages.issues.too_long(assessmentLimits.reason) : undefined;
}
