import type { timetableCalls } from '#contract/timetable/timetable.calls.gen.ts';
import type { saveExceptionRefusals } from '#contract/timetable/timetable.refusals.ts';
import { failures } from '#src/lib/words/failure-messages.ur.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { listRefusals } from '#src/lib/words/list-refusals.ur.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const demo = { demo_school: 'یہ ڈیمو اسکول ہے: یہاں کچھ محفوظ نہیں ہوتا۔' };
const stale = { stale: 'اس دوران یہ کہیں اور بدل دیا گیا۔' };
const session = { form_session: failures.form_session };
const taken = {
  name_taken: ({ name }: { name: string }) => `${isolate(name)} پہلے سے موجود ہے۔ دوسرا نام چنیں۔`,
};
const save = { ...session, ...stale, ...taken, ...demo };
const clash = {
  clash: ({ mine, other, day }: { mine: string; other: string; day: string }) =>
    `${isolate(mine)} اور ${isolate(other)} ایک ہی وقت پر ہیں، پہلی بار ${isolate(day)} کو۔`,
};
const times = {
  wrong_day: 'کیلنڈر کا کوئی دن لکھیں، جیسے 2026-11-20۔',
  wrong_time: 'وقت لکھیں، جیسے 08:30۔',
  ends_before_start: 'اسے شروع ہونے کے بعد، اسی دن ختم ہونا چاہیے۔',
  in_gap: 'اس دن گھڑیاں آگے کی جاتی ہیں: یہ وقت ہوتا ہی نہیں۔',
  too_many_days: ({ days }: { days: number }) => `زیادہ سے زیادہ ${formatNumber(days)} دن۔`,
  last_before_first: 'آخری دن پہلے دن سے پہلے ہے۔',
};
const unknown = { unknown_choice: 'فہرست میں سے ایک چنیں۔' };
const removed = { parent_removed: 'یہ جس کا ہے وہ ہٹا دیا گیا ہے۔ پہلے اسے واپس لائیں۔' };
const remove = {
  ...stale,
  ...taken,
  ...demo,
  ...removed,
  in_use: ({ count }: { count: number }) => `${formatNumber(count)} اسباق اسے استعمال کرتے ہیں۔`,
};
const changed = { changed_already: 'اس دن اس سبق میں ایسی تبدیلی پہلے سے ہے۔' };
const removeEntry = { ...stale, ...taken, ...demo, ...removed, ...clash };
const saveEntry = { ...save, ...clash, ...times, ...unknown };
const saveException: Messages<typeof saveExceptionRefusals> = {
  ...saveEntry,
  ...changed,
  needs_name: 'نام لکھیں۔',
  no_such_lesson: 'یہ سبق اس دن نہیں ہوتا۔',
};

export const timetableRefusals: RefusalsIn<typeof timetableCalls> = {
  'save-school-room': save,
  'set-school-rooms-removed': remove,
  'save-bell': {
    ...save,
    ...clash,
    ...times,
    periods_overlap: ({ one, other }) => `${isolate(one)} اور ${isolate(other)} ایک دوسرے سے ٹکراتے ہیں۔`,
    period_used: ({ period }) => `${isolate(period)} میں اسباق ہیں۔ پہلے انھیں ہٹائیں۔`,
  },
  'set-bells-removed': remove,
  'check-timetable-entry': { ...times, ...unknown },
  'save-timetable-entry': saveEntry,
  'set-timetable-entries-removed': removeEntry,
  'save-timetable-exception': saveException,
  'set-timetable-exceptions-removed': { ...removeEntry, ...changed },
  'save-timetable-weeks': { ...stale, ...demo, ...clash, wrong_day: times.wrong_day },
  'read-timetable-file': {
    ...demo,
    ...listRefusals,
    ...times,
    ...unknown,
    columns: ({ missing }) => `فائل میں اس کا کالم نہیں ہے: ${isolate(missing)}۔`,
    too_many: ({ most }) => `فائل میں زیادہ سے زیادہ ${formatNumber(most)} قطاریں ہو سکتی ہیں۔`,
  },
  'apply-timetable-rows': { ...session, ...times, ...unknown, ...demo },
};
