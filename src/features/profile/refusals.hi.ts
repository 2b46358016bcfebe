import type { profileCalls } from '#contract/profile/profile.calls.ts';
import type { saveRefusals } from '#contract/profile/profile.refusals.ts';
import { password, tooManyAttempts } from '#src/lib/words/account-refusals.hi.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const rights = {
  demo_school: 'यह डेमो स्कूल है: प्रोफ़ाइल और पासवर्ड जैसे हैं वैसे ही रहते हैं।',
  not_allowed: 'आपके स्कूल ने यह चालू नहीं किया है। स्कूल एडमिन से पूछें।',
};
const ownPassword = {
  ...password,
  ...tooManyAttempts,
  bad_fields: null,
  current_incorrect: 'वर्तमान पासवर्ड गलत है।',
};
const save: Messages<typeof saveRefusals> = {
  ...rights,
  ...ownPassword,
  name_required: 'नाम आवश्यक है।',
  name_letters: 'कृपया केवल अक्षर और रिक्त स्थान लिखें।',
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
