import type { saveRefusals } from '#contract/profile/profile.refusals.ts';
import { password, tooManyAttempts } from './account-refusals.hi.ts';
import { formatNumber } from './format.ts';
import type { Messages } from './messages.ts';

export const rights = {
  demo_school: 'यह डेमो स्कूल है: प्रोफ़ाइल और पासवर्ड जैसे हैं वैसे ही रहते हैं।',
  not_allowed: 'आपके स्कूल ने यह चालू नहीं किया है। स्कूल एडमिन से पूछें।',
};
export const ownPassword = {
  ...password,
  ...tooManyAttempts,
  bad_fields: null,
  current_incorrect: 'वर्तमान पासवर्ड गलत है।',
};
export const saveProfile: Messages<typeof saveRefusals> = {
  ...rights,
  ...ownPassword,
  name_required: 'नाम आवश्यक है।',
  name_letters: 'कृपया केवल अक्षर, रिक्त स्थान, बिंदु, हाइफ़न और अपॉस्ट्रॉफ़ी लिखें।',
  too_long: 'यह बहुत लंबा है।',
  mobile_required: 'मोबाइल नंबर आवश्यक है।',
  mobile_digits: ({ digits }) => `कृपया ${formatNumber(digits)} अंकों का मोबाइल नंबर लिखें।`,
  email_required: 'ईमेल आवश्यक है।',
  email_form: 'कृपया name@school.org जैसा ईमेल पता लिखें।',
  gender_required: 'लिंग आवश्यक है',
  bad_content: 'यह पूरी JPG या PNG तस्वीर नहीं है। दूसरी चुनें।',
  image_too_large: 'तस्वीर में 5 करोड़ से अधिक पिक्सेल हैं। छोटी तस्वीर चुनें।',
  stale: 'इस बीच यह प्रोफ़ाइल कहीं और बदल दिया गया।',
};
