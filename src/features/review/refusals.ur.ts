import type { reviewCalls } from '#contract/review/review.calls.gen.ts';
import { failures } from '#src/lib/words/failure-messages.ur.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const demo = { demo_school: 'یہ ڈیمو اسکول ہے: یہاں کچھ بدلا نہیں جاتا۔' };
const session = { form_session: failures.form_session };
const stale = { stale: 'اس دوران یہ کہیں اور بدل دیا گیا۔' };
const waiting = { not_waiting: 'اس کام کا جائزہ اب باقی نہیں ہے۔' };
const rubric = { unknown_rubric: 'جانچ کا یہ معیار ہٹا دیا گیا۔ دوسرا چنیں۔' };
const past = { due_past: 'براہ کرم آج یا بعد کا دن چنیں۔' };
const taken = {
  name_taken: ({ name }: { name: string }) => `${isolate(name)} پہلے سے موجود ہے۔ دوسرا نام چنیں۔`,
};
const decide = {
  ...session,
  ...demo,
  ...waiting,
  ...rubric,
  ...past,
  stale: 'یہ کام اس دوران بدل گیا: اسے دوبارہ جمع کرایا گیا، یا کسی اور نے فیصلہ کیا۔ اسے دوبارہ لوڈ کریں۔',
};
const comment = {
  ...demo,
  ...waiting,
  stale: 'طالب علم نے اسے دوبارہ جمع کرایا۔ اسے دوبارہ لوڈ کریں۔',
  too_many_comments: ({ limit }: { limit: number }) =>
    `ایک کوشش پر زیادہ سے زیادہ ${formatNumber(limit)} تبصرے۔`,
  wrong_place: 'یہ جگہ فائل میں نہیں ہے۔',
};
const save = { ...session, ...stale, ...taken, ...demo };
const remove = {
  ...stale,
  ...taken,
  ...demo,
  parent_removed: 'یہ جس کا ہے وہ ہٹا دیا گیا ہے۔ پہلے اسے واپس لائیں۔',
};

export const reviewRefusals: RefusalsIn<typeof reviewCalls> = {
  'approved-student-project': decide,
  'approved-student-practice-project': decide,
  'notify-student-project': demo,
  'notify-all-student-project': demo,
  'notify-due-date': demo,
  'reopen-work': { ...demo, ...stale, ...past, not_approved: 'صرف منظور کام دوبارہ کھولا جا سکتا ہے۔' },
  'save-comment': comment,
  'set-comment-removed': comment,
  'save-review-draft': {
    ...demo,
    ...waiting,
    ...rubric,
    stale: 'طالب علم نے اسے دوبارہ جمع کرایا، یا آپ نے دوسری ونڈو میں لکھا۔ اسے دوبارہ لوڈ کریں۔',
  },
  'save-phrase': save,
  'set-phrases-removed': remove,
  'save-rubric': {
    ...save,
    too_few_lines: ({ limit }: { limit: number }) =>
      `کم از کم ${formatNumber(limit)} لکھیں، ہر ایک اپنی سطر میں۔`,
    too_many_lines: ({ limit }: { limit: number }) => `زیادہ سے زیادہ ${formatNumber(limit)} سطریں لکھیں۔`,
    unknown_tool: 'فہرست میں سے ایک ٹول چنیں۔',
  },
  'set-rubrics-removed': remove,
  'get-uploaded-student-download': {
    too_many_works: ({ limit }: { limit: number }) =>
      `ایک فائل میں زیادہ سے زیادہ ${formatNumber(limit)} کام آتے ہیں۔ سیکشن یا پروجیکٹ چنیں۔`,
  },
};
