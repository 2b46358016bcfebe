import type { authCalls } from '#contract/auth/auth.calls.gen.ts';
import type { connectRefusals, helpRefusals, signInRefusals } from '#contract/auth/auth.refusals.ts';
import { password, tooManyAttempts } from '#src/lib/words/account-refusals.ur.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const signIn: Messages<typeof signInRefusals> = {
  ...tooManyAttempts,
  invalid_credentials: ({ by }) =>
    by === 'code' ? 'یوزر نیم یا ایک بار کا کوڈ غلط ہے۔' : 'یوزر نیم یا پاس ورڈ غلط ہے۔',
  inactive_account: ({ of }) => (of === 'school' ? 'آپ کا اسکول ابھی بند ہے۔' : 'آپ کا اکاؤنٹ فعال نہیں ہے۔'),
  multi_device: 'آپ پہلے سے کسی اور ڈیوائس پر لاگ ان ہیں۔',
};

const help: Messages<typeof helpRefusals> = { inactive_account: 'یہ اکاؤنٹ فعال نہیں ہے۔' };

const connecting: Messages<typeof connectRefusals> = {
  account_over: 'اس میں بہت وقت لگا۔ براہِ کرم دوبارہ شروع کریں۔',
  account_taken: ({ label }) => `یہ ${isolate(label)} کھاتا یہاں کسی اور سے جڑا ہے۔`,
  account_other: ({ label }) => `آپ سے ایک دوسرا ${isolate(label)} کھاتا جڑا ہے۔ پہلے اسے الگ کریں۔`,
  account_not_offered: ({ label }) => `آپ کا اسکول یہاں ${isolate(label)} کھاتے استعمال نہیں کرتا۔`,
  account_foreign: ({ label }) => `یہ ${isolate(label)} کھاتا آپ کے اسکول کا نہیں ہے۔`,
  own_password_first: 'پہلے اپنے کوڈ سے لاگ ان کر کے اپنا پاس ورڈ چنیں۔ اس کے بعد آپ کھاتا جوڑ سکتے ہیں۔',
};

export const authRefusals: RefusalsIn<typeof authCalls> = {
  login: signIn,
  studentLogin: signIn,
  'student-auto-login': {
    ...signIn,
    link_over: 'یہ لنک پہلے استعمال ہو چکا ہے، یا بہت پرانا ہے۔ اپنے استاد سے نیا لنک مانگیں۔',
  },
  'sign-in-by-account': { ...signIn, ...connecting },
  'start-account-connection': {
    ...tooManyAttempts,
    current_incorrect: 'موجودہ پاس ورڈ غلط ہے۔',
    account_not_offered: connecting.account_not_offered,
    own_password_first: connecting.own_password_first,
    provider_unreachable: ({ label }) =>
      `${isolate(label)} سے ابھی رابطہ نہیں ہو پا رہا ہے۔ چند منٹ بعد دوبارہ کوشش کریں۔`,
  },
  'disconnect-person-account': { demo_school: 'یہ ایک ڈیمو اسکول ہے: اس کے لوگوں کے کھاتے جڑے رہتے ہیں۔' },
  'save-school-provider': {
    demo_school: 'یہ ایک ڈیمو اسکول ہے: اس کی سیٹنگز جوں کی توں رہتی ہیں۔',
    domain_wrong: ({ domain }) => `کوئی ای میل پتا ”${isolate(domain)}“ پر ختم نہیں ہوتا۔`,
    domains_missing: 'اپنے اسکول کا کم از کم ایک ای میل ڈومین لکھیں۔',
    domain_refused: ({ domain }) => `اس سرور کے منتظم ${isolate(domain)} ڈومین کی اجازت نہیں دیتے۔`,
    stale: 'اس دوران کسی اور نے اسے بدل دیا ہے۔ اسے دوبارہ دیکھیں۔',
  },
  'extend-session': { session_too_old: 'آپ پورے ایک دن سے لاگ ان ہیں۔ براہِ کرم دوبارہ لاگ ان کریں۔' },
  'resume-session': { unauthorized: 'یہاں کوئی لاگ ان نہیں ہے۔' },
  'change-password-after-login': {
    ...password,
    ...tooManyAttempts,
    weak_password: null,
    passwords_differ: null,
    wrong_password: 'موجودہ پاس ورڈ غلط ہے۔',
    demo_school: 'یہ ایک ڈیمو اسکول ہے: اس کے پاس ورڈ بدلے نہیں جا سکتے۔',
  },
  'skip-password-after-login': { no_skip_left: 'براہِ کرم اب اپنا پاس ورڈ چنیں۔' },
  'get-demo-grant': {
    demo_unavailable: ({ why }) =>
      why === 'no_demo'
        ? 'صرف ڈیمو اسکول کو دوسروں کی نظر سے دیکھا جا سکتا ہے۔'
        : 'اس ڈیمو اسکول میں اس کردار کا کوئی نہیں ہے۔',
  },
  'force-logout': { own_session: 'یہ آپ ہی ہیں۔ اس کے بجائے مینو میں “لاگ آؤٹ” چنیں۔' },
  'revoke-sign-in-help': help,
  'generate-sign-in-code': help,
  'create-student-link': help,
  forgotPassword: {
    captcha: 'براہِ کرم کیپچا کی تصدیق کریں',
    contact_teacher: 'براہِ کرم اپنے استاد سے کہیں: وہ آپ کو نیا پاس ورڈ دے سکتے ہیں۔',
  },
};
