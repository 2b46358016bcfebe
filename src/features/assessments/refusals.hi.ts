import type { assessmentsCalls } from '#contract/assessments/assessments.calls.gen.ts';
import { importLimits } from '#contract/assessments/question-import.rules.ts';
import { marksLeast, marksMost, marksStep } from '#contract/assessments/question-types.rules.ts';
import { uploadRefused as upload } from '#src/lib/upload/upload-refusals.hi.ts';
import { failures } from '#src/lib/words/failure-messages.hi.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';
import {
  codesRefused,
  deleteCodesRefused,
  saveAnswersRefused,
  startRefused,
  takeOverRefused,
} from './attempt-refusals.hi.ts';
import {
  applyRegradeRefused,
  markRefused,
  practicalRefused,
  previewRegradeRefused,
  releaseRefused,
  remindRefused,
} from './marks-refusals.hi.ts';
import {
  accommodationRefused,
  audienceRefused,
  individualRefused,
  itemsRefused,
  scheduleRefused,
  withdrawRefused,
  zoneRefused,
} from './schedule-refusals.hi.ts';

const demo = { demo_school: 'यह डेमो स्कूल है: यहाँ कुछ बदला नहीं जाता।' };
const session = { form_session: failures.form_session };
const stale = { stale: 'इस बीच यह कहीं और बदल दिया गया।' };
const taken = { name_taken: ({ name }: { name: string }) => `${isolate(name)} पहले से मौजूद है। दूसरा नाम चुनें।` };
const issues = {
  picture_words: 'जो तस्वीर नहीं देख सकते, उनके लिए शब्दों में लिखें कि तस्वीर में क्या है।',
  few_choices: 'कम से कम दो विकल्प लिखें।',
  empty_choice: 'एक विकल्प खाली है। उसे लिखें या हटा दें।',
  same_choice: 'दो विकल्प एक जैसे हैं। एक को बदलें।',
  no_right_choice: 'बताएँ कि कौन-सा विकल्प सही है।',
  one_right_choice: 'केवल एक विकल्प सही हो सकता है। ज़्यादा के लिए प्रश्न का प्रकार बदलें।',
  no_truth: 'बताएँ कि यह सही है या गलत।',
  gaps_differ: 'पाठ में उतने ही रिक्त स्थान (___) हों जितने उत्तर हैं।',
  empty_gap: 'हर रिक्त स्थान के लिए एक सही उत्तर चाहिए।',
  few_pairs: 'कम से कम दो जोड़े लिखें।',
  empty_side: 'जोड़े का एक भाग खाली है। उसे लिखें या हटा दें।',
  same_side: 'दो भाग एक जैसे हैं। एक को बदलें।',
  same_part: 'दो भागों की संख्या एक ही है। प्रश्न को फिर लोड करें।',
};
const bank = { unknown_bank: 'अपना कोई विषय चुनें।' };
const file = {
  ...demo,
  ...bank,
  unfinished_upload: 'फ़ाइल पूरी नहीं पहुँची। फिर कोशिश करें।',
  bad_ending: `हम GIFT (.gift, .txt), QTI (.xml, .zip) और तालिकाएँ (.xlsx, .csv) पढ़ते हैं।`,
  damaged: 'फ़ाइल खराब है या वैसी नहीं है जैसा उसका नाम कहता है।',
  entities: 'फ़ाइल में entities (<!DOCTYPE …>) हैं। इनके बिना फिर एक्सपोर्ट करें।',
  bomb: 'खोलने पर यह फ़ाइल बहुत ज़्यादा बड़ी हो जाएगी।',
  no_questions: 'फ़ाइल में कोई प्रश्न नहीं है।',
  no_headings: ({ missing }: { missing: string }) =>
    `तालिका की पहली पंक्ति में ये कॉलम होने चाहिए: ${isolate(missing)}।`,
  too_many_questions: `फ़ाइल में ${formatNumber(importLimits.questions)} से ज़्यादा प्रश्न हैं। उसे बाँटकर एक-एक करके इंपोर्ट करें।`,
};

const removed = {
  ...stale,
  ...taken,
  ...demo,
  parent_removed: 'यह जिसका हिस्सा है, वह हटा दिया गया है। पहले उसे वापस लाएँ।',
};

export const assessmentsRefusals: RefusalsIn<typeof assessmentsCalls> = {
  'save-question-picture': { ...upload, ...demo },
  'save-question': {
    ...session,
    ...stale,
    ...taken,
    ...demo,
    ...issues,
    ...bank,
    bad_marks: `अंक ${formatNumber(marksLeast)} से ${formatNumber(marksMost)} तक, ${formatNumber(marksStep)} के चरणों में होते हैं।`,
    unknown_part: 'यहाँ जो चुना गया था, वह अब नहीं है। फिर चुनें।',
    unknown_file: 'यह तस्वीर अब नहीं है। इसे फिर चुनें।',
  },
  'remove-question': removed,
  'remove-assessment': { ...removed, not_draft: 'केवल मसौदा हटाया जा सकता है। पहले मूल्यांकन वापस लें।' },
  'remove-question-bank': {
    ...removed,
    bank_filled: ({ count }: { count: number }) =>
      `इस विषय में ${formatNumber(count)} प्रश्न उपयोग में हैं। पहले उन्हें हटा दें या किसी दूसरे विषय में ले जाएँ।`,
    bank_drawn: 'कोई मूल्यांकन इस विषय से प्रश्न चुनता है। उसके समाप्त होने के बाद इसे हटाया जा सकता है।',
  },
  'save-question-bank': { ...session, ...stale, ...taken, ...demo },
  'assessment-ai-question-api': { ...demo, too_few_questions: 'इस विषय में अभी ऐसे प्रश्न नहीं हैं जिनसे दूसरे बन सकें।' },
  'read-question-file': file,
  'apply-question-file': { ...file, ...session },
  'export-questions': {
    too_many_questions: `एक फ़ाइल में ${formatNumber(importLimits.questions)} से ज़्यादा प्रश्न नहीं आते। फ़िल्टर से कम चुनें।`,
  },
  'create-schedule-assessment': scheduleRefused,
  'update-schedule-assessment': scheduleRefused,
  'count-assessment-audience': audienceRefused,
  'preview-assessment': itemsRefused,
  'withdraw-assessment': withdrawRefused,
  'individual-schedule-assessment': individualRefused,
  'set-accommodation': accommodationRefused,
  'convert-date-time-zonewise': zoneRefused,
  'update-subjective-marks': markRefused,
  changeAnswerCorrectIncorrect: markRefused,
  'submit-practical-review-result': practicalRefused,
  'updated-ruberic-data': practicalRefused,
  'release-assessment': releaseRefused,
  'remind-assessment': remindRefused,
  'preview-regrade': previewRegradeRefused,
  'apply-regrade': applyRegradeRefused,
  'generate-student-otp': codesRefused,
  'delete-generated-otp': deleteCodesRefused,
  'start-attempt': startRefused,
  'save-answers': saveAnswersRefused,
  'submit-attempt': saveAnswersRefused,
  'take-over-attempt': takeOverRefused,
};
