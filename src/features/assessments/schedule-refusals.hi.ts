import { assessmentLimits } from '#contract/assessments/assessments.rules.ts';
import { marksLeast, marksMost } from '#contract/assessments/question-types.rules.ts';
import type {
  accommodationRefusals,
  audienceRefusals,
  individualRefusals,
  itemRefusals,
  scheduleRefusals,
  withdrawRefusals,
  zoneRefusals,
} from '#contract/assessments/schedule.refusals.ts';
import { failures } from '#src/lib/words/failure-messages.hi.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import type { Messages } from '#src/lib/words/messages.ts';

const demo = { demo_school: 'यह डेमो स्कूल है: यहाँ कुछ बदला नहीं जाता।' };
const stale = { stale: 'इस बीच यह कहीं और बदल दिया गया।' };
const student = { unknown_student: 'वही विद्यार्थी चुनें जिन्हें आप पढ़ाते हैं।' };
const clock = {
  wrong_day: 'कृपया कैलेंडर का कोई दिन लिखें।',
  wrong_time: 'कृपया 09:30 जैसा समय लिखें।',
  needs_time: 'कृपया दिन और समय दोनों लिखें।',
  time_skipped: 'उस दिन घड़ियाँ इस समय से आगे कर दी जाती हैं। दूसरा समय चुनें।',
};
const window = {
  ...clock,
  last_start_early: 'शुरू करने का अंतिम समय खुलने से पहले है।',
  closes_early: 'यह खुलने के बाद बंद होना चाहिए, और अंत में शुरू करने वाले को पूरे मिनट मिलने चाहिए।',
  window_long: `खुलने से बंद होने तक अधिक से अधिक ${formatNumber(assessmentLimits.windowDays)} दिन।`,
};

export const itemsRefused: Messages<typeof itemRefusals> = {
  no_questions: 'कम से कम एक प्रश्न चुनें।',
  bad_marks: `अंक ${formatNumber(marksLeast)} से ${formatNumber(marksMost)} तक होते हैं, ${formatNumber(marksLeast)} के चरणों में।`,
  bad_item: 'हर पंक्ति एक प्रश्न है, या एक विषय से कितने प्रश्न लिए जाएँ।',
  same_question: 'एक प्रश्न दो बार है। एक को हटाएँ।',
  unknown_question: 'कोई प्रश्न अब नहीं है, या आप उसे इस्तेमाल नहीं कर सकते। फिर से चुनें।',
  only_practical: 'प्रायोगिक कार्य में केवल वे प्रश्न होते हैं जो किसी टूल से बनाए जाते हैं।',
  few_questions: ({ left }) => `इस विषय में केवल ${formatNumber(left)} प्रश्न हैं जो लिए जा सकते हैं। कम प्रश्न लें।`,
  too_many_questions: `हर विद्यार्थी के लिए अधिक से अधिक ${formatNumber(assessmentLimits.questions)} प्रश्न।`,
};

export const audienceRefused: Messages<typeof audienceRefusals> = {
  ...student,
  no_audience: 'कम से कम एक सेक्शन, बैच या विद्यार्थी चुनें।',
  unknown_group: 'वही सेक्शन और बैच चुनें जिन्हें आप पढ़ाते हैं।',
};

export const scheduleRefused: Messages<typeof scheduleRefusals> = {
  ...demo,
  ...stale,
  ...window,
  form_session: failures.form_session,
  ...itemsRefused,
  ...audienceRefused,
  unknown_project: 'यह प्रोजेक्ट अब इस्तेमाल में नहीं है। दूसरा चुनें।',
  unknown_rubric: 'यह रूब्रिक अब नहीं है। दूसरी चुनें।',
  exam_started:
    'एक विद्यार्थी शुरू कर चुका है। प्रश्न, खुलने का समय और समूह वैसे ही रहेंगे; देर से आए विद्यार्थियों को एक-एक करके आने दें, और प्रश्नों को दोबारा जाँचकर सुधारें।',
};

export const individualRefused: Messages<typeof individualRefusals> = {
  ...demo,
  ...stale,
  ...window,
  ...student,
  not_scheduled: 'इस मूल्यांकन का समय अभी तय नहीं है।',
};

export const withdrawRefused: Messages<typeof withdrawRefusals> = {
  ...demo,
  ...stale,
  not_scheduled: individualRefused.not_scheduled,
  needs_reason: 'एक विद्यार्थी शुरू कर चुका है। बताएँ कि यह क्यों समाप्त हो रहा है: विद्यार्थी इसे पढ़ते हैं।',
  closed_already: 'यह मूल्यांकन पहले ही बंद है।',
};

export const accommodationRefused: Messages<typeof accommodationRefusals> = { ...demo, ...stale };

export const zoneRefused: Messages<typeof zoneRefusals> = {
  ...clock,
  wrong_zone: 'यह समय क्षेत्र ज्ञात नहीं है।',
};
