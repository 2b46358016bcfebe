import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { WorkspaceTexts } from './texts.ts';

export const programs: WorkspaceTexts['programs'] = {
  title: 'प्रोग्राम',
  text: 'विद्यार्थी वर्कस्पेस में जो बनाते हैं। आप उसे हर संस्करण के साथ चला और पढ़ सकते हैं।',
  columns: {
    student: 'विद्यार्थी',
    login: 'यूज़रनेम',
    project: 'प्रोजेक्ट',
    tool: 'उपकरण',
    versions: 'संस्करण',
    changed: 'बदला गया',
  },
  allClasses: 'सभी सेक्शन और बैच',
  allProjects: 'सभी प्रोजेक्ट',
  classFilter: 'सेक्शन या बैच',
  emptyTitle: 'अभी कोई प्रोग्राम नहीं',
  emptyText: 'जैसे ही आपका कोई विद्यार्थी प्रोग्राम सेव करेगा, वह यहाँ होगा।',
  zip: 'प्रोग्राम ज़िप में',
  zipText: 'हर विद्यार्थी का सबसे नया प्रोग्राम, अपने-अपने फ़ोल्डर में।',
  zipStart: 'डाउनलोड',
  similar: 'एक जैसे प्रोग्राम',
  similarText:
    'दो प्रोग्राम जिनका बहुत सा कोड एक जैसा है। यह देखने में मदद है और नहीं बताता कि किसने लिखा: नमूने और आपका दिखाया हुआ भी एक जैसा होता है।',
  compare: 'तुलना करें',
  compared: (count) => `${formatNumber(count)} प्रोग्रामों की तुलना हुई`,
  tooFew: 'इस सेक्शन में इस प्रोजेक्ट के दो प्रोग्राम अभी नहीं हैं।',
  noPairs: 'इनमें कोई दो एक जैसे नहीं हैं।',
  same: 'अक्षर-अक्षर एक ही',
  percent: (share) => `${formatNumber(share)} % एक जैसे`,
  pair: (left, right) => `${isolate(left)} और ${isolate(right)}`,
  openOf: (student) => `${isolate(student)} का प्रोग्राम खोलें`,
  choose: 'चुनें',
  chooseFirst: 'सेक्शन और प्रोजेक्ट चुनें।',
  nothing: 'कुछ नहीं',
  loading: 'लोड हो रहा है…',
  close: 'बंद करें',
  failed: 'यह लोड नहीं हुआ।',
  retry: 'फिर कोशिश करें',
};
