import { longestFileName } from '#contract/files/upload-policies.ts';
import { formatNumber, plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { uploadMessages } from './messages.en.ts';

export const upload: typeof uploadMessages = {
  file: {
    waiting: 'انتظار میں',
    checking: 'جانچ ہو رہی ہے…',
    ready: 'فائل محفوظ ہو گئی',
    cancelled: 'منسوخ',
    uploading: (percent) => `اپ لوڈ ہو رہی ہے، ${formatNumber(percent)} فیصد`,
    cancel: (name) => `${isolate(name)} منسوخ کریں`,
    retry: (name) => `${isolate(name)} کے لیے دوبارہ کوشش کریں`,
    remove: (name) => `${isolate(name)} ہٹائیں`,
  },
  removing: 'ہٹائی جا رہی ہے…',
  filesReady: (ready, all) =>
    plural(ready, {
      one: `${formatNumber(all)} میں سے # فائل محفوظ ہوئی`,
      other: `${formatNumber(all)} میں سے # فائلیں محفوظ ہوئیں`,
    }),
  failures: {
    unreachable: 'کنکشن ٹوٹ گیا۔ دوبارہ کوشش کریں۔',
    unauthorized: 'آپ کا لاگ ان ختم ہو گیا۔ لاگ ان کرنے کے بعد دوبارہ کوشش کریں۔',
    file_gone: 'یہ فائل ایک بار پھر چنیں۔',
    file_too_large: 'یہ فائل بہت بڑی ہے۔ چھوٹی فائل چنیں۔',
    not_found: 'اپ لوڈ بہت دیر تک رکا رہا۔ دوبارہ کوشش کریں۔',
  },
  failed: 'کچھ گڑبڑ ہو گئی۔ دوبارہ کوشش کریں۔',
  interrupted: 'اپ لوڈ بیچ میں رک گیا۔ یہ فائل ایک بار پھر چنیں یا اسے ہٹائیں۔',
  paused: 'آپ آف لائن ہیں۔ کنکشن واپس آنے پر اپ لوڈ خود ہی آگے بڑھیں گے۔',
  refused: {
    extension: (name, endings) =>
      `معذرت، ${isolate(name)} قابلِ قبول نہیں ہے۔ یہ فائلیں شامل کی جا سکتی ہیں: ${isolate(endings)}`,
    too_large: (name, megabytes, extension) =>
      `${isolate(name)}: براہِ کرم ${isolate(extension)} کی زیادہ سے زیادہ ${isolate(`${formatNumber(megabytes)} MB`)} کی فائل اپ لوڈ کریں۔`,
    empty: (name) => `${isolate(name)} خالی ہے۔ دوسری فائل چنیں۔`,
    name_too_long: (name) =>
      `${isolate(name)} کا نام بہت لمبا ہے۔ اسے زیادہ سے زیادہ ${formatNumber(longestFileName)} حروف کا کریں۔`,
    too_many: (name, most) =>
      `${isolate(name)} شامل نہیں کی گئی۔ آپ زیادہ سے زیادہ ${plural(most, { one: '# فائل', other: '# فائلیں' })} اپ لوڈ کر سکتے ہیں۔`,
  },
  dismissRefused: 'یہ پیغام بند کریں',
};
