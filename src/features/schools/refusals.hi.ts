import type { schoolsCalls } from '#contract/schools/schools.calls.gen.ts';
import type {
  createRefusals,
  licenceMailRefusals,
  updateRefusals,
} from '#contract/schools/schools.refusals.ts';
import { failures } from '#src/lib/words/failure-messages.hi.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const stale = { stale: 'इस बीच यह स्कूल कहीं और बदल दिया गया।' };

const save = {
  form_session: failures.form_session,
  unknown_place: null,
  country_first: 'पहले देश चुनें।',
  country_unknown: 'यह देश सूची में नहीं है।',
  state_first: 'पहले राज्य चुनें।',
  state_elsewhere: 'यह राज्य चुने हुए देश में नहीं है।',
  city_elsewhere: 'यह शहर चुने हुए राज्य में नहीं है।',
  bad_content: 'यह पूरी JPG या PNG तस्वीर नहीं है। दूसरी चुनें।',
  image_too_large: 'तस्वीर 5 करोड़ पिक्सेल से बड़ी है। छोटी चुनें।',
  same_name: ({ name }: { name: string }) => `उसी देश और राज्य में इस नाम का स्कूल पहले से है: ${isolate(name)}।`,
};
const create: Messages<typeof createRefusals> = {
  ...save,
  admin_incomplete: 'पहले एडमिन का नाम और ईमेल पता चाहिए।',
  admin_no_place: 'पहले एडमिन को भी एक स्थान चाहिए: 1 या अधिक लिखें, या खाली छोड़ें।',
  licence_over: 'यह दिन बीत चुका है। नए स्कूल के लिए बाद का दिन चाहिए, या कोई नहीं।',
};
const update: Messages<typeof updateRefusals> = {
  ...save,
  ...stale,
  year_by_move: 'स्कूल में विद्यार्थी हैं। उसका वर्ष अगले वर्ष में जाने के साथ ही बदलता है, जो उन्हें नई कक्षाओं में ले जाता है।',
  model_in_use: 'नोटिस इस स्कूल की कक्षाओं या क्लबों के नाम लेते हैं, इसलिए ढाँचा उसी प्रकार का रहेगा।',
};
const mail: Messages<typeof licenceMailRefusals> = {
  demo_school: 'यह डेमो स्कूल है: किसी को ईमेल नहीं जाता।',
  school_inactive: 'यह स्कूल बंद है: वहाँ किसी को ईमेल नहीं जाता।',
  nobody_to_mail: 'इस स्कूल के किसी सक्रिय एडमिन का ईमेल पता नहीं है।',
  just_mailed: 'यह ईमेल अभी भेजा गया था। दस मिनट बाद फिर कोशिश करें।',
};

export const schoolsRefusals: RefusalsIn<typeof schoolsCalls> = {
  'create-school-admin-module': create,
  'update-school-admin-module': update,
  'set-school-status': stale,
  'send-student-licence-mail': mail,
  'save-user-profile-setting': {
    demo_school: 'यह डेमो स्कूल है: इसकी सेटिंग जैसी हैं वैसी ही रहती हैं।',
  },
};
