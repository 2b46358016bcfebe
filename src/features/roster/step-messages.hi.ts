import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { RosterTexts } from './texts.ts';

export const locateMessages: RosterTexts['roster']['locate'] = {
  title: 'सूची फ़ाइल में कहाँ है?',
  text: 'पढ़ी जाने वाली शीटें चुनें, और हर एक में वह पंक्ति जिसमें कॉलमों के नाम हैं। उसके ऊपर की पंक्तियाँ छोड़ दी जाती हैं।',
  textOne: 'वह पंक्ति चुनें जिसमें कॉलमों के नाम हैं। उसके ऊपर की पंक्तियाँ छोड़ दी जाती हैं।',
  sheets: 'पढ़ी जाने वाली शीटें',
  rows: (count) => `${formatNumber(count)} पंक्तियाँ`,
  shown: 'यह शीट दिखाएँ',
  heading: 'कॉलमों के नाम किस पंक्ति में हैं?',
  row: (line, words) => `पंक्ति ${formatNumber(line)}: ${isolate(words)}`,
  what: 'फ़ाइल को ऐसे पढ़ें',
  none: 'पढ़ने के लिए कोई शीट चुनें।',
  next: 'इस तरह पढ़ें',
  keep: 'वापस',
  change: 'शीटें और शीर्षक',
};

export const classesMessages: RosterTexts['roster']['classes'] = {
  title: 'कौन सी कक्षा कौन सी है?',
  text: (count) =>
    `फ़ाइल की ${formatNumber(count)} कक्षाएँ इन नामों से स्कूल में नहीं हैं। एक बार बताएँ कि यहाँ हर एक क्या है: यह सभी पंक्तियों और अगली फ़ाइल के लिए भी रहेगा।`,
  search: 'कक्षाएँ खोजें',
  allNew: 'ये सब नई बनाएँ',
  openOut: 'जो तय नहीं उसे छोड़ें',
  noneOpen: 'इनमें सब तय हैं।',
  open: (count) => `${formatNumber(count)} कक्षाएँ तय नहीं हैं: उनकी पंक्तियाँ नहीं ली जाएँगी।`,
  allSaid: 'सभी कक्षाएँ तय हैं।',
  rows: (count) => `${formatNumber(count)} पंक्तियाँ`,
  made: (name) => `नई: ${isolate(name)}`,
  here: 'यहाँ की एक कक्षा',
  club: 'क्लब का नया बैच',
  out: 'छोड़ी गई',
  say: 'चुनें',
  which: 'यहाँ की कक्षा',
  more: (count) => `${formatNumber(count)} और दिखाएँ`,
  noneFound: 'ऐसी कोई कक्षा नहीं',
  next: 'इन कक्षाओं के साथ जाँचें',
  skip: 'बाद में तय करें',
  change: 'फ़ाइल की कक्षाएँ',
  leftOut: (places, classes) =>
    `फ़ाइल की ${formatNumber(classes)} कक्षाओं के ${formatNumber(places)} स्थान छोड़े गए।`,
  further: (count) => `विद्यार्थियों के ${formatNumber(count)} और स्थान छोड़े गए: विद्यार्थी एक ही कक्षा में बैठता है।`,
  madeCount: (count) => `आयात के साथ ${formatNumber(count)} कक्षाएँ बनेंगी।`,
};
