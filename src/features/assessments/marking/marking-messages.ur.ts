import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { markingMessages } from './marking-messages.en.ts';

export const marking: typeof markingMessages = {
  fields: { marks: 'نمبر', feedback: 'رائے' },
  mark: 'جانچیں',
  saved: 'نمبر محفوظ ہو گئے۔',
  sum: (marks, most) => `اب تک ${formatNumber(most, 2)} میں سے ${formatNumber(marks, 2)} نمبر`,
  question: (at) => `سوال ${formatNumber(at)}`,
  answer: 'جواب',
  noAnswer: 'جواب نہیں',
  right: 'درست جواب',
  late: 'دیر سے',
  marksOf: (most) => `نمبر، زیادہ سے زیادہ ${formatNumber(most, 2)}`,
  feedback: 'رائے',
  keptAnswer: (answer) => `بہت دیر سے آیا اور گنا نہیں جاتا: ${isolate(answer)}`,
  open: 'طالب علم ابھی اس پر کام کر رہا ہے۔ جمع ہونے کے بعد اسے جانچا جا سکتا ہے۔',
  issues: {
    marks_missing: 'نمبر بھی دیں: رائے ان کے ساتھ محفوظ ہوتی ہے۔',
    bad_step: 'نمبر 0 سے سوال کے زیادہ سے زیادہ نمبر تک ہیں، 0.25 کے قدموں میں۔',
  },
};
