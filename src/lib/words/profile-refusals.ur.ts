import type { saveRefusals } from '#contract/profile/profile.refusals.ts';
import { password, tooManyAttempts } from './account-refusals.ur.ts';
import { formatNumber } from './format.ts';
import { isolate } from './isolate.ts';
import type { Messages } from './messages.ts';

export const rights = {
  demo_school: 'یہ ڈیمو اسکول ہے: پروفائل اور پاس ورڈ جیسے ہیں ویسے ہی رہتے ہیں۔',
  not_allowed: 'آپ کے اسکول نے یہ چالو نہیں کیا۔ اسکول ایڈمن سے پوچھیں۔',
};
export const ownPassword = {
  ...password,
  ...tooManyAttempts,
  bad_fields: null,
  current_incorrect: 'موجودہ پاس ورڈ غلط ہے۔',
};
export const saveProfile: Messages<typeof saveRefusals> = {
  ...rights,
  ...ownPassword,
  name_required: 'نام ضروری ہے۔',
  name_letters: 'براہ کرم صرف حروف، خالی جگہ، نقطہ، ہائفن اور اپاسٹروفی لکھیں۔',
  too_long: 'یہ بہت لمبا ہے۔',
  mobile_required: 'موبائل نمبر ضروری ہے۔',
  mobile_digits: ({ digits }) => `براہ کرم ${formatNumber(digits)} ہندسوں کا موبائل نمبر لکھیں۔`,
  email_required: 'ای میل ضروری ہے۔',
  email_form: `براہ کرم ${isolate('name@school.org')} جیسا ای میل پتا لکھیں۔`,
  gender_required: 'جنس ضروری ہے',
  bad_content: 'یہ مکمل JPG یا PNG تصویر نہیں ہے۔ دوسری چنیں۔',
  image_too_large: 'تصویر میں 5 کروڑ سے زیادہ پکسل ہیں۔ چھوٹی تصویر چنیں۔',
  stale: 'اس دوران یہ پروفائل کہیں اور بدل دیا گیا۔',
};
