import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { WorkspaceTexts } from './texts.ts';

export const programs: WorkspaceTexts['programs'] = {
  title: 'پروگرام',
  text: 'طلبہ ورک اسپیس میں جو بناتے ہیں۔ آپ اسے ہر ورژن کے ساتھ چلا اور پڑھ سکتے ہیں۔',
  columns: {
    student: 'طالب علم',
    login: 'یوزر نیم',
    project: 'پروجیکٹ',
    tool: 'ٹول',
    versions: 'ورژن',
    changed: 'بدلا گیا',
  },
  allClasses: 'تمام سیکشن اور بیچ',
  allProjects: 'تمام پروجیکٹ',
  classFilter: 'سیکشن یا بیچ',
  emptyTitle: 'ابھی کوئی پروگرام نہیں',
  emptyText: 'جیسے ہی آپ کا کوئی طالب علم پروگرام محفوظ کرے گا، وہ یہاں ہوگا۔',
  zip: 'پروگرام زپ میں',
  zipText: 'ہر طالب علم کا سب سے نیا پروگرام، اپنے اپنے فولڈر میں۔',
  zipStart: 'ڈاؤن لوڈ',
  similar: 'ایک جیسے پروگرام',
  similarText:
    'دو پروگرام جن کا بہت سا کوڈ ایک جیسا ہے۔ یہ دیکھنے میں مدد ہے اور نہیں بتاتا کہ کس نے لکھا: نمونے اور آپ کا دکھایا ہوا بھی ایک جیسا ہوتا ہے۔',
  compare: 'موازنہ کریں',
  compared: (count) => `${formatNumber(count)} پروگراموں کا موازنہ ہوا`,
  tooFew: 'اس سیکشن میں ابھی اس پروجیکٹ کے دو پروگرام نہیں ہیں۔',
  noPairs: 'ان میں کوئی دو ایک جیسے نہیں۔',
  same: 'حرف بہ حرف ایک ہی',
  percent: (share) => `${formatNumber(share)} % ایک جیسے`,
  pair: (left, right) => `${isolate(left)} اور ${isolate(right)}`,
  openOf: (student) => `${isolate(student)} کا پروگرام کھولیں`,
  choose: 'چنیں',
  chooseFirst: 'سیکشن اور پروجیکٹ چنیں۔',
  nothing: 'کچھ نہیں',
  loading: 'لوڈ ہو رہا ہے…',
  close: 'بند کریں',
  failed: 'یہ لوڈ نہیں ہوا۔',
  retry: 'دوبارہ کوشش کریں',
};
