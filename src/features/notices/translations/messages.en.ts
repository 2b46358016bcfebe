import { formatNumber } from '#src/lib/words/format.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

export const translationMessages = defineMessages('translations', {
  /** Names the switch above the text, for screen readers. */
  language: 'Language of this notice',
  original: 'Original',
  add: 'Add a translation',
  edit: (language: string) => `Edit the translation: ${language}`,
  editShort: 'Edit translation',
  /** Above a translation of an older text. */
  stale: 'The original has changed since this translation.',
  staleText: 'What you read here may no longer be right.',
  showOriginal: 'Show the original',
  review: 'See what changed',

  addTitle: 'Add a translation',
  editTitle: (language: string) => `Translation: ${language}`,
  close: 'Close',
  into: 'Language',
  choose: 'Choose a language',
  noLanguages: 'There is a translation in every language.',
  originalHeading: 'Original',
  title: 'Title',
  description: 'Description',
  characters: (used: number, max: number) => `${formatNumber(used)} of ${formatNumber(max)} characters`,
  whatChanged: 'What changed in the original',
  /** For screen readers, around changed words. */
  removed: 'removed:',
  added: 'added:',
  save: 'Save',
  /** Replaces Save while nothing was typed and the original has changed. */
  stillRight: 'It is still right',
  remove: 'Delete translation',
  restoreMine: 'Bring back what I typed',
  errors: {
    title_required: 'Please write the title.',
    title_too_long: 'The title is too long.',
    text_required: 'Please write the description.',
    text_too_long: 'The description is too long.',
  },
  failed: 'The translation was not saved. What you typed is still here.',
  offline: 'Please check your internet connection and try again.',
  signedOut: 'You are signed out. Sign in again, then save.',
  saved: 'The translation was saved.',
  deleted: 'The translation was deleted.',

  closing: 'Leave without saving?',
  closingText: 'What you typed is not saved yet.',
  keepWriting: 'Go on writing',
  discard: 'Throw it away',
  deletion: 'Delete this translation?',
  deletionText: 'Readers will see the original instead.',
  no: 'Keep it',
  yes: 'Delete',
  conflict: 'Somebody else changed this translation',
  conflictText: 'It was saved from another place while you were writing. Which one should readers see?',
  conflictGone: 'It was deleted in another place while you were writing. Should readers see yours?',
  theirs: 'Theirs',
  mine: 'Yours',
  takeTheirs: 'Take theirs',
  keepMine: 'Save mine',
});
