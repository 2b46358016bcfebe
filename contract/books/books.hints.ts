import { defineHint } from '#contract/core/define-hint.ts';

/** Books were published, changed or taken away by the office. It speaks of all schools, so it comes once a second. */
export const booksChanged = defineHint('books.changed', { heardBy: ['region'], calm: 1000 });

/** A person's place, notes or read lessons changed; or what a class completed. */
export const readingChanged = defineHint('reading.changed', { heardBy: ['person', 'division'] });
