import type { keepMessages } from './messages.en.ts';

export const keep: typeof keepMessages = {
  keep: 'اس ڈیوائس پر رکھیں',
  hint: 'جب تک یہ آپ کے لیے کھلا ہے، آپ اسے کنکشن کے بغیر پڑھ سکتے ہیں۔',
  keeping: 'اس ڈیوائس پر محفوظ ہو رہا ہے…',
  kept: 'یہ اس ڈیوائس پر ہے، کنکشن نہ ہونے پر بھی کھلے گا۔',
  failed: 'اس براؤزر میں جگہ نہیں ہے، یا اس کی اجازت نہیں ہے۔',
};
