import { commentMost } from '#contract/review/review.rules.ts';
import type { SubmissionEntry } from '#contract/review/review.wire.ts';
import { fileAddress } from '#src/lib/attachment/attachment-item.ts';
import { formMessages } from '#src/lib/form/messages.en.ts';
import { NumberField } from '#src/lib/form/NumberField.tsx';
import { Button } from '#src/ui/Button.tsx';
import { SegmentedChoice } from '#src/ui/SegmentedChoice.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { css } from '#styled/css';
import { deskMessages as messages } from '../desk-messages.en.ts';
import { reviewMessages } from '../messages.en.ts';
import { AreaPicker } from './AreaPicker.tsx';
import { anchorsOf, type CommentDraft, isTooLong } from './comment-place.ts';
import type { Comments } from './use-comments.ts';

const frame = css({
  p: '3',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'brand.line',
  borderRadius: 'md',
  bg: 'surface',
});
const bar = css({ display: 'flex', flexWrap: 'wrap', gap: '2', justifyContent: 'flex-end' });

interface CommentFormProps {
  readonly entry: SubmissionEntry;
  readonly draft: CommentDraft;
  readonly comments: Comments;
}

export function CommentForm({ entry, draft, comments }: CommentFormProps) {
  const anchors = anchorsOf(entry);
  const { anchor } = draft;
  const set = (change: Partial<CommentDraft>) => comments.onDraft({ ...draft, ...change });
  const isNumbered = anchor === 'line' || anchor === 'page' || anchor === 'second';
  return (
    <div className={frame}>
      <Stack>
        {anchors.length > 1 && (
          <SegmentedChoice
            name="comment-place"
            label={messages.comment}
            options={anchors.map((value) => ({ value, label: messages.where[value] }))}
            value={anchor}
            onChange={(value) => set({ anchor: anchors.find((each) => each === value) ?? 'whole' })}
          />
        )}
        {isNumbered && (
          <NumberField label={messages.place[anchor]} value={draft.at} onChange={(at) => set({ at })} />
        )}
        {anchor === 'area' && entry.file && (
          <AreaPicker
            src={fileAddress(entry.file.id)}
            name={entry.file.name}
            area={draft}
            onArea={(area) => set(area)}
          />
        )}
        <TextArea
          label={messages.comment}
          value={draft.text}
          rows={2}
          error={isTooLong(draft) ? formMessages.issues.too_long(commentMost) : undefined}
          limit={{ max: commentMost, text: formMessages.characters }}
          onChange={(text) => set({ text })}
        />
        <div className={bar}>
          <Button size="sm" onClick={() => comments.onDraft(null)}>
            {reviewMessages.cancel}
          </Button>
          <Button size="sm" variant="primary" busy={comments.isSaving} onClick={() => void comments.save()}>
            {messages.saveComment}
          </Button>
        </div>
      </Stack>
    </div>
  );
}
