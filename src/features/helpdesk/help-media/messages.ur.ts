import { isolate } from '#src/lib/words/isolate.ts';
import type { messages } from './messages.en.ts';

export const helpMedia: typeof messages = {
  onboarding: 'تعارفی ویڈیو',
  close: 'بند کریں',
  loading: 'ویڈیو لوڈ ہو رہی ہے',
  none: 'ابھی آپ کے لیے کوئی ویڈیو نہیں ہے۔',
  failed: 'ویڈیو لوڈ نہیں ہو سکی۔',
  failedText: 'براہ کرم اپنا انٹرنیٹ کنکشن دیکھیں۔',
  retry: 'دوبارہ کوشش کریں',
  gone: 'یہ ویڈیو دستیاب نہیں ہے۔',
  goneText: 'ہو سکتا ہے لنک پرانا ہو، یا ویڈیو سب کے لیے نہ ہو۔',
  toStart: `${isolate('Banyan')} پر جائیں`,
  privacy: 'رازداری کی پالیسی',
  terms: 'سروس کی شرائط',
  download: 'ڈاؤن لوڈ کریں',
};
