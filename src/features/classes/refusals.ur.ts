import type { classesCalls } from '#contract/classes/classes.calls.gen.ts';
import type { addRefusals, removeRefusals, saveRefusals } from '#contract/classes/classes.refusals.ts';
import { failures } from '#src/lib/words/failure-messages.ur.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';
import { classes } from './messages.ur.ts';

const change = { demo_school: 'یہ ڈیمو اسکول ہے: اس کی جماعتیں اور کلب ویسے ہی رہتے ہیں۔' };
const stale = { stale: 'اس دوران یہ کہیں اور بدل دیا گیا۔' };
const formSession = { form_session: failures.form_session };

const restore = {
  ...change,
  ...stale,
  name_taken: ({ names }: { names: string }) => `اس نام کا پہلے سے موجود ہے: ${isolate(names)}۔`,
};
const save: Messages<typeof saveRefusals> = { ...restore, ...formSession };
const add: Messages<typeof addRefusals> = {
  ...change,
  ...formSession,
  name_taken: restore.name_taken,
  wrong_model: ({ wanted }) =>
    wanted === 'grade'
      ? 'اس اسکول میں جماعتوں میں نہیں، کلبوں میں پڑھائی ہوتی ہے۔'
      : 'اس اسکول میں کلبوں میں پڑھائی نہیں ہوتی۔',
};
const remove: Messages<typeof removeRefusals> = {
  ...change,
  ...stale,
  has_people: ({ students, faculty, inBin }) =>
    classes.hasPeopleText(students, faculty) +
    (inBin > 0 ? ` ان میں سے ${formatNumber(inBin)} ہٹائے جا چکے ہیں لیکن واپس لائے جا سکتے ہیں۔` : ''),
};

export const classesRefusals: RefusalsIn<typeof classesCalls> = {
  'create-batch': save,
  'create-club': add,
  'map-class-mbx': add,
  'map-class-section': save,
  'merge-student-into-batch': change,
  'remove-batch': remove,
  'remove-class-section': remove,
  'remove-club': remove,
  'remove-merge-student': { ...change, ...stale },
  'restore-class-section': restore,
  'restore-club': restore,
  'update-class': save,
  'update-club': save,
  'update-school-clubs-name': restore,
};
