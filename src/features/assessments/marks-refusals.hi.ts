import type {
  markRefusals,
  practicalRefusals,
  releaseRefusals,
  remindRefusals,
} from '#contract/assessments/marks.refusals.ts';
import { marksStep } from '#contract/assessments/question-types.rules.ts';
import type { applyRegradeRefusals, previewRegradeRefusals } from '#contract/assessments/regrade.refusals.ts';
import { failures } from '#src/lib/words/failure-messages.hi.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import type { Messages } from '#src/lib/words/messages.ts';

const demo = { demo_school: 'यह डेमो स्कूल है: यहाँ कुछ बदला नहीं जाता।' };

export const markRefused: Messages<typeof markRefusals> = {
  ...demo,
  stale: 'इस बीच यह कहीं और बदल दिया गया।',
  exam_open: 'विद्यार्थी अभी इस पर काम कर रहा है। जमा होने के बाद इसे जाँचा जा सकता है।',
  was_sent_back: 'इसे फिर से करने के लिए वापस भेजा गया था। अब यह जाँचा नहीं जाता।',
  above_most: ({ most }) => `इस प्रश्न के लिए अधिक से अधिक ${formatNumber(most)} अंक।`,
  by_key: 'इस प्रश्न को उसकी कुंजी जाँचती है। कृपया लिखें कि आप दूसरे अंक क्यों देते हैं।',
  bad_step: `अंक 0 या उससे अधिक होते हैं, ${formatNumber(marksStep)} के चरणों में।`,
};

export const practicalRefused: Messages<typeof practicalRefusals> = {
  ...demo,
  stale: markRefused.stale,
  exam_open: markRefused.exam_open,
  was_sent_back: markRefused.was_sent_back,
  unknown_rubric: 'यह मूल्यांकन मानदंड अब नहीं है। कृपया कोई और चुनें।',
  needs_level: 'कृपया हर मानदंड के लिए एक स्तर चुनें।',
  needs_feedback: 'कृपया लिखें कि फिर से क्या करना है।',
  not_sent_back: 'इसे अब वापस नहीं भेजा जा सकता: विद्यार्थी को परिणाम मिल चुका है, या उसने दूसरा प्रयास शुरू कर दिया है।',
};

export const releaseRefused: Messages<typeof releaseRefusals> = {
  ...demo,
  nothing_marked: 'अभी कोई उत्तर पुस्तिका जाँची नहीं गई है। जारी करने के लिए कुछ नहीं है।',
};

export const remindRefused: Messages<typeof remindRefusals> = {
  ...demo,
  not_scheduled: 'इस मूल्यांकन का समय अभी तय नहीं है।',
};

export const previewRegradeRefused: Messages<typeof previewRegradeRefusals> = {
  by_person: 'इस प्रश्न को कोई व्यक्ति जाँचता है। दोबारा जाँचने के लिए कोई कुंजी नहीं है।',
  no_new_key: 'परीक्षा दिए जाने के बाद यह प्रश्न नहीं बदला। पहले प्रश्न बैंक में इसे ठीक करें।',
};

export const applyRegradeRefused: Messages<typeof applyRegradeRefusals> = {
  ...demo,
  ...previewRegradeRefused,
  form_session: failures.form_session,
  stale: 'इस बीच यह कहीं और बदल दिया गया।',
  nothing_changes: 'यह पहले ही हो चुका है। कुछ नहीं बदलेगा।',
};
