import { defineMessages } from '#src/lib/words/messages.ts';

/** Texts of the search box in the header. */
export const boxMessages = defineMessages('searchBox', {
  /** [ML-08] In the empty box. */
  placeholder: 'Search ...',
  /** Name of the box, with the keys that open it. */
  open: (keys: string) => `Search (${keys})`,
  /** An action of the list. */
  newNotice: 'Write a notice',
});
