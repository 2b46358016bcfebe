import { defineMessages } from '#src/lib/words/messages.ts';

export const boxMessages = defineMessages('searchBox', {
  /** [ML-08] In the empty box. */
  placeholder: 'Search ...',
  open: (keys: string) => `Search (${keys})`,
  newNotice: 'Write a notice',
});
