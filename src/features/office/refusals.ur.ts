import type { officeCalls } from '#contract/office/office.calls.gen.ts';
import type { licenceRefusal } from '#contract/office/office.refusals.ts';
import { failures } from '#src/lib/words/failure-messages.ur.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import { saveProfile } from '#src/lib/words/profile-refusals.ur.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const { bad_fields, name_required, name_letters, too_long, email_required, email_form } = saveProfile;
const names = { bad_fields, name_required, name_letters, too_long, email_required, email_form };
const formSession = { form_session: failures.form_session };
const stale = { stale: 'اس دوران یہ شخص کہیں اور بدل دیا گیا۔' };
const demo = { demo_school: 'یہ ڈیمو اسکول ہے: اس کے لوگ جیسے ہیں ویسے ہی رہتے ہیں۔' };
const oneself = { oneself: 'یہ آپ ہیں: یہاں آپ کے اختیارات کوئی اور بدل سکتا ہے۔' };
const licence: Messages<typeof licenceRefusal> = {
  licence_full: ({ limit }) =>
    `لائسنس میں ${formatNumber(limit)} ایڈمن کی جگہ ہے، اور وہ پوری ہو چکی ہے۔ مزید کے لیے مرکزی دفتر سے کہیں۔`,
};
const given = { unknown_school: 'منتخب اسکولوں میں سے ایک اب نہیں ہے۔' };
const lastSuperAdmin = { last_super_admin: 'یہ آخری فعال سپر ایڈمن ہیں۔ پہلے دوسرا شامل کریں۔' };
const addSubUser = { ...formSession, ...given, unknown_department: 'یہ شعبہ فہرست میں نہیں ہے۔' };

export const officeRefusals: RefusalsIn<typeof officeCalls> = {
  'add-admin-user': { ...formSession, ...demo, ...licence },
  'edit-admin-user': { ...formSession, ...names, ...demo, ...stale },
  'set-user-status': {
    ...demo,
    ...stale,
    ...oneself,
    last_admin: 'یہ اسکول کے آخری فعال ایڈمن ہیں۔ پہلے دوسرا شامل کریں، یا اسکول بند کریں۔',
  },
  'reset-user-password': { ...demo, ...oneself },
  'admin-user-codes': { ...formSession, ...demo, ...oneself },
  'add-sub-user': addSubUser,
  'update-sub-user': { ...addSubUser, ...names, ...stale, ...oneself, ...lastSuperAdmin },
  'update-sub-user-access': { ...stale, ...oneself, ...given, has_all: 'سپر ایڈمن سب کچھ کھول سکتے ہیں۔' },
  'set-sub-user-status': { ...stale, ...oneself, ...lastSuperAdmin },
  'reset-sub-user-password': oneself,
  'sub-user-codes': { ...formSession, ...oneself },
  'remove-spocs-from-school': given,
};
