import type { booksCalls } from '#contract/books/books.calls.gen.ts';
import type {
  bookWriteRefusals,
  removeNoteRefusals,
  saveNoteRefusals,
} from '#contract/books/books.refusals.ts';
import { notesAtMost } from '#contract/books/books.rules.ts';
import { failures } from '#src/lib/words/failure-messages.ur.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const write: Messages<typeof bookWriteRefusals> = {
  demo_school: 'یہ ڈیمو اسکول ہے: یہاں کیا گیا کچھ بھی محفوظ نہیں ہوتا۔',
};
const changed = {
  stale: 'اس دوران یہ کہیں اور بدل دیا گیا۔',
  name_taken: ({ name }: { name: string }) => `${isolate(name)} پہلے سے موجود ہے۔ دوسرا نام چنیں۔`,
};
const saveNote: Messages<typeof saveNoteRefusals> = {
  ...write,
  ...changed,
  form_session: failures.form_session,
  too_many_notes: `اس کتاب میں آپ کے ${formatNumber(notesAtMost)} نوٹ ہیں۔ پہلے ایک ہٹائیں۔`,
  required: 'پہلے کچھ لکھیں۔',
};
const removeNote: Messages<typeof removeNoteRefusals> = {
  ...write,
  ...changed,
  parent_removed: 'یہ جس کا حصہ ہے وہ ہٹایا جا چکا ہے۔ پہلے اسے واپس لائیں۔',
};

export const booksRefusals: RefusalsIn<typeof booksCalls> = {
  'add-book-complete': write,
  'updated-book-complete': write,
  'save-reading-place': write,
  'save-book-note': saveNote,
  'set-book-note-removed': removeNote,
};
