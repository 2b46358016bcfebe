import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { statisticsMessages } from './statistics-messages.en.ts';

export const assessmentStatistics: typeof statisticsMessages = {
  title: 'आँकड़े',
  text: (name) => `${isolate(name)} के पहले प्रयास कैसे रहे, और कौन-सा प्रश्न देखने लायक है।`,
  back: 'वापस',
  loading: 'आँकड़े आ रहे हैं…',
  failed: 'आँकड़े नहीं आ सके',
  retry: 'फिर कोशिश करें',
  none: 'अभी किसी ने जमा नहीं किया',
  noneText: 'आँकड़े पहले प्रयासों के साथ आएँगे।',
  waiting: (counted, needed) => `${formatNumber(needed)} में से ${formatNumber(counted)} प्रयास गिने गए`,
  waitingText: (needed) =>
    `आँकड़े ${formatNumber(needed)} पहले प्रयासों से दिखते हैं। इससे कम के आँकड़े परीक्षा से ज़्यादा एक-एक विद्यार्थी के बारे में बताते हैं।`,
  unmarked: (count) => `${formatNumber(count)} प्रयास अभी जाँचे नहीं गए, और गिने नहीं गए हैं।`,
  figures: {
    label: 'पूरी परीक्षा',
    attempts: 'प्रयास',
    mean: 'औसत',
    median: 'माध्यिका',
    passed: 'उत्तीर्ण',
    time: 'लगा समय',
    of: (count, all) => `${formatNumber(all)} में से ${formatNumber(count)}`,
    spread: (deviation) => `विचलन ${isolate(formatNumber(deviation, 1))}`,
    medianNote: 'आधे इससे ऊपर, आधे इससे नीचे',
    passedNote: (count, percent) =>
      `${formatNumber(count)} को ${isolate(`${formatNumber(percent)}%`)} या ज़्यादा`,
    timeNote: 'आधे इससे तेज़ थे',
    minutes: (minutes) => `${formatNumber(minutes)} मिनट`,
  },
  spread: {
    title: 'परिणाम कैसे बँटे हैं',
    text: 'कितने प्रयासों को अंकों का कितना हिस्सा मिला।',
    share: 'अंकों का हिस्सा',
    attempts: 'प्रयास',
    empty: 'कोई प्रयास नहीं',
  },
  questions: 'प्रश्न',
  columns: {
    question: 'प्रश्न',
    type: 'प्रकार',
    answered: 'उत्तर दिए',
    facility: 'सरलता',
    discrimination: 'भेद क्षमता',
    advice: 'क्या बताता है',
  },
  advices: {
    key: 'कुंजी देखें',
    hard: 'बहुत कठिन',
    easy: 'बहुत आसान',
    flat: 'कम बताता है',
    good: 'अच्छा',
  },
  adviceTexts: {
    key: 'जो विद्यार्थी बाकी परीक्षा में अच्छे हैं वे यह प्रश्न दूसरों से ज़्यादा गलत करते हैं, या कोई गलत उत्तर सही उत्तर से ज़्यादा चुना गया है। हो सकता है कुंजी गलत हो, या शब्द भ्रम पैदा करते हों।',
    hard: 'कम विद्यार्थी इसे सही करते हैं। क्या यह पढ़ाया गया था, और क्या साफ़ है कि क्या पूछा गया है?',
    easy: 'लगभग सभी इसे सही करते हैं। शुरुआत के लिए यह अच्छा है, और कम बताता है कि कौन ज़्यादा जानता है।',
    flat: 'जो ज़्यादा जानते हैं वे इसे उनसे मुश्किल से ज़्यादा सही करते हैं जो कम जानते हैं।',
    good: 'यह न बहुत कठिन है न बहुत आसान, और जो ज़्यादा जानते हैं वे इसे ज़्यादा सही करते हैं।',
  },
  allAdvices: 'सभी प्रश्न',
  help: 'इन आँकड़ों का मतलब',
  helpFacility: (easy, hard) =>
    `सरलता उन अंकों का औसत हिस्सा है जो विद्यार्थियों को मिले: ${isolate(easy)} आसान है, ${isolate(hard)} से कम बहुत कठिन।`,
  helpDiscrimination: (least) =>
    `भेद क्षमता किसी प्रश्न की बाकी परीक्षा से तुलना करती है, ${isolate(least)} से 1 तक। 0.3 से ऊपर, जो ज़्यादा जानते हैं वे इसे ज़्यादा सही करते हैं। 0 के पास यह कुछ नहीं बताती। 0 से नीचे कुंजी अक्सर गलत होती है।`,
  helpAnswered: '“उत्तर दिए” उन प्रयासों को गिनता है जिनमें कुछ लिखा या चुना गया।',
  choices: 'क्या चुना गया',
  chosenBy: (count, all) => `${formatNumber(all)} में से ${formatNumber(count)}`,
  right: 'सही',
  noChoices: 'इस प्रकार के प्रश्न में गिनने के लिए विकल्प नहीं होते।',
  choicesLater: (needed) => `विकल्प ${formatNumber(needed)} प्रयासों से गिने जाते हैं।`,
  again: 'फिर से जाँचें…',
  regraded: 'फिर से जाँचा गया',
  regradedBy: (teacher, when) => `${isolate(teacher)} ने ${isolate(when)} को फिर से जाँचा`,
  close: 'बंद करें',
};
