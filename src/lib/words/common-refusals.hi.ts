import type { commonTexts } from '#contract/core/refusals.ts';
import { formatNumber } from './format.ts';
import type { Messages } from './messages.ts';

export const commonRefusals: Messages<typeof commonTexts> = {
  bad_request: null,
  unauthorized: 'आपका लॉग इन सत्र समाप्त हो गया है, आपको लॉग आउट किया जा रहा है',
  forbidden: 'आपको यह करने की अनुमति नहीं है।',
  password_first: 'पहले अपना पासवर्ड चुनें।',
  not_found: 'यह मौजूद नहीं है, या आपके लिए नहीं है।',
  conflict: 'किसी और ने इसी समय यह किया। इसे फिर देखें।',
  too_large: 'भेजा गया डेटा बहुत बड़ा है।',
  refused: 'यह नहीं किया जा सकता।',
  disk_full: 'सर्वर पर अभी जगह नहीं बची है। कृपया इसे चलाने वाले को बताएँ।',
  rate_limited: ({ seconds }) => `बहुत अधिक अनुरोध। ${formatNumber(seconds)} सेकंड बाद फिर कोशिश करें।`,
  server_error: 'कुछ गड़बड़ हुई।',
  not_built: 'यह हिस्सा अभी बना नहीं है।',
  unavailable: 'सर्वर व्यस्त है। थोड़ी देर में फिर कोशिश करें।',
  unstorable: 'कृपया वे अक्षर हटाएँ जो दिखाए नहीं जा सकते।',
  field_required: 'इसे भरें।',
  field_too_short: ({ limit }) => `कम से कम ${formatNumber(limit)} अक्षर।`,
  field_too_long: ({ limit }) => `अधिक से अधिक ${formatNumber(limit)} अक्षर।`,
  field_too_small: ({ limit }) => `कम से कम ${formatNumber(limit)}।`,
  field_too_large: ({ limit }) => `अधिक से अधिक ${formatNumber(limit)}।`,
  field_too_few: ({ limit }) => `कम से कम ${formatNumber(limit)} चुनें।`,
  field_too_many: ({ limit }) => `अधिक से अधिक ${formatNumber(limit)} चुनें।`,
  field_email: 'ई-मेल पता लिखें।',
  field_whole_number: 'पूर्ण संख्या लिखें।',
  field_not_listed: 'सूची में से एक चुनें।',
  field_wrong: 'यह स्वीकार नहीं हो सकता। इसे फिर देखें।',
};
