import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { RefObject } from 'react';
import { feedbackMost, type ReviewDecision } from '#contract/review/review.rules.ts';
import type { Submission } from '#contract/review/review.wire.ts';
import type { ReviewDraft } from '#machines/review/review-desk/review-desk.types.ts';
import type { ReviewDeskView } from '#machines/review/review-desk/review-desk.view.ts';
import { FormDateField } from '#src/lib/form/FormDateField.tsx';
import { formMessages } from '#src/lib/form/messages.en.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { css } from '#styled/css';
import { deskMessages as messages } from '../desk-messages.en.ts';
import { reviewMessages } from '../messages.en.ts';
import { RubricTable } from './RubricTable.tsx';

const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const state = css({ textStyle: 'caption', color: 'text.muted', minHeight: '4' });

interface ReviewPanelProps {
  readonly view: ReviewDeskView;
  readonly work: Submission;
  readonly timeZone: string;
  readonly feedbackRef: RefObject<HTMLDivElement | null>;
  readonly phrasesRef: RefObject<HTMLDivElement | null>;
  readonly onChange: (fields: Partial<ReviewDraft>) => void;
  readonly onDecide: (decision: ReviewDecision) => void;
}

/** The teacher's feedback and decision. No decision is preselected. */
export function ReviewPanel({
  view,
  work,
  timeZone,
  feedbackRef,
  phrasesRef,
  onChange,
  onDecide,
}: ReviewPanelProps) {
  const { draft, faults, isBusy, isChanged } = view;
  const whyNot = isChanged ? messages.changedTitle : undefined;
  const texts = {
    placeholder: reviewMessages.choose,
    loading: reviewMessages.loading,
    empty: reviewMessages.nothing,
  };
  return (
    <Stack>
      {work.rubrics.length > 0 && (
        <RubricTable rubrics={work.rubrics} draft={draft} onChange={onChange} texts={texts} />
      )}
      <div ref={feedbackRef}>
        <TextArea
          label={messages.feedback}
          error={view.isTooLong ? formMessages.issues.too_long(feedbackMost) : faults['feedback']}
          value={draft.feedback}
          rows={6}
          readOnly={isBusy || isChanged}
          aria-keyshortcuts="F2"
          limit={{ max: feedbackMost, text: formMessages.characters }}
          onChange={(feedback) => onChange({ feedback })}
        />
      </div>
      {work.phrases.length > 0 && (
        <div ref={phrasesRef}>
          <Select
            label={messages.insertPhrase}
            options={work.phrases.map(({ id, phrase }) => ({ value: String(id), label: phrase }))}
            value=""
            onChange={(id) => {
              const found = work.phrases.find((each) => String(each.id) === id);
              if (!found) return;
              onChange({ feedback: withPhrase(draft.feedback, found.phrase) });
              // The focus moves to the feedback for editing, after the list has given it back to its button.
              phrasesRef.current
                ?.querySelector('button')
                ?.addEventListener('focus', () => feedbackRef.current?.querySelector('textarea')?.focus(), {
                  once: true,
                });
            }}
            texts={texts}
          />
        </div>
      )}
      <Checkbox
        label={messages.showData}
        checked={draft.showData}
        onChange={(showData) => onChange({ showData })}
      />
      <Checkbox label={messages.onWall} checked={draft.onWall} onChange={(onWall) => onChange({ onWall })} />
      <FormDateField
        label={messages.dueOn}
        error={faults['due_on']}
        value={draft.dueOn}
        timeZone={timeZone}
        onChange={(dueOn) => onChange({ dueOn })}
      />
      <p className={state} role="status">
        {view.keeping === 'nothing' ? null : messages.keeping[view.keeping]}
      </p>
      <div className={buttons}>
        <Button
          variant="primary"
          icon={<Check />}
          busy={isBusy}
          disabledReason={whyNot}
          aria-keyshortcuts="Control+Enter"
          onClick={() => onDecide('approved')}
        >
          {messages.approve}
        </Button>
        <Button
          icon={<RotateCcw />}
          busy={isBusy}
          disabledReason={whyNot}
          aria-keyshortcuts="Control+Shift+Enter"
          onClick={() => onDecide('resubmit')}
        >
          {messages.again}
        </Button>
      </div>
    </Stack>
  );
}

/** Adds the phrase on a new line. */
const withPhrase = (feedback: string, phrase: string): string =>
  feedback === '' || feedback.endsWith('\n') ? feedback + phrase : `${feedback}\n${phrase}`;
