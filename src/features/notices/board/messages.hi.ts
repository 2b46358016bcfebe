import { plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { messages } from './messages.en.ts';

export const board: typeof messages = {
  title: 'Task Genie',
  tabs: 'स्थिति के अनुसार नोटिस',
  tab: { due: 'बाकी', active: 'सक्रिय', inactive: 'निष्क्रिय' },
  empty: {
    due: 'इस हफ़्ते कोई काम बाकी नहीं है।',
    active: 'बोर्ड पर कोई नया नोटिस नहीं है',
    inactive: 'बोर्ड पर कोई निष्क्रिय नोटिस नहीं है',
  },
  add: 'नोटिस जोड़ें',
  highlights: 'अपठित और तिथि बीत चुके नोटिस',
  showMore: 'और दिखाएँ',
  fullScreen: 'पूरी स्क्रीन',
  noView: 'आपके स्कूल ने आपके लिए नोटिस देखना बंद किया है।',
  view: (title) => `“${isolate(title)}” देखें`,
  edit: (title) => `“${isolate(title)}” में बदलाव करें`,
  sharedBy: (name) => `${isolate(name)} ने साझा किया`,
  picture: (file) => `चित्र “${isolate(file)}”`,
  files: (count) => plural(count, { other: '# अटैचमेंट' }),
  yours: 'आपने साझा किया',
  centralOffice: 'केंद्रीय कार्यालय',
  dueOn: (day) => `अंतिम तिथि ${isolate(day)}`,
  dueToday: 'अंतिम तिथि आज',
  overdue: 'तिथि बीत गई',
  isNew: 'नया',
  scheduled: 'निर्धारित',
  failed: 'नोटिस लोड नहीं हो सके।',
  offlineAsOf: (time) => `आप ऑफ़लाइन हैं: ${isolate(time)} की स्थिति`,
  gone: 'यह नोटिस अब उपलब्ध नहीं है।',
  saved: (title) => `“${isolate(title)}”`,
  open: 'खोलें',
  retry: 'फिर कोशिश करें',
  reference: (reference) => `संदर्भ ${isolate(reference)}`,
};
