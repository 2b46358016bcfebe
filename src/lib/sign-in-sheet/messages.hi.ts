import { formatNumber, plural } from '../words/format.ts';
import type { signInSheetMessages } from './messages.en.ts';

export const signInSheet: typeof signInSheetMessages = {
  action: 'नए कोड और कार्ड',
  codesTitle: (count) => plural(count, { one: '# व्यक्ति के लिए नया कोड', other: '# लोगों के लिए नए कोड' }),
  ends: (count) =>
    plural(count, { one: '# व्यक्ति का पहले का कोड समाप्त होगा', other: '# लोगों के पहले के कोड समाप्त होंगे' }),
  endsText: 'उनका अपना पासवर्ड भी समाप्त होगा और वे लॉग आउट हो जाएँगे। किसी और पर असर नहीं पड़ता।',
  ended: (count) =>
    plural(count, {
      one: '# व्यक्ति का पहले का कोड समाप्त हो गया।',
      other: 'इन # लोगों के पहले के कोड समाप्त हो गए।',
    }),
  more: (count) => plural(count, { one: 'और # अन्य', other: 'और # अन्य' }),
  sheetTitle: 'लॉग इन कार्ड',
  make: 'कार्ड बनाएँ',
  making: 'कार्ड बन रहे हैं',
  progress: (done, wanted) => `${formatNumber(wanted)} में से ${formatNumber(done)}`,
  makingText: 'आप दूसरे काम कर सकते हैं और इसी पते पर लौट सकते हैं।',
  ready: (count) => plural(count, { other: '# कार्ड तैयार' }),
  readyText: (days) =>
    `अभी छाप लें: इसे बंद करने के बाद कोड फिर नहीं दिखते। कोड ${formatNumber(days)} दिन तक काम करता है।`,
  print: 'छापें',
  username: 'यूज़रनेम',
  code: 'कोड',
  address: 'यहाँ लॉग इन करें',
  chosen: 'अब इनका अपना पासवर्ड है',
  gone: 'ये कार्ड अब नहीं हैं',
  goneText: 'कार्ड दो घंटे तक दिखते हैं, जब तक बंद न किए जाएँ। जिन्हें ज़रूरत हो उनके लिए नए बनाएँ।',
  leave: {
    title: 'कार्ड बंद करें?',
    text: 'कोड फिर नहीं दिखेंगे। काग़ज़ पर छपे कोड काम करते रहेंगे।',
    stay: 'यहीं रहें',
    leave: 'कार्ड बंद करें',
  },
};
