import type { commonTexts } from '#contract/core/refusals.ts';
import { formatNumber } from './format.ts';
import type { Messages } from './messages.ts';

export const commonRefusals: Messages<typeof commonTexts> = {
  bad_request: null,
  unauthorized: 'آپ کا لاگ ان سیشن ختم ہو گیا ہے، آپ کو لاگ آؤٹ کیا جا رہا ہے',
  forbidden: 'آپ کو یہ کرنے کی اجازت نہیں ہے۔',
  password_first: 'پہلے اپنا پاس ورڈ چنیں۔',
  not_found: 'یہ موجود نہیں، یا آپ کے لیے نہیں ہے۔',
  conflict: 'کسی اور نے اسی وقت یہ کیا۔ اسے دوبارہ دیکھیں۔',
  too_large: 'بھیجا گیا ڈیٹا بہت بڑا ہے۔',
  refused: 'یہ نہیں کیا جا سکتا۔',
  disk_full: 'سرور پر ابھی جگہ نہیں بچی۔ براہِ کرم اسے چلانے والے کو بتائیں۔',
  rate_limited: ({ seconds }) => `بہت زیادہ درخواستیں۔ ${formatNumber(seconds)} سیکنڈ بعد دوبارہ کوشش کریں۔`,
  server_error: 'کچھ خرابی ہوئی۔',
  not_built: 'یہ حصہ ابھی بنا نہیں ہے۔',
  unavailable: 'سرور مصروف ہے۔ تھوڑی دیر میں دوبارہ کوشش کریں۔',
  unstorable: 'براہِ کرم وہ حروف ہٹائیں جو دکھائے نہیں جا سکتے۔',
  field_required: 'اسے پُر کریں۔',
  field_too_short: ({ limit }) => `کم از کم ${formatNumber(limit)} حروف۔`,
  field_too_long: ({ limit }) => `زیادہ سے زیادہ ${formatNumber(limit)} حروف۔`,
  field_too_small: ({ limit }) => `کم از کم ${formatNumber(limit)}۔`,
  field_too_large: ({ limit }) => `زیادہ سے زیادہ ${formatNumber(limit)}۔`,
  field_too_few: ({ limit }) => `کم از کم ${formatNumber(limit)} منتخب کریں۔`,
  field_too_many: ({ limit }) => `زیادہ سے زیادہ ${formatNumber(limit)} منتخب کریں۔`,
  field_email: 'ای میل پتا لکھیں۔',
  field_whole_number: 'پورا عدد لکھیں۔',
  field_not_listed: 'فہرست میں سے ایک منتخب کریں۔',
  field_wrong: 'یہ قبول نہیں ہو سکتا۔ اسے دوبارہ دیکھیں۔',
};
