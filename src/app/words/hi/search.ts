import { formatNumber, plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { Translations } from '../translations.ts';

export const searchBox: Translations['searchBox'] = {
  placeholder: 'खोजें…',
  open: (keys) => `खोजें (${isolate(keys)})`,
  newNotice: 'सूचना लिखें',
};

export const search: Translations['search'] = {
  title: 'खोज',
  close: 'बंद करें',
  placeholder: 'खोजें…',
  clear: 'खोज मिटाएँ',
  noResult: 'कुछ नहीं मिला।',
  noResultText: 'कम शब्द या दूसरी वर्तनी आज़माएँ।',
  tooShort: 'हर जगह खोजने के लिए कम से कम चार अक्षर लिखें।',
  loading: 'खोज रहे हैं',
  failed: 'खोज नहीं हो सकी। कृपया अपना इंटरनेट कनेक्शन जाँचें।',
  retry: 'फिर कोशिश करें',
  help: 'लॉग इन में मदद',
  found: (count) => plural(count, { one: '# प्रविष्टि', other: '# प्रविष्टियाँ' }),
  groups: {
    all: 'सभी',
    recent: 'पिछली खोजें',
    suggestions: 'सुझाव',
    actions: 'काम',
    screens: 'स्क्रीन',
    notices: 'सूचनाएँ',
    people: 'लोग',
    videos: 'वीडियो',
  },
  categories: 'परिणामों के प्रकार',
  forget: 'पिछली खोजें मिटाएँ',
  more: (count) => `${formatNumber(count)}+`,
  roles: {
    1: 'सुपर एडमिन',
    2: 'स्कूल एडमिन',
    3: 'विद्यार्थी',
    4: 'शिक्षक',
    5: 'वित्त',
    6: 'हेल्पडेस्क',
  },
  inFile: (file) => `अटैचमेंट “${isolate(file)}” में मिला`,
  keys: { move: 'चुनें', open: 'खोलें', close: 'बंद करें' },
  pages: {
    label: 'परिणामों के पन्ने',
    first: 'पहला पन्ना',
    previous: 'पिछला पन्ना',
    next: 'अगला पन्ना',
    last: 'आख़िरी पन्ना',
    page: (page) => `पन्ना ${formatNumber(page)}`,
    position: (page, count) => `${formatNumber(count)} में से ${formatNumber(page)}`,
    range: ({ from, to, total }) => `${formatNumber(total)} में से ${formatNumber(from)}–${formatNumber(to)}`,
  },
};
