import type { authCalls } from '#contract/auth/auth.calls.gen.ts';
import type { connectRefusals, helpRefusals, signInRefusals } from '#contract/auth/auth.refusals.ts';
import { password, tooManyAttempts } from '#src/lib/words/account-refusals.hi.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const signIn: Messages<typeof signInRefusals> = {
  ...tooManyAttempts,
  invalid_credentials: ({ by }) =>
    by === 'code' ? 'यूज़रनेम या एक बार का कोड गलत है।' : 'यूज़रनेम या पासवर्ड गलत है।',
  inactive_account: ({ of }) => (of === 'school' ? 'आपका स्कूल अभी बंद किया हुआ है।' : 'आपका खाता सक्रिय नहीं है।'),
  multi_device: 'आप पहले से किसी और डिवाइस पर लॉग इन हैं।',
};

const help: Messages<typeof helpRefusals> = { inactive_account: 'यह खाता सक्रिय नहीं है।' };

const connecting: Messages<typeof connectRefusals> = {
  account_over: 'इसमें बहुत समय लगा। कृपया फिर से शुरू करें।',
  account_taken: ({ label }) => `यह ${isolate(label)} खाता यहाँ किसी और से जुड़ा है।`,
  account_other: ({ label }) => `आपसे एक दूसरा ${isolate(label)} खाता जुड़ा है। पहले उसे अलग करें।`,
  account_not_offered: ({ label }) => `आपका स्कूल यहाँ ${isolate(label)} खाते इस्तेमाल नहीं करता।`,
  account_foreign: ({ label }) => `यह ${isolate(label)} खाता आपके स्कूल का नहीं है।`,
  own_password_first: 'पहले अपने कोड से लॉग इन करके अपना पासवर्ड चुनें। उसके बाद आप खाता जोड़ सकते हैं।',
};

export const authRefusals: RefusalsIn<typeof authCalls> = {
  login: signIn,
  studentLogin: signIn,
  'student-auto-login': {
    ...signIn,
    link_over: 'यह लिंक पहले इस्तेमाल हो चुका है, या बहुत पुराना है। अपने शिक्षक से नया लिंक माँगें।',
  },
  'sign-in-by-account': { ...signIn, ...connecting },
  'start-account-connection': {
    ...tooManyAttempts,
    current_incorrect: 'मौजूदा पासवर्ड गलत है।',
    account_not_offered: connecting.account_not_offered,
    own_password_first: connecting.own_password_first,
    provider_unreachable: ({ label }) =>
      `${isolate(label)} से अभी संपर्क नहीं हो पा रहा है। कुछ मिनट बाद फिर कोशिश करें।`,
  },
  'disconnect-person-account': { demo_school: 'यह एक डेमो स्कूल है: इसके लोगों के खाते जुड़े रहते हैं।' },
  'save-school-provider': {
    demo_school: 'यह एक डेमो स्कूल है: इसकी सेटिंग वैसी ही रहती हैं।',
    domain_wrong: ({ domain }) => `कोई ईमेल पता “${isolate(domain)}” पर ख़त्म नहीं होता।`,
    domains_missing: 'अपने स्कूल का कम से कम एक ईमेल डोमेन लिखें।',
    domain_refused: ({ domain }) => `इस सर्वर के संचालक ${isolate(domain)} डोमेन की अनुमति नहीं देते।`,
    stale: 'इस बीच किसी और ने इसे बदल दिया है। इसे फिर से देखें।',
  },
  'extend-session': { session_too_old: 'आप पूरे एक दिन से लॉग इन हैं। कृपया फिर लॉग इन करें।' },
  'resume-session': { unauthorized: 'यहाँ कोई लॉग इन नहीं है।' },
  'change-password-after-login': {
    ...password,
    ...tooManyAttempts,
    weak_password: null,
    passwords_differ: null,
    wrong_password: 'मौजूदा पासवर्ड गलत है।',
    demo_school: 'यह एक डेमो स्कूल है: इसके पासवर्ड बदले नहीं जा सकते।',
  },
  'skip-password-after-login': { no_skip_left: 'कृपया अब अपना पासवर्ड चुनें।' },
  'get-demo-grant': {
    demo_unavailable: ({ why }) =>
      why === 'no_demo'
        ? 'केवल डेमो स्कूल को दूसरों की नज़र से देखा जा सकता है।'
        : 'इस डेमो स्कूल में इस भूमिका का कोई नहीं है।',
  },
  'force-logout': { own_session: 'यह आप ही हैं। इसके बजाय मेन्यू में “लॉग आउट” चुनें।' },
  'revoke-sign-in-help': help,
  'generate-sign-in-code': help,
  'create-student-link': help,
  forgotPassword: {
    captcha: 'कृपया कैप्चा सत्यापित करें',
    contact_teacher: 'कृपया अपने शिक्षक से कहें: वे आपको नया पासवर्ड दे सकते हैं।',
  },
};
