import type { schoolsCalls } from '#contract/schools/schools.calls.gen.ts';
import type {
  createRefusals,
  licenceMailRefusals,
  updateRefusals,
} from '#contract/schools/schools.refusals.ts';
import { failures } from '#src/lib/words/failure-messages.ur.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const stale = { stale: 'اس دوران یہ اسکول کہیں اور بدل دیا گیا۔' };

const save = {
  form_session: failures.form_session,
  unknown_place: null,
  country_first: 'پہلے ملک منتخب کریں۔',
  country_unknown: 'یہ ملک فہرست میں نہیں ہے۔',
  state_first: 'پہلے ریاست منتخب کریں۔',
  state_elsewhere: 'یہ ریاست منتخب ملک میں نہیں ہے۔',
  city_elsewhere: 'یہ شہر منتخب ریاست میں نہیں ہے۔',
  bad_content: 'یہ مکمل JPG یا PNG تصویر نہیں ہے۔ دوسری منتخب کریں۔',
  image_too_large: 'تصویر 5 کروڑ پکسل سے بڑی ہے۔ چھوٹی منتخب کریں۔',
  same_name: ({ name }: { name: string }) =>
    `اسی ملک اور ریاست میں اس نام کا اسکول پہلے سے ہے: ${isolate(name)}۔`,
};
const create: Messages<typeof createRefusals> = {
  ...save,
  admin_incomplete: 'پہلے ایڈمن کا نام اور ای میل پتا چاہیے۔',
  admin_no_place: 'پہلے ایڈمن کو بھی ایک جگہ چاہیے: 1 یا زیادہ لکھیں، یا خالی چھوڑیں۔',
  licence_over: 'یہ دن گزر چکا ہے۔ نئے اسکول کے لیے بعد کا دن چاہیے، یا کوئی نہیں۔',
};
const update: Messages<typeof updateRefusals> = {
  ...save,
  ...stale,
  year_by_move:
    'اسکول میں طلبہ ہیں۔ اس کا سال اگلے سال میں منتقلی کے ساتھ ہی بدلتا ہے، جو انہیں نئی جماعتوں میں لے جاتی ہے۔',
  model_in_use: 'نوٹس اس اسکول کی جماعتوں یا کلبوں کے نام لیتے ہیں، اس لیے ڈھانچا اسی قسم کا رہے گا۔',
};
const mail: Messages<typeof licenceMailRefusals> = {
  demo_school: 'یہ ڈیمو اسکول ہے: کسی کو ای میل نہیں جاتی۔',
  school_inactive: 'یہ اسکول بند ہے: وہاں کسی کو ای میل نہیں جاتی۔',
  nobody_to_mail: 'اس اسکول کے کسی فعال ایڈمن کا ای میل پتا نہیں ہے۔',
  just_mailed: 'یہ ای میل ابھی بھیجی گئی تھی۔ دس منٹ بعد دوبارہ کوشش کریں۔',
};

export const schoolsRefusals: RefusalsIn<typeof schoolsCalls> = {
  'create-school-admin-module': create,
  'update-school-admin-module': update,
  'set-school-status': stale,
  'send-student-licence-mail': mail,
  'save-user-profile-setting': {
    demo_school: 'یہ ڈیمو اسکول ہے: اس کی ترتیبات جیسی ہیں ویسی ہی رہتی ہیں۔',
  },
};
