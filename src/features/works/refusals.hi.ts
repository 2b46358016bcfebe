import { workLimits } from '#contract/works/entries.rules.ts';
import type { worksCalls } from '#contract/works/works.calls.gen.ts';
import type {
  closedRefusals,
  pasteRefusals,
  removeEntryRefusals,
  saveWorkRefusals,
} from '#contract/works/works.refusals.ts';
import { uploadRefused as upload } from '#src/lib/upload/upload-refusals.hi.ts';
import { failures } from '#src/lib/words/failure-messages.hi.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const closed: Messages<typeof closedRefusals> = {
  demo_school: 'यह डेमो स्कूल है: यहाँ कुछ अपलोड, डिलीट या जमा नहीं होता।',
  in_review: 'यह प्रोजेक्ट आपके शिक्षक के पास जाँच के लिए है। उनके कहने पर आप इसे बदल सकते हैं।',
  approved: 'यह प्रोजेक्ट स्वीकृत है। यह जैसा है वैसा ही रहेगा।',
  not_given: 'यह प्रोजेक्ट अब आपको नहीं दिया गया है। जो जमा किया गया, वह पढ़ा जा सकता है।',
  project_archived: 'यह प्रोजेक्ट अब इस्तेमाल में नहीं है। जो जमा किया गया, वह पढ़ा जा सकता है।',
  other_year: ({ year }) => `यह प्रोजेक्ट वर्ष ${isolate(year)} का है। जो जमा किया गया, वह पढ़ा जा सकता है।`,
};
const stale = { stale: 'इस बीच यह कहीं और बदल दिया गया।' };
const notPasted = { paste_not_allowed: 'आपके स्कूल में विद्यार्थी पेस्ट नहीं कर सकते।' };
const removeEntry: Messages<typeof removeEntryRefusals> = {
  ...closed,
  ...stale,
  last_file: 'आख़िरी फ़ाइल डिलीट नहीं हो सकती। उसकी जगह दूसरी फ़ाइल रखें।',
};
const pending = { ...closed, ...upload };
const paste: Messages<typeof pasteRefusals> = { ...pending, ...notPasted };
const save: Messages<typeof saveWorkRefusals> = {
  ...closed,
  ...stale,
  ...notPasted,
  form_session: failures.form_session,
  bad_extension: upload.bad_extension,
  no_drafts: 'यह प्रोजेक्ट सीधे जमा होता है: इसके ड्राफ़्ट नहीं रखे जाते।',
  no_learning: 'कृपया लिखें कि आपने क्या सीखा।',
  no_entries: 'कृपया कम से कम एक फ़ाइल, लिंक या पेस्ट की हुई सामग्री जोड़ें।',
  too_many_files: `आप ज़्यादा से ज़्यादा ${formatNumber(workLimits.files)} फ़ाइलें अपलोड कर सकते हैं।`,
  only_one_url: 'केवल एक लिंक दिया जा सकता है।',
  bad_url: 'कृपया सही लिंक लिखें।',
  url_not_allowed: 'इस प्रोजेक्ट में लिंक नहीं लिए जाते।',
  paste_image: 'अपलोड की हुई तस्वीर सामग्री में पेस्ट करें।',
  file_gone: 'इस प्रोजेक्ट की एक फ़ाइल अब नहीं है। उसे फिर से जोड़ें।',
};

export const worksRefusals: RefusalsIn<typeof worksCalls> = {
  'delete-pending-file': { demo_school: closed.demo_school },
  'delete-project-answer-file': removeEntry,
  'paste-project-picture': paste,
  'pending-project-file': pending,
  'update-project-file': save,
  'update-project-file-only': save,
};
