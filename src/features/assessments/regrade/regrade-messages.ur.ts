import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { regradeMessages } from './regrade-messages.en.ts';

export const regrade: typeof regradeMessages = {
  title: 'سوال کو دوبارہ جانچیں',
  text: 'اس سے جمع کرا چکے سب کے نمبر بدل سکتے ہیں۔ جو ابھی کام کر رہے ہیں انہیں نئے نمبر جمع کرانے پر ملتے ہیں۔',
  submit: 'دوبارہ جانچیں',
  fields: { way: 'کیسے', reason: 'کیوں؟ یہ تبدیلی کے ساتھ رکھا جاتا ہے۔' },
  ways: {
    new_key: 'درست کیے گئے سوال سے',
    full_credit: 'سب کو پورے نمبر',
    drop: 'سوال کو چھوڑ دیں',
  },
  hints: {
    new_key: 'ہر جواب اس سے جانچا جاتا ہے جو سوال بینک میں اب درست ہے۔',
    full_credit: 'جنہوں نے جواب نہیں دیا انہیں بھی ملتے ہیں۔',
    drop: 'اس کے نمبر نہیں ملتے، اور امتحان کے کل نمبر کم ہو جاتے ہیں۔',
  },
  byPerson: 'اس سوال کو کوئی شخص جانچتا ہے۔ دوبارہ جانچنے کے لیے کوئی کلید نہیں۔',
  noNewKey: 'امتحان کے بعد سوال نہیں بدلا گیا۔ پہلے سوال بینک میں اسے درست کریں۔',
  preview: 'کیا بدلے گا',
  chooseFirst: 'طریقہ چنیں، تو یہاں دکھے گا کس کے نمبر بدلیں گے۔ ابھی کچھ نہیں بدلا۔',
  looking: 'دیکھا جا رہا ہے کیا بدلے گا…',
  previewFailed: 'کیا بدلے گا، یہ نہیں آ سکا',
  retry: 'دوبارہ کوشش کریں',
  changed: (count, all) =>
    count === 0
      ? `کسی کے نمبر نہیں بدلتے۔ ${formatNumber(all)} نے جمع کرایا۔`
      : `${formatNumber(all)} میں سے ${formatNumber(count)} کوششوں کے نمبر بدلیں گے۔`,
  toPass: (count) => `${formatNumber(count)} تب ہی کامیاب ہوں گے`,
  toFail: (count) => `${formatNumber(count)} اب کامیاب نہیں رہیں گے`,
  open: (count) => `${formatNumber(count)} طلبہ ابھی کام کر رہے ہیں`,
  list: 'جن کے نمبر بدلتے ہیں',
  question: (before, after, most) =>
    `سوال: ${formatNumber(most, 2)} میں سے ${formatNumber(before, 2)} سے ${formatNumber(after, 2)}`,
  questionFirst: (after, most) =>
    `سوال: ابھی جانچا نہیں گیا، پھر ${formatNumber(most, 2)} میں سے ${formatNumber(after, 2)}`,
  dropped: (before) => `سوال: ${formatNumber(before, 2)} سے کوئی نمبر نہیں`,
  total: (before, after) => `امتحان: پہلے ${isolate(before)}، پھر ${isolate(after)}`,
  marksOf: (marks, most) => `${formatNumber(most, 2)} میں سے ${formatNumber(marks, 2)}`,
  passes: 'تب کامیاب',
  fails: 'تب کامیاب نہیں',
  more: (count) => `اور ${formatNumber(count)}۔`,
  stale: 'یہ فہرست دیکھنے کے بعد نمبر بدل گئے۔ فہرست دوبارہ بنائی گئی ہے: اسے دیکھیں، پھر دوبارہ جانچیں۔',
  done: 'سوال دوبارہ جانچا گیا۔',
  doneText: (count) => `${formatNumber(count)} کوششوں کے نمبر اب بدل گئے ہیں۔`,
};
