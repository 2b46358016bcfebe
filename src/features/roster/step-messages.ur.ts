import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { RosterTexts } from './texts.ts';

export const locateMessages: RosterTexts['roster']['locate'] = {
  title: 'فہرست فائل میں کہاں ہے؟',
  text: 'پڑھی جانے والی شیٹیں چنیں، اور ہر ایک میں وہ سطر جس میں کالموں کے نام ہیں۔ اس سے اوپر کی سطریں چھوڑ دی جاتی ہیں۔',
  textOne: 'وہ سطر چنیں جس میں کالموں کے نام ہیں۔ اس سے اوپر کی سطریں چھوڑ دی جاتی ہیں۔',
  sheets: 'پڑھی جانے والی شیٹیں',
  rows: (count) => `${formatNumber(count)} قطاریں`,
  shown: 'یہ شیٹ دکھائیں',
  heading: 'کالموں کے نام کس سطر میں ہیں؟',
  row: (line, words) => `سطر ${isolate(formatNumber(line))}: ${isolate(words)}`,
  what: 'فائل کو یوں پڑھیں',
  none: 'پڑھنے کے لیے کوئی شیٹ چنیں۔',
  next: 'اس طرح پڑھیں',
  keep: 'واپس',
  change: 'شیٹیں اور سرخیاں',
};

export const classesMessages: RosterTexts['roster']['classes'] = {
  title: 'کون سی جماعت کون سی ہے؟',
  text: (count) =>
    `فائل کی ${formatNumber(count)} جماعتیں ان ناموں سے اسکول میں نہیں ہیں۔ ایک بار بتائیں کہ یہاں ہر ایک کیا ہے: یہ سب قطاروں اور اگلی فائل کے لیے بھی رہے گا۔`,
  search: 'جماعتیں تلاش کریں',
  allNew: 'یہ سب نئی بنائیں',
  openOut: 'جو طے نہیں اسے چھوڑ دیں',
  noneOpen: 'ان میں سب طے ہیں۔',
  open: (count) => `${formatNumber(count)} جماعتیں طے نہیں ہیں: ان کی قطاریں نہیں لی جائیں گی۔`,
  allSaid: 'سب جماعتیں طے ہیں۔',
  rows: (count) => `${formatNumber(count)} قطاریں`,
  made: (name) => `نئی: ${isolate(name)}`,
  here: 'یہاں کی ایک جماعت',
  club: 'کلب کا نیا بیچ',
  out: 'چھوڑی گئی',
  say: 'چنیں',
  which: 'یہاں کی جماعت',
  more: (count) => `${formatNumber(count)} اور دکھائیں`,
  noneFound: 'ایسی کوئی جماعت نہیں',
  next: 'ان جماعتوں کے ساتھ جانچیں',
  skip: 'بعد میں طے کریں',
  change: 'فائل کی جماعتیں',
  leftOut: (places, classes) =>
    `فائل کی ${formatNumber(classes)} جماعتوں کی ${formatNumber(places)} جگہیں چھوڑی گئیں۔`,
  further: (count) =>
    `طلبہ کی ${formatNumber(count)} مزید جگہیں چھوڑی گئیں: طالب علم ایک ہی جماعت میں بیٹھتا ہے۔`,
  madeCount: (count) => `درآمد کے ساتھ ${formatNumber(count)} جماعتیں بنیں گی۔`,
};
