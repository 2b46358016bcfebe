import { lateSaveSeconds, minutesToWait } from '#contract/assessments/assessments.rules.ts';
import type {
  deleteCodesRefusals,
  makeCodesRefusals,
  saveAnswersRefusals,
  startRefusals,
  takeOverRefusals,
} from '#contract/assessments/attempt.refusals.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import type { Messages } from '#src/lib/words/messages.ts';

const demo = { demo_school: 'यह डेमो स्कूल है: यहाँ कुछ बदला नहीं जाता।' };

export const codesRefused: Messages<typeof makeCodesRefusals> = {
  ...demo,
  unknown_student: 'यह मूल्यांकन इनमें से किसी विद्यार्थी के लिए नहीं है।',
  no_code_needed: 'यह मूल्यांकन बिना कोड के शुरू होता है।',
  not_scheduled: 'इस मूल्यांकन का समय अभी तय नहीं है।',
};

export const deleteCodesRefused: Messages<typeof deleteCodesRefusals> = demo;

export const startRefused: Messages<typeof startRefusals> = {
  ...demo,
  too_early: () => 'यह मूल्यांकन अभी नहीं खुला है। इसके समय तक रुकें।',
  start_closed: 'शुरू करने का समय निकल गया है। अगर आप किसी कारण शुरू नहीं कर पाए, तो अपने शिक्षक से पूछें।',
  excused: 'आपको यह मूल्यांकन नहीं देना है।',
  no_attempts_left: 'आप यह मूल्यांकन उतनी बार दे चुके हैं जितनी बार दिया जा सकता है।',
  code_needed: 'वह कोड लिखें जो आपके शिक्षक ने दिया है।',
  wrong_code: ({ left }) =>
    `यह कोड सही नहीं है। ${formatNumber(left)} और गलत कोड के बाद आपको पाँच मिनट रुकना होगा।`,
  code_used: 'यह कोड इस्तेमाल हो चुका है। अपने शिक्षक से नया कोड लें।',
  code_expired: 'इस कोड का समय समाप्त हो गया है। अपने शिक्षक से नया कोड लें।',
  code_wait: ({ seconds }) =>
    `बहुत से गलत कोड लिखे गए। ${formatNumber(minutesToWait(seconds))} मिनट बाद फिर से कोशिश करें।`,
};

export const saveAnswersRefused: Messages<typeof saveAnswersRefusals> = {
  ...demo,
  exam_elsewhere: 'आप इसे किसी और विंडो या डिवाइस पर लिख रहे हैं। यहाँ लिखने के लिए “यहाँ जारी रखें” चुनें।',
  exam_handed_in: 'यह जमा हो चुका है। इसके बाद जो लिखा गया वह आपके शिक्षक के लिए रखा गया है, और गिना नहीं जाता।',
  exam_closed: () =>
    `समय ${formatNumber(lateSaveSeconds)} सेकंड से अधिक पहले समाप्त हो गया। इसके बाद जो लिखा गया वह आपके शिक्षक के लिए रखा गया है, और गिना नहीं जाता।`,
};

export const takeOverRefused: Messages<typeof takeOverRefusals> = {
  ...demo,
  exam_handed_in: 'यह जमा हो चुका है। अब कुछ नहीं लिखा जाता।',
};
