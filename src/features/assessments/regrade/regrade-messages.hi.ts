import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { regradeMessages } from './regrade-messages.en.ts';

export const regrade: typeof regradeMessages = {
  title: 'प्रश्न को फिर से जाँचें',
  text: 'इससे जमा कर चुके सभी के अंक बदल सकते हैं। जो अभी काम कर रहे हैं उन्हें नए अंक जमा करने पर मिलते हैं।',
  submit: 'फिर से जाँचें',
  fields: { way: 'कैसे', reason: 'क्यों? यह बदलाव के साथ रखा जाता है।' },
  ways: {
    new_key: 'सुधारे हुए प्रश्न से',
    full_credit: 'सभी को पूरे अंक',
    drop: 'प्रश्न को छोड़ दें',
  },
  hints: {
    new_key: 'हर उत्तर उससे जाँचा जाता है जो प्रश्न बैंक में अब सही है।',
    full_credit: 'जिन्होंने उत्तर नहीं दिया उन्हें भी मिलते हैं।',
    drop: 'इसके अंक नहीं मिलते, और परीक्षा के कुल अंक कम हो जाते हैं।',
  },
  byPerson: 'इस प्रश्न को कोई व्यक्ति जाँचता है। दोबारा जाँचने के लिए कोई कुंजी नहीं है।',
  noNewKey: 'परीक्षा के बाद प्रश्न नहीं बदला गया। पहले प्रश्न बैंक में इसे ठीक करें।',
  preview: 'क्या बदलेगा',
  chooseFirst: 'तरीका चुनें, तो यहाँ दिखेगा किसके अंक बदलेंगे। अभी कुछ नहीं बदला है।',
  looking: 'देखा जा रहा है क्या बदलेगा…',
  previewFailed: 'क्या बदलेगा, यह नहीं आ सका',
  retry: 'फिर कोशिश करें',
  changed: (count, all) =>
    count === 0
      ? `किसी के अंक नहीं बदलते। ${formatNumber(all)} ने जमा किया।`
      : `${formatNumber(all)} में से ${formatNumber(count)} प्रयासों के अंक बदलेंगे।`,
  toPass: (count) => `${formatNumber(count)} तभी उत्तीर्ण होंगे`,
  toFail: (count) => `${formatNumber(count)} अब उत्तीर्ण नहीं रहेंगे`,
  open: (count) => `${formatNumber(count)} विद्यार्थी अभी काम कर रहे हैं`,
  list: 'जिनके अंक बदलते हैं',
  question: (before, after, most) =>
    `प्रश्न: ${formatNumber(most, 2)} में से ${formatNumber(before, 2)} से ${formatNumber(after, 2)}`,
  questionFirst: (after, most) =>
    `प्रश्न: अभी जाँचा नहीं गया, फिर ${formatNumber(most, 2)} में से ${formatNumber(after, 2)}`,
  dropped: (before) => `प्रश्न: ${formatNumber(before, 2)} से कोई अंक नहीं`,
  total: (before, after) => `परीक्षा: पहले ${isolate(before)}, फिर ${isolate(after)}`,
  marksOf: (marks, most) => `${formatNumber(most, 2)} में से ${formatNumber(marks, 2)}`,
  passes: 'तब उत्तीर्ण',
  fails: 'तब उत्तीर्ण नहीं',
  more: (count) => `और ${formatNumber(count)}।`,
  stale: 'यह सूची देखने के बाद अंक बदल गए। सूची फिर से बनाई गई है: उसे देखें, फिर दोबारा जाँचें।',
  done: 'प्रश्न फिर से जाँचा गया।',
  doneText: (count) => `${formatNumber(count)} प्रयासों के अंक अब बदल गए हैं।`,
};
