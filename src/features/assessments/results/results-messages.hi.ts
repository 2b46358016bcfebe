import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { resultsMessages } from './results-messages.en.ts';

export const assessmentResults: typeof resultsMessages = {
  title: 'परिणाम',
  text: (name) => `${isolate(name)} में हर विद्यार्थी कहाँ तक पहुँचा है, और उसे कितने अंक मिले।`,
  back: 'वापस',
  emptyTitle: 'कोई विद्यार्थी नहीं',
  emptyText: 'यह मूल्यांकन अभी किसी को नहीं दिया गया है।',
  columns: {
    student: 'विद्यार्थी',
    place: 'सेक्शन',
    state: 'स्थिति',
    answered: 'उत्तर दिए',
    questions: 'प्रश्न',
    marks: 'अंक',
    marksMost: 'अधिक से अधिक अंक',
    percent: 'प्रतिशत',
    passed: 'परिणाम',
    handedIn: 'जमा किया',
    saved: 'पिछली बार सेव',
    late: 'देर से आए उत्तर',
  },
  allDivisions: 'सभी सेक्शन',
  mark: 'जाँचें',
  allStates: 'सभी स्थितियाँ',
  states: {
    not_started: 'शुरू नहीं किया',
    open: 'काम कर रहे हैं',
    handed_in: 'जाँचना बाकी',
    marked: 'जाँचा गया',
    released: 'जारी किया गया',
    sent_back: 'वापस भेजा गया',
  },
  of: (count, all) => `${formatNumber(all)} में से ${formatNumber(count)}`,
  marksOf: (marks, most) => `${formatNumber(most, 2)} में से ${formatNumber(marks, 2)}`,
  passed: 'उत्तीर्ण',
  notPassed: 'अनुत्तीर्ण',
  release: 'परिणाम जारी करें',
  releaseNothing: 'जारी करने के लिए कोई जाँचा हुआ प्रयास बाकी नहीं है।',
  releaseLoading: 'प्रयास गिने जा रहे हैं',
  releaseFailedToCount: 'प्रयास गिने नहीं जा सके।',
  retry: 'फिर से कोशिश करें',
  releaseNotYours: 'परिणाम वही शिक्षक जारी करते हैं जिन्होंने यह मूल्यांकन बनाया है।',
  releaseAsk: 'परिणाम जारी करें?',
  releaseText: (students, attempts) => {
    const told = `${formatNumber(students)} विद्यार्थी अब से अपना परिणाम पढ़ सकेंगे, और उन्हें सूचना मिलेगी।`;
    return attempts === students ? told : `${told} ये ${formatNumber(attempts)} प्रयास हैं।`;
  },
  releaseWaiting: (count) => `${formatNumber(count)} प्रयास अभी जाँचे नहीं गए हैं। जाँचने के बाद फिर जारी करें।`,
  releaseWorking: (count) => `${formatNumber(count)} विद्यार्थी अभी काम कर रहे हैं।`,
  cancel: 'रद्द करें',
  released: (count) => `${formatNumber(count)} परिणाम जारी हुए।`,
  releaseFailed: 'परिणाम जारी नहीं हो सके।',
};
