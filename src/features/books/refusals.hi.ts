import type { booksCalls } from '#contract/books/books.calls.gen.ts';
import type {
  bookWriteRefusals,
  removeNoteRefusals,
  saveNoteRefusals,
} from '#contract/books/books.refusals.ts';
import { notesAtMost } from '#contract/books/books.rules.ts';
import { failures } from '#src/lib/words/failure-messages.hi.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const write: Messages<typeof bookWriteRefusals> = {
  demo_school: 'यह डेमो स्कूल है: यहाँ किया हुआ कुछ भी सहेजा नहीं जाता।',
};
const changed = {
  stale: 'इस बीच यह कहीं और बदल दिया गया।',
  name_taken: ({ name }: { name: string }) => `${isolate(name)} पहले से है। दूसरा नाम चुनें।`,
};
const saveNote: Messages<typeof saveNoteRefusals> = {
  ...write,
  ...changed,
  form_session: failures.form_session,
  too_many_notes: `इस पुस्तक में आपके ${formatNumber(notesAtMost)} नोट हैं। पहले एक हटाएँ।`,
  required: 'पहले कुछ लिखें।',
};
const removeNote: Messages<typeof removeNoteRefusals> = {
  ...write,
  ...changed,
  parent_removed: 'जिसका यह हिस्सा है वह हटाया जा चुका है। पहले उसे वापस लाएँ।',
};

export const booksRefusals: RefusalsIn<typeof booksCalls> = {
  'add-book-complete': write,
  'updated-book-complete': write,
  'save-reading-place': write,
  'save-book-note': saveNote,
  'set-book-note-removed': removeNote,
};
