import type { peopleCalls } from '#contract/people/people.calls.gen.ts';
import type {
  acceptRefusals,
  apartRefusals,
  codesRefusals,
  eraseRefusals,
  membershipRefusals,
  recordRefusals,
  sheetRefusals,
  statusRefusals,
} from '#contract/people/people.refusals.ts';
import { failures } from '#src/lib/words/failure-messages.ur.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import { rights, saveProfile } from '#src/lib/words/profile-refusals.ur.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const change = { demo_school: 'یہ ڈیمو اسکول ہے: اس کے لوگ جیسے ہیں ویسے ہی رہتے ہیں۔' };
const stale = { stale: 'اس دوران اس فرد کی تفصیل کہیں اور بدل دی گئی۔' };
const formSession = { form_session: failures.form_session };
const notAllowed = { not_allowed: rights.not_allowed };

const status: Messages<typeof statusRefusals> = {
  ...change,
  ...stale,
  licence_full: ({ limit }) =>
    `اسکول کے لائسنس میں ${formatNumber(limit)} جگہیں ہیں اور سب بھری ہیں۔ مزید کے لیے مرکزی دفتر سے کہیں۔`,
  yourself: 'یہ آپ خود ہیں: آپ لاگ ان کر سکیں یا نہیں، یہ کسی اور سے بدلوائیں۔',
  gone: 'وہ چلے گئے ہیں یا ردی میں ہیں۔ پہلے انہیں واپس لائیں۔',
};

const apart: Messages<typeof apartRefusals> = {
  ...change,
  same_student: 'یہ ایک ہی اندراج ہے، دو نہیں۔ دو چنیں۔',
};

const badPlace: Messages<Pick<typeof membershipRefusals, 'bad_place'>> = {
  bad_place: ({ why }) => {
    if (why === 'no_classes') return 'اس اسکول میں جماعتوں میں نہیں، کلبوں میں پڑھائی ہوتی ہے۔';
    if (why === 'no_clubs') return 'اس اسکول میں کلبوں میں پڑھائی نہیں ہوتی۔';
    return 'ان میں سے ایک اب موجود نہیں۔ دوبارہ چنیں۔';
  },
};
const place = { ...change, ...stale, ...badPlace };

const record: Messages<typeof recordRefusals> = {
  ...saveProfile,
  ...badPlace,
  login_required: 'یوزر نیم ضروری ہے۔',
  login_form: `یوزر نیم میں ${formatNumber(2)} سے ${formatNumber(64)} حروف، ہندسے، نقطے، ڈیش یا انڈر اسکور ہوں۔`,
  birth_date: `گزرا ہوا دن لکھیں، جیسے ${isolate('2015-03-31')}۔`,
  bad_value: 'یہ نہیں لیا جا سکتا۔ دوبارہ دیکھیں۔',
  login_taken: ({ name, free }) => `یوزر نیم ${isolate(name)} کسی اور کا ہے۔ ${isolate(free)} خالی ہے۔`,
  admission_taken: ({ holder, where }) =>
    where === 'bin'
      ? `یہ نمبر ${isolate(holder)} کا ہے، جو ردی میں ہیں۔`
      : `یہ نمبر ${isolate(holder)} کا ہے۔`,
};
const erase: Messages<typeof eraseRefusals> = {
  ...change,
  not_in_bin: 'صرف وہی مٹائے جا سکتے ہیں جو کوڑے دان میں ہیں۔ پہلے انھیں وہاں لے جائیں۔',
  name_differs: 'یہ اس طالب علم کا یوزر نیم نہیں ہے۔',
};
const add = { ...record, ...change, licence_full: status.licence_full, ...formSession };
const edit = { ...record, ...change, ...stale, ...notAllowed, gone: status.gone };
const codes: Messages<typeof codesRefusals> = { ...change, ...formSession, ...notAllowed };
const sheet: Messages<typeof sheetRefusals> = {
  ...codes,
  place_required: 'کوئی جماعت یا کلب چنیں۔',
  nobody: 'وہاں کوئی کوڈ کا انتظار نہیں کر رہا: سب کے اپنے پاس ورڈ ہیں۔',
  too_many: ({ most }) => `ایک بار میں زیادہ سے زیادہ ${formatNumber(most)} کارڈ۔ کم جماعتیں چنیں۔`,
};

const accept: Messages<typeof acceptRefusals> = {
  ...add,
  ...status,
  bad_code: 'یہ کوڈ درست نہیں یا اب کام نہیں کرتا۔ دوسرے اسکول سے نیا مانگیں۔',
  same_school: 'یہ طالب علم پہلے سے اسی اسکول میں ہے۔',
};

export const peopleRefusals: RefusalsIn<typeof peopleCalls> = {
  'accept-student': accept,
  'activate-student': status,
  'add-club-faculty': place,
  'add-faculty': add,
  'add-student': add,
  'delete-student': status,
  'erase-student': erase,
  'edit-faculty': { ...edit, ...status, ...saveProfile },
  'faculty-by-id': notAllowed,
  'keep-students-apart': apart,
  'merge-students': { ...status, ...apart },
  'migrate-student': place,
  'reactivate-student': status,
  'release-student': { ...change, ...stale, gone: status.gone },
  'remove-faculty-image': edit,
  'reset-faculty-password': rights,
  'reset-person-password': rights,
  'reset-student-password': rights,
  'set-faculty-status': status,
  'student-by-id': notAllowed,
  'update-bluk-stuPass': sheet,
  'student-codes': codes,
  'faculty-codes': codes,
  'update-student': edit,
};
