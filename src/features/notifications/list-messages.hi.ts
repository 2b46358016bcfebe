import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { listMessages } from './list-messages.en.ts';

export const notificationList: typeof listMessages = {
  title: 'सूचनाएँ',
  close: 'बंद करें',
  seeAll: 'सभी देखें',
  loading: 'सूचनाएँ लोड हो रही हैं',
  empty: 'कोई सूचना नहीं',
  emptyText: 'जब कोई आपके साथ नोटिस साझा करेगा, तो वह यहाँ दिखेगा।',
  failed: 'सूचनाएँ लोड नहीं हो सकीं।',
  retry: 'फिर से कोशिश करें',
  from: (name, time) => `${isolate(name)}, ${isolate(time)}`,
  unread: 'नया',
  clearAll: 'सभी सूचनाएँ हटाएँ',
  selected: (count) => `चुनी गईं: ${formatNumber(count)}`,
  clearSelected: 'चुनी हुई हटाएँ',
  select: (message) => `“${isolate(message)}” चुनें`,
  clearOne: (message) => `“${isolate(message)}” हटाएँ`,
  demo: 'डेमो स्कूल की सूचनाएँ हटाई नहीं जा सकतीं।',
  tabs: 'सूचनाएँ और पसंद',
  preferences: 'पसंद',
  kindsTitle: 'मुझे बताएँ',
  accountTaken: (label) =>
    `आपके स्कूल ने आपका ${isolate(label)} खाता अलग कर दिया है। यूज़रनेम और पासवर्ड से लॉग इन करें।`,
  moves: {
    applied: (year) => `स्कूल ${isolate(year)} में चला गया है।`,
    stale: (year) =>
      `${isolate(year)} में स्थानांतरण नहीं हुआ: जाँच के बाद विद्यार्थी बदले, आए या गए। उन्हें देखें और फिर जाँचें।`,
    problems: (year) => `${isolate(year)} में स्थानांतरण नहीं हुआ: जाँच में नई समस्याएँ मिलीं। योजना देखें और फिर जाँचें।`,
    year_moved: (year) => `${isolate(year)} में स्थानांतरण नहीं हुआ: इस बीच स्कूल किसी और वर्ष में रखा गया।`,
  },
  substitute: (day, time, lesson) =>
    `दूसरे शिक्षक की जगह आप पढ़ाएँगे: ${isolate(lesson)}, ${isolate(day)}, ${isolate(time)}।`,
  kinds: {
    notice: 'नोटिस',
    assessment: 'मूल्यांकन',
    activity: 'गतिविधियाँ',
    timetable: 'समय-सारिणी',
    work: 'प्रोजेक्ट का काम',
    export: 'निर्यात',
    migration: 'अगले वर्ष में स्थानांतरण',
    account: 'जुड़े हुए खाते',
  },
  mailTitle: 'सूचनाओं के बारे में ईमेल',
  mailText: 'जिस सूचना की अंतिम तिथि का पालन अनिवार्य है, वह हमेशा तुरंत ईमेल की जाती है।',
  mail: { now: 'तुरंत', daily: 'दिन में एक बार, सुबह सात बजे', never: 'कभी नहीं' },
  quietTitle: 'शांत समय',
  quietText: 'इस समय कुछ भी सामने नहीं आएगा। घंटी गिनती रहेगी।',
  quietFrom: 'से',
  quietTo: 'तक',
  bothTimes: 'कृपया दोनों समय लिखें, या कोई भी नहीं।',
  save: 'सहेजें',
  saved: 'आपकी पसंद सहेज ली गई है।',
  saveFailed: 'आपकी पसंद सहेजी नहीं जा सकी। फिर से कोशिश करें।',
};
