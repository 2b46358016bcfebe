import type { profileCalls } from '#contract/profile/profile.calls.ts';
import type { saveRefusals } from '#contract/profile/profile.refusals.ts';
import { password, tooManyAttempts } from '#src/lib/words/account-refusals.ur.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const rights = {
  demo_school: 'یہ ڈیمو اسکول ہے: پروفائل اور پاس ورڈ جیسے ہیں ویسے ہی رہتے ہیں۔',
  not_allowed: 'آپ کے اسکول نے یہ چالو نہیں کیا۔ اسکول ایڈمن سے پوچھیں۔',
};
const ownPassword = {
  ...password,
  ...tooManyAttempts,
  bad_fields: null,
  current_incorrect: 'موجودہ پاس ورڈ غلط ہے۔',
};
const save: Messages<typeof saveRefusals> = {
  ...rights,
  ...ownPassword,
  name_required: 'نام ضروری ہے۔',
  name_letters: 'براہ کرم صرف حروف اور خالی جگہ لکھیں۔',
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

export const profileRefusals: RefusalsIn<typeof profileCalls> = {
  'change-Password': { ...rights, ...ownPassword },
  'faculty-by-id': { not_allowed: rights.not_allowed },
  'student-by-id': { not_allowed: rights.not_allowed },
  'edit-faculty': save,
  'update-admin-profile': save,
  'update-student-profile': save,
  'remove-profile-image': rights,
  'remove-faculty-image': rights,
  'reset-person-password': rights,
  'reset-faculty-password': rights,
};
