import type { NoticeFormMode } from '#contract/notices/notice.model.ts';
import { formatNumber, plural } from '#src/lib/words/format.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

export const draftMessages = defineMessages('drafts', {
  button: (count: number) => `${formatNumber(count)} ${plural(count, { one: 'draft', other: 'drafts' })}`,
  title: 'Your drafts',
  explanation: 'Kept for 90 days, on every device you sign in with.',
  untitled: 'No title yet',
  mode: { add: 'New notice', edit: 'Change', editReshare: 'Share again' } satisfies Record<
    NoticeFormMode,
    string
  >,
  facts: (mode: string, when: string) => `${mode} · Saved ${when}`,
  open: (title: string) => `Go on with “${title}”`,
  remove: (title: string) => `Delete the draft “${title}”`,
  removeTitle: 'Delete this draft?',
  removeText: 'What you wrote in it is gone then, on every device.',
  yes: 'Delete',
  no: 'Keep it',
  failed: 'That did not work. Please try again.',
});
