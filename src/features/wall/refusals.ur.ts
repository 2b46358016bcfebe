import type { wallCalls } from '#contract/wall/wall.calls.gen.ts';
import { failures } from '#src/lib/words/failure-messages.ur.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const stale = 'اس دوران یہ کہیں اور بدل دیا گیا۔';
const name_taken = ({ name }: { name: string }) => `${isolate(name)} پہلے سے موجود ہے۔ دوسرا نام چنیں۔`;
const parent_removed = 'یہ جس کا حصہ ہے اسے ہٹا دیا گیا تھا۔ پہلے اسے واپس لائیں۔';
const demo_school = 'یہ ڈیمو اسکول ہے: یہاں کچھ بدلا نہیں جاتا۔';
const consent_exists = 'اس طالب علم کی رضامندی پہلے سے ہے۔ اسی کو بدلیں، یا پہلے اسے واپس لیں۔';

export const wallRefusals: RefusalsIn<typeof wallCalls> = {
  'save-consent': {
    stale,
    name_taken,
    form_session: failures.form_session,
    demo_school,
    consent_exists,
    unknown_student: 'یہ اس اسکول کا طالب علم نہیں ہے۔ فہرست میں سے ایک چنیں۔',
    future_day: 'تاریخ آج کے بعد کی نہیں ہو سکتی۔',
    old_day: ({ years }) => `تاریخ ${formatNumber(years)} سال سے زیادہ پرانی نہیں ہو سکتی۔`,
    other_student: 'رضامندی اپنے طالب علم ہی کی رہتی ہے۔ اسے واپس لیں اور نئی درج کریں۔',
  },
  'set-consent-withdrawn': { stale, name_taken, parent_removed, demo_school, consent_exists },
  'set-wall-entry-removed': { stale, name_taken, parent_removed, demo_school },
  'save-portfolio': {
    stale,
    form_session: failures.form_session,
    demo_school,
    unknown_work: 'پورٹ فولیو میں صرف اپنے وہ کام ہو سکتے ہیں جنہیں استاد نے منظور کیا ہے۔',
  },
};
