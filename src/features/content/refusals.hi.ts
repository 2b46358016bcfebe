import type { contentCalls } from '#contract/content/content.calls.gen.ts';
import type {
  archiveRefusals,
  decideRefusals,
  editDocumentRefusals,
  importRefusals,
  publishRefusals,
  removeRefusals,
  saveProjectRefusals,
  submitRefusals,
} from '#contract/content/content.refusals.ts';
import { failures } from '#src/lib/words/failure-messages.hi.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const stale = { stale: 'इस बीच यह कहीं और बदल दिया गया।' };
const formSession = { form_session: failures.form_session };
const taken = { name_taken: ({ name }: { name: string }) => `${isolate(name)} पहले से है। दूसरा नाम चुनें।` };
const files = {
  unknown_file: 'यह फ़ाइल अब नहीं है। इसे फिर से चुनें।',
  bad_link: 'https:// से शुरू होने वाला पूरा पता लिखें।',
};
const save = { ...formSession, ...stale, ...taken };
const saveWithParts = { ...save, unknown_part: 'यहाँ चुनी हुई कोई चीज़ अब नहीं है। फिर से चुनें।' };
const saveWithFiles = { ...saveWithParts, ...files };
const own = {
  demo_school: 'यह डेमो स्कूल है: यहाँ कुछ लिखा नहीं जाता।',
  kind_off: 'आपका स्कूल शिक्षकों को इस तरह के प्रोजेक्ट जोड़ने नहीं देता।',
};
const saveProject: Messages<typeof saveProjectRefusals> = {
  ...own,
  ...saveWithFiles,
  prerequisite_loop: ({ loop }) => `ये एक-दूसरे की प्रतीक्षा करते हैं: ${isolate(loop)}। इनमें से एक हटाएँ।`,
};
const remove: Messages<typeof removeRefusals> = {
  ...stale,
  ...taken,
  in_use: ({ count }) => `इसे ${formatNumber(count)} प्रोजेक्ट इस्तेमाल करते हैं। पहले इसे उनमें से हटाएँ।`,
  parent_removed: 'जिसका यह हिस्सा है वह हटाया जा चुका है। पहले उसे वापस लाएँ।',
  is_chosen: ({ count }) => `इससे ${formatNumber(count)} स्कूल पढ़ाते हैं। पहले इसे संग्रह में रखें।`,
  is_published: 'आपका स्कूल इसे इस्तेमाल कर रहा है। पहले स्कूल एडमिन इसे इस्तेमाल से हटाएँ।',
};
const publish: Messages<typeof publishRefusals> = {
  ...stale,
  no_objective: 'दूसरों के पढ़ने से पहले लिखें कि प्रोजेक्ट किस बारे में है।',
  no_classes: 'दूसरों के पढ़ने से पहले कम से कम एक कक्षा चुनें।',
  no_sessions: 'दूसरों के पढ़ने से पहले एक सत्र जोड़ें।',
};
const submit: Messages<typeof submitRefusals> = { ...publish, ...own };
const decide: Messages<typeof decideRefusals> = {
  ...publish,
  not_submitted: 'यह अब जवाब का इंतज़ार नहीं कर रहा।',
  no_reason: 'लिखें कि क्या बदलना चाहिए।',
};
const archive: Messages<typeof archiveRefusals> = {
  ...stale,
  has_work: ({ schools, choices, assignments, waiting, sentBack }) =>
    `यह ${formatNumber(schools)} स्कूलों में ${formatNumber(choices)} कक्षाओं या क्लबों के लिए चुना गया है और ${formatNumber(assignments)} बार सौंपा गया है। ${waiting === 0 ? '' : `${formatNumber(waiting)} कामों की समीक्षा बाकी है। `}${sentBack === 0 ? '' : `${formatNumber(sentBack)} काम लौटाए गए हैं और दोबारा जमा नहीं हो सकेंगे। `}वहाँ यह किसी को नहीं मिलेगा; इस पर किया गया काम बना रहेगा।`,
};
const importing: Messages<typeof importRefusals> = {
  ...formSession,
  bad_header: ({ wanted }) => `पहली पंक्ति यह होनी चाहिए: ${isolate(wanted)}`,
  too_many_rows: ({ most }) =>
    `तालिका में अधिकतम ${formatNumber(most)} पंक्तियाँ हो सकती हैं। इसे बाँटकर दोबारा कोशिश करें।`,
  not_csv: 'यह अल्पविराम से अलग किए मानों की तालिका नहीं है।',
};
const editDocument: Messages<typeof editDocumentRefusals> = { ...formSession, ...files };

/** The shared upload refusals are added where the languages are put together. */
export const contentRefusals: Omit<RefusalsIn<typeof contentCalls>, 'save-content-file'> = {
  'archive-project': archive,
  'decide-project': decide,
  'edit-document-S3-file': editDocument,
  'get-project-id': formSession,
  'import-terms': importing,
  'order-content': { order_changed: 'इस बीच कुछ जोड़ा या हटाया गया। सूची फिर देखकर दोबारा कोशिश करें।' },
  'publish-project': publish,
  'save-book': {
    ...saveWithFiles,
    has_readers: ({ count }) =>
      `${formatNumber(count)} लोग यह किताब पढ़ रहे हैं और इसे फिर नहीं पाएँगे। उनकी जगहें और नोट बने रहेंगे।`,
  },
  'save-lesson': saveWithFiles,
  'save-material': saveWithFiles,
  'save-module': save,
  'save-project': saveProject,
  'save-session': saveWithFiles,
  'save-template': saveWithParts,
  'save-term': saveWithParts,
  'save-tool': saveWithParts,
  'save-topic': saveWithParts,
  'save-topic-content': saveWithFiles,
  'set-content-removed': remove,
  'submit-project': submit,
};
