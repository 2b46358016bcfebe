import { formatNumber } from '#src/lib/words/format.ts';
import type { ReviewTexts } from './texts.ts';

export const reviewCards: ReviewTexts['reviewCards'] = {
  progress: 'پروجیکٹ کی پیش رفت',
  kinds: 'پروجیکٹ کیسے دیے گئے',
  kind: { course: 'جماعت', assignment: 'نام سے', club: 'کلب' },
  loading: 'لوڈ ہو رہا ہے',
  retry: 'پھر کوشش کریں',
  error: 'خرابی',
  wrong: 'کچھ غلط ہو گیا',
  handedIn: 'جمع کیا گیا',
  handedInOf: (done, expected) =>
    `${formatNumber(expected)} متوقع کاموں میں سے ${formatNumber(done)} جمع ہوئے`,
  counters: {
    assign: 'دیے گئے',
    completed: 'مکمل ہوئے',
    expected: 'متوقع اپ لوڈ',
    output: 'اپ لوڈ ہوئے کام',
    reviewd: 'جائزہ ہوا',
  },
  pending: (count) => (count === 0 ? 'کچھ باقی نہیں' : `${formatNumber(count)} باقی`),
  toReview: (count) => `${formatNumber(count)} کاموں کا جائزہ باقی ہے`,
  waiting: (count) => (count === 0 ? 'جائزہ باقی نہیں' : `${formatNumber(count)} کا جائزہ باقی`),
};
