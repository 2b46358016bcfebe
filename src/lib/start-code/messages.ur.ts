import { isolate } from '../words/isolate.ts';
import type { startCodeMessages } from './messages.en.ts';

export const startCode: typeof startCodeMessages = {
  title: (name) => `${isolate(name)} اب لاگ ان کر سکتے ہیں`,
  text: (loginName) =>
    `یوزر نیم ${isolate(loginName)}۔ یہ کوڈ صرف ایک بار دکھتا ہے: اسے ابھی دے دیں۔ یہی پاس ورڈ ہے، اور لاگ ان کرتے ہی اپنا پاس ورڈ چننا ہو گا۔`,
  goneTitle: (name) => `${isolate(name)} شامل ہو گئے`,
  gone: 'کوڈ پہلے دکھایا جا چکا ہے اور کہیں محفوظ نہیں۔ فہرست میں انہیں نیا کوڈ دیں۔',
  copy: 'کوڈ کاپی کریں',
  copied: 'کاپی ہو گیا',
  failed: 'کاپی نہیں ہو سکا۔ اسے منتخب کر کے ہاتھ سے کاپی کریں۔',
  done: 'ہو گیا',
  ask: (name) => `${isolate(name)} کو نیا کوڈ دیں؟`,
  askText: 'ان کا پاس ورڈ اور جو کچھ انہوں نے کھول رکھا ہے، ختم ہو جائے گا۔',
  yes: 'نیا کوڈ دیں',
  cancel: 'منسوخ کریں',
};
