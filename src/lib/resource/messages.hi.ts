import { formatNumber } from '../words/format.ts';
import { isolate } from '../words/isolate.ts';
import type { resourceMessages } from './messages.en.ts';

export const resource: typeof resourceMessages = {
  grid: {
    search: 'खोजें',
    loading: 'लोड हो रहा है…',
    emptyTitle: 'यहाँ अभी कुछ नहीं है',
    noMatchTitle: 'कुछ नहीं मिला',
    noMatchText: 'वर्तनी देखें, कम शब्द खोजें या दूसरे फ़िल्टर चुनें।',
    clearAll: 'सब दिखाएँ',
    errorTitle: 'सूची लोड नहीं हुई',
    errorText: 'कुछ खोया नहीं है। कनेक्शन देखें, फिर कोशिश करें।',
    keys: 'ऊपर और नीचे के तीर पंक्तियों के बीच ले जाते हैं।',
    chosen: (count) => `${formatNumber(count)} चुने गए`,
    selectAll: (total) => `सभी ${formatNumber(total)} चुनें`,
    bulk: 'चुनी हुई पंक्तियाँ',
    total: (total) => `कुल ${formatNumber(total)}`,
    exported: (count) => `${formatNumber(count)} पंक्तियाँ निर्यात हुईं।`,
  },
  views: {
    menu: 'सहेजे गए दृश्य',
    save: 'यह दृश्य सहेजें…',
    remove: (name) => `“${isolate(name)}” हटाएँ`,
    title: 'यह दृश्य सहेजें',
    text: 'खोज, फ़िल्टर, क्रम और स्तंभ, जैसे अभी हैं। केवल आप इसे इस ब्राउज़र में देखते हैं।',
    name: 'नाम',
    standard: 'सब कुछ',
  },
  more: 'और',
  actions: { open: 'खोलें', history: 'इतिहास', edit: 'बदलें' },
  addFirst: 'पहला जोड़ें।',
  rows: {
    remove: 'हटाएँ',
    restore: 'वापस लाएँ',
    removed: (count) => `${formatNumber(count)} हटाए गए`,
    restored: (count) => `${formatNumber(count)} वापस लाए गए`,
  },
  shown: { label: 'दिखाए गए', inUse: 'उपयोग में', removed: 'हटाए गए' },
  filters: {
    open: (count) => (count === 0 ? 'फ़िल्टर' : `फ़िल्टर, ${formatNumber(count)} चुने गए`),
    title: 'फ़िल्टर',
    clear: 'सब हटाएँ',
    show: 'सूची दिखाएँ',
  },
  undo: 'वापस लें',
  undone: 'वापस लिया गया',
  notDone: 'यह नहीं हुआ',
  tooMany: (most) => `एक बार में अधिक से अधिक ${formatNumber(most)}: कम चुनें।`,
  noneFits: 'चुनी हुई कोई पंक्ति इस तरह नहीं बदली जा सकती।',
  cancel: 'रद्द करें',
  close: 'बंद करें',
  report: {
    title: 'सब नहीं बदले गए',
    text: (refused, all) => `${formatNumber(all)} में से ${formatNumber(refused)} जैसे थे वैसे ही रहे:`,
  },
};
