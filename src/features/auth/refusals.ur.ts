import type { authCalls } from '#contract/auth/auth.calls.gen.ts';
import type { helpRefusals, signInRefusals } from '#contract/auth/auth.refusals.ts';
import { password, tooManyAttempts } from '#src/lib/words/account-refusals.ur.ts';
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

export const authRefusals: RefusalsIn<typeof authCalls> = {
  login: signIn,
  studentLogin: signIn,
  'student-auto-login': {
    ...signIn,
    link_over: 'یہ لنک پہلے استعمال ہو چکا ہے، یا بہت پرانا ہے۔ اپنے استاد سے نیا لنک مانگیں۔',
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
