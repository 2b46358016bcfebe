import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { statisticsMessages } from './statistics-messages.en.ts';

export const assessmentStatistics: typeof statisticsMessages = {
  title: 'اعداد و شمار',
  text: (name) => `${isolate(name)} کی پہلی کوششیں کیسی رہیں، اور کون سا سوال دیکھنے کے قابل ہے۔`,
  back: 'واپس',
  loading: 'اعداد و شمار آ رہے ہیں…',
  failed: 'اعداد و شمار نہیں آ سکے',
  retry: 'دوبارہ کوشش کریں',
  none: 'ابھی کسی نے جمع نہیں کرایا',
  noneText: 'اعداد و شمار پہلی کوششوں کے ساتھ آئیں گے۔',
  waiting: (counted, needed) => `${formatNumber(needed)} میں سے ${formatNumber(counted)} کوششیں گنی گئیں`,
  waitingText: (needed) =>
    `اعداد و شمار ${formatNumber(needed)} پہلی کوششوں سے دکھائی دیتے ہیں۔ اس سے کم کے اعداد امتحان سے زیادہ ایک ایک طالب علم کے بارے میں بتاتے ہیں۔`,
  unmarked: (count) => `${formatNumber(count)} کوششیں ابھی جانچی نہیں گئیں، اور گنی نہیں گئیں۔`,
  figures: {
    label: 'پورا امتحان',
    attempts: 'کوششیں',
    mean: 'اوسط',
    median: 'وسطانیہ',
    passed: 'کامیاب',
    time: 'لگا وقت',
    of: (count, all) => `${formatNumber(all)} میں سے ${formatNumber(count)}`,
    spread: (deviation) => `انحراف ${isolate(formatNumber(deviation, 1))}`,
    medianNote: 'آدھے اس سے اوپر، آدھے اس سے نیچے',
    passedNote: (count, percent) =>
      `${formatNumber(count)} کو ${isolate(`${formatNumber(percent)}%`)} یا زیادہ`,
    timeNote: 'آدھے اس سے تیز تھے',
    minutes: (minutes) => `${formatNumber(minutes)} منٹ`,
  },
  spread: {
    title: 'نتائج کیسے بٹے ہیں',
    text: 'کتنی کوششوں کو نمبروں کا کتنا حصہ ملا۔',
    share: 'نمبروں کا حصہ',
    attempts: 'کوششیں',
    empty: 'کوئی کوشش نہیں',
  },
  questions: 'سوالات',
  columns: {
    question: 'سوال',
    type: 'قسم',
    answered: 'جواب دیے',
    facility: 'آسانی',
    discrimination: 'تمیز',
    advice: 'کیا بتاتا ہے',
  },
  advices: {
    key: 'کلید دیکھیں',
    hard: 'بہت مشکل',
    easy: 'بہت آسان',
    flat: 'کم بتاتا ہے',
    good: 'اچھا',
  },
  adviceTexts: {
    key: 'جو طلبہ باقی امتحان میں اچھے ہیں وہ یہ سوال دوسروں سے زیادہ غلط کرتے ہیں، یا کوئی غلط جواب درست جواب سے زیادہ چنا گیا ہے۔ ہو سکتا ہے کلید غلط ہو، یا الفاظ گمراہ کرتے ہوں۔',
    hard: 'کم طلبہ اسے درست کرتے ہیں۔ کیا یہ پڑھایا گیا تھا، اور کیا واضح ہے کہ کیا پوچھا گیا ہے؟',
    easy: 'تقریباً سب اسے درست کرتے ہیں۔ یہ شروع کے لیے اچھا ہے، اور کم بتاتا ہے کہ کون زیادہ جانتا ہے۔',
    flat: 'جو زیادہ جانتے ہیں وہ اسے ان سے مشکل ہی سے زیادہ درست کرتے ہیں جو کم جانتے ہیں۔',
    good: 'یہ نہ بہت مشکل ہے نہ بہت آسان، اور جو زیادہ جانتے ہیں وہ اسے زیادہ درست کرتے ہیں۔',
  },
  allAdvices: 'تمام سوالات',
  help: 'ان اعداد کا مطلب',
  helpFacility: (easy, hard) =>
    `آسانی ان نمبروں کا اوسط حصہ ہے جو طلبہ کو ملے: ${isolate(easy)} آسان ہے، ${isolate(hard)} سے کم بہت مشکل۔`,
  helpDiscrimination: (least) =>
    `تمیز کسی سوال کا باقی امتحان سے موازنہ کرتی ہے، ${isolate(least)} سے 1 تک۔ 0.3 سے اوپر، جو زیادہ جانتے ہیں وہ اسے زیادہ درست کرتے ہیں۔ 0 کے قریب یہ کچھ نہیں بتاتی۔ 0 سے نیچے کلید اکثر غلط ہوتی ہے۔`,
  helpAnswered: '”جواب دیے“ ان کوششوں کو گنتا ہے جن میں کچھ لکھا یا چنا گیا۔',
  choices: 'کیا چنا گیا',
  chosenBy: (count, all) => `${formatNumber(all)} میں سے ${formatNumber(count)}`,
  right: 'درست',
  noChoices: 'اس قسم کے سوال میں گننے کے لیے انتخاب نہیں ہوتے۔',
  choicesLater: (needed) => `انتخاب ${formatNumber(needed)} کوششوں سے گنے جاتے ہیں۔`,
  again: 'دوبارہ جانچیں…',
  regraded: 'دوبارہ جانچا گیا',
  regradedBy: (teacher, when) => `${isolate(teacher)} نے ${isolate(when)} کو دوبارہ جانچا`,
  close: 'بند کریں',
};
