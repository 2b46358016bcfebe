import { defineMessages } from '#src/lib/words/messages.ts';

export const boxMessages = defineMessages('searchBox', {
  /** [ML-08] In the empty box. */
  placeholder: 'Search ...',
  /** The box's name, with the keys that open it. */
  open: (keys: string) => `Search (${keys})`,
  /** An action of the list. */
  newNotice: 'Write a notice',
});
