import { defineHint } from '#contract/core/define-hint.ts';

/** The office published, changed or removed books. The hint is calm because every school hears it. */
export const booksChanged = defineHint('books.changed', { heardBy: ['region'], calm: 1000 });

/** A person's place, notes or read lessons changed, or what a class completed. */
export const readingChanged = defineHint('reading.changed', { heardBy: ['person', 'division'] });
