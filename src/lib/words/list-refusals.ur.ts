import type { listRefusals as lists } from '#contract/files/table.refusals.ts';
import { tableLimits } from '#contract/files/tables.rules.ts';
import { formatNumber } from './format.ts';
import { isolate } from './isolate.ts';
import type { Messages } from './messages.ts';

export const tableRefusals: Messages<Omit<typeof lists, 'bad_extension'>> = {
  unfinished_upload: 'فائل پوری نہیں پہنچی۔ دوبارہ کوشش کریں۔',
  too_large: ({ megabytes, extension }) => `${extension} کے لیے زیادہ سے زیادہ ${megabytes}MB کی فائل دیں۔`,
  old_excel: 'یہ پرانے Excel کی فائل ہے۔ اسے کھول کر .xlsx یا .csv میں محفوظ کریں۔',
  macros: 'فائل میں میکرو (چھوٹے پروگرام) ہیں۔ اسے .xlsx یا .csv میں محفوظ کر کے پھر کوشش کریں۔',
  damaged: 'فائل خراب ہے یا وہ نہیں جو اس کا نام کہتا ہے۔ اسے پھر .xlsx یا .csv میں محفوظ کریں۔',
  bomb: 'فائل کھلنے پر بہت بڑی ہو جائے گی۔ اسے پھر .xlsx یا .csv میں محفوظ کریں۔',
  no_header: 'فائل کی پہلی قطار میں کالموں کے نام ہونے چاہئیں۔ ہمارا نمونہ لیں یا ایسی قطار شامل کریں۔',
  no_rows: 'فائل میں سرخیوں کے نیچے کوئی قطار نہیں ہے۔',
  open_quote: ({ line }) =>
    `فائل کی قطار ${formatNumber(line)} میں ایک واوین (") کم یا زیادہ ہے۔ قطار ٹھیک کر کے دوبارہ کوشش کریں۔`,
  too_many_rows: `فائل میں ${formatNumber(tableLimits.rows)} سے زیادہ قطاریں ہیں۔ اسے تقسیم کر کے ایک ایک کر کے درآمد کریں۔`,
};

export const listRefusals: Messages<typeof lists> = {
  ...tableRefusals,
  bad_extension: ({ name }) => `معذرت، ${isolate(name)} درست نہیں؛ یہ چل سکتی ہیں: xlsx, csv`,
};
