import { formatNumber, plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { messages } from './messages.en.ts';

export const recorder: typeof messages = {
  title: 'مسئلہ بتائیں',
  text: 'ہیلپ ڈیسک آپ کی رپورٹ، آپ کا نام، آپ کا کردار اور آپ کا اسکول دیکھتا ہے۔ جواب آپ کی چیٹ میں آتا ہے۔',
  close: 'بند کریں',
  words: 'کیا خرابی ہوئی؟',
  wordsHint: 'آپ نے کیا کیا، کیا ہوا، اور آپ کو کیا توقع تھی۔',
  required: 'لکھیں کہ کیا خرابی ہوئی۔',
  characters: (used, most) => `${isolate(formatNumber(most))} میں سے ${isolate(formatNumber(used))} حروف`,
  record: 'آپ کے قدموں کا ریکارڈ',
  keep: 'مسائل حل کرنے میں مدد کے لیے اس براؤزر میں میرے قدموں کا ریکارڈ رکھیں',
  keepHint:
    'جب تک یہ آن ہے، یہ براؤزر نوٹ کرتا ہے کہ کون سے بٹن دبائے گئے، پھر ایپ نے کیا کیا اور کب۔ آپ جو ٹائپ کرتے ہیں اس میں سے کچھ بھی نوٹ نہیں ہوتا: نہ تحریر، نہ نام، نہ پاس ورڈ۔ ریکارڈ ٹیب بند ہونے تک اسی ٹیب میں رہتا ہے اور آپ کے بھیجے بغیر کہیں نہیں جاتا۔',
  empty: 'ابھی کچھ ریکارڈ نہیں ہوا۔ جو خرابی ہوئی اسے ایک بار پھر کریں، پھر یہاں واپس آئیں۔',
  summary: (steps, parts) =>
    `ایپ کے ${plural(parts, { one: '# حصے', other: '# حصوں' })} میں ${plural(steps, { other: '# قدم' })}`,
  beforeReload: (summary) => `صفحہ دوبارہ کھلنے سے پہلے: ${isolate(summary)}`,
  between: (from, to) => `${isolate(from)} سے ${isolate(to)} تک`,
  calls: (calls) => `سرور کو ${plural(calls, { one: '# درخواست', other: '# درخواستیں' })}: صرف نام اور وقت`,
  attach: 'رپورٹ کے ساتھ ریکارڈ بھیجیں',
  look: 'دیکھیں کہ کیا بھیجا جاتا ہے',
  cut: 'یہ شروعات ہے۔ پورا ریکارڈ فائل میں ہے۔',
  save: 'فائل محفوظ کریں',
  send: 'رپورٹ بھیجیں',
  cancel: 'منسوخ کریں',
  sent: (number) => `درخواست ${isolate(formatNumber(number))} ہیلپ ڈیسک کے پاس ہے`,
  failed: 'آپ کی رپورٹ نہیں بھیجی گئی۔',
  failures: {
    unreachable: 'انٹرنیٹ نہیں ہے۔ براہ کرم اپنا انٹرنیٹ کنکشن جانچیں۔',
    unexpected: 'کوئی مسئلہ ہے، دوبارہ کوشش کریں!',
    unauthorized: 'آپ کا لاگ ان سیشن ختم ہو گیا ہے۔ دوبارہ لاگ ان کریں، پھر اسے دوبارہ بھیجیں۔',
  },
};
