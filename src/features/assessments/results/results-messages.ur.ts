import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { resultsMessages } from './results-messages.en.ts';

export const assessmentResults: typeof resultsMessages = {
  title: 'نتائج',
  text: (name) => `${isolate(name)} میں ہر طالب علم کہاں تک پہنچا، اور اسے کتنے نمبر ملے۔`,
  back: 'واپس',
  emptyTitle: 'کوئی طالب علم نہیں',
  emptyText: 'یہ امتحان ابھی کسی کو نہیں دیا گیا۔',
  columns: {
    student: 'طالب علم',
    place: 'سیکشن',
    state: 'حالت',
    answered: 'جواب دیے',
    questions: 'سوالات',
    marks: 'نمبر',
    marksMost: 'زیادہ سے زیادہ نمبر',
    percent: 'فیصد',
    passed: 'نتیجہ',
    handedIn: 'جمع کیا',
    saved: 'آخری بار محفوظ',
    late: 'دیر سے آئے جواب',
  },
  allDivisions: 'تمام سیکشن',
  mark: 'جانچیں',
  allStates: 'تمام حالتیں',
  states: {
    not_started: 'شروع نہیں کیا',
    open: 'کام جاری ہے',
    handed_in: 'جانچنا باقی',
    marked: 'جانچا گیا',
    released: 'جاری کیا گیا',
    sent_back: 'واپس بھیجا گیا',
  },
  of: (count, all) => `${formatNumber(all)} میں سے ${formatNumber(count)}`,
  marksOf: (marks, most) => `${formatNumber(most, 2)} میں سے ${formatNumber(marks, 2)}`,
  passed: 'کامیاب',
  notPassed: 'ناکام',
  release: 'نتائج جاری کریں',
  releaseNothing: 'جاری کرنے کے لیے کوئی جانچی ہوئی کوشش باقی نہیں۔',
  releaseLoading: 'کوششیں گنی جا رہی ہیں',
  releaseFailedToCount: 'کوششیں گنی نہیں جا سکیں۔',
  retry: 'دوبارہ کوشش کریں',
  releaseNotYours: 'نتائج وہی استاد جاری کرتے ہیں جنہوں نے یہ امتحان بنایا۔',
  releaseAsk: 'نتائج جاری کریں؟',
  releaseText: (students, attempts) => {
    const told = `${formatNumber(students)} طلبہ اب سے اپنا نتیجہ پڑھ سکیں گے، اور انہیں اطلاع ملے گی۔`;
    return attempts === students ? told : `${told} یہ ${formatNumber(attempts)} کوششیں ہیں۔`;
  },
  releaseWaiting: (count) =>
    `${formatNumber(count)} کوششیں ابھی جانچی نہیں گئیں۔ جانچنے کے بعد دوبارہ جاری کریں۔`,
  releaseWorking: (count) => `${formatNumber(count)} طلبہ ابھی کام کر رہے ہیں۔`,
  cancel: 'منسوخ کریں',
  released: (count) => `${formatNumber(count)} نتائج جاری ہوئے۔`,
  releaseFailed: 'نتائج جاری نہیں ہو سکے۔',
};
