import type { callMessages } from './call-messages.en.ts';

export const calls: typeof callMessages = {
  wrong: 'کچھ خرابی ہوئی۔',
  no_internet: 'انٹرنیٹ نہیں ہے۔ براہِ کرم اپنا کنکشن دیکھیں۔',
  malformed: 'جواب متوقع شکل میں نہیں ہے۔',
  not_a_file: 'جواب کوئی فائل نہیں ہے۔',
};
