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
import { failures } from '#src/lib/words/failure-messages.hi.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import { rights, saveProfile } from '#src/lib/words/profile-refusals.hi.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const change = { demo_school: 'यह डेमो स्कूल है: इसके लोग जैसे हैं वैसे ही रहते हैं।' };
const stale = { stale: 'इस बीच इस व्यक्ति का विवरण कहीं और बदल दिया गया।' };
const formSession = { form_session: failures.form_session };
const notAllowed = { not_allowed: rights.not_allowed };

const status: Messages<typeof statusRefusals> = {
  ...change,
  ...stale,
  licence_full: ({ limit }) =>
    `स्कूल के लाइसेंस में ${formatNumber(limit)} स्थान हैं और सभी भरे हैं। और के लिए केंद्रीय कार्यालय से कहें।`,
  yourself: 'यह आप स्वयं हैं: आप लॉग इन कर सकें या नहीं, यह किसी और से बदलवाएँ।',
  gone: 'वे चले गए हैं या कूड़ेदान में हैं। पहले उन्हें वापस लाएँ।',
};

const apart: Messages<typeof apartRefusals> = {
  ...change,
  same_student: 'यह एक ही प्रविष्टि है, दो नहीं। दो चुनें।',
};

const badPlace: Messages<Pick<typeof membershipRefusals, 'bad_place'>> = {
  bad_place: ({ why }) => {
    if (why === 'no_classes') return 'इस स्कूल में कक्षाओं में नहीं, क्लबों में पढ़ाई होती है।';
    if (why === 'no_clubs') return 'इस स्कूल में क्लबों में पढ़ाई नहीं होती।';
    return 'इनमें से एक अब नहीं है। फिर चुनें।';
  },
};
const place = { ...change, ...stale, ...badPlace };

const record: Messages<typeof recordRefusals> = {
  ...saveProfile,
  ...badPlace,
  login_required: 'यूज़रनेम आवश्यक है।',
  login_form: 'यूज़रनेम में 2 से 64 अक्षर, अंक, बिंदु, डैश या अंडरस्कोर हों।',
  birth_date: 'बीता हुआ दिन लिखें, जैसे 2015-03-31।',
  bad_value: 'यह नहीं लिया जा सकता। फिर देखें।',
  login_taken: ({ name, free }) => `यूज़रनेम ${isolate(name)} किसी और का है। ${isolate(free)} खाली है।`,
  admission_taken: ({ holder, where }) =>
    where === 'bin' ? `यह संख्या ${isolate(holder)} की है, जो कूड़ेदान में हैं।` : `यह संख्या ${isolate(holder)} की है।`,
};
const erase: Messages<typeof eraseRefusals> = {
  ...change,
  not_in_bin: 'केवल कूड़ेदान में रखे लोगों को मिटाया जा सकता है। पहले उन्हें वहाँ ले जाएँ।',
  name_differs: 'यह इस विद्यार्थी का यूज़रनेम नहीं है।',
};
const add = { ...record, ...change, licence_full: status.licence_full, ...formSession };
const edit = { ...record, ...change, ...stale, ...notAllowed, gone: status.gone };
const codes: Messages<typeof codesRefusals> = { ...change, ...formSession, ...notAllowed };
const sheet: Messages<typeof sheetRefusals> = {
  ...codes,
  place_required: 'कोई कक्षा या क्लब चुनें।',
  nobody: 'वहाँ कोई कोड की प्रतीक्षा में नहीं है: सबके अपने पासवर्ड हैं।',
  too_many: ({ most }) => `एक बार में अधिक से अधिक ${formatNumber(most)} कार्ड। कम कक्षाएँ चुनें।`,
};

const accept: Messages<typeof acceptRefusals> = {
  ...add,
  ...status,
  bad_code: 'यह कोड सही नहीं है या अब नहीं चलता। दूसरे स्कूल से नया माँगें।',
  same_school: 'यह विद्यार्थी पहले से इसी स्कूल में है।',
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
