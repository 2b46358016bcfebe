import { plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { roomMessages } from './room-messages.en.ts';

export const uploadRoom: typeof roomMessages = {
  near: {
    person: {
      bytes: (left, most) => `आपकी फ़ाइलों के लिए ${isolate(most)} में से ${isolate(left)} जगह बची है`,
      hour: (left, most) => `इस घंटे में आप ${isolate(most)} में से ${isolate(left)} फ़ाइलें और जोड़ सकते हैं`,
      under_way: (left, most) => `अभी आप ${isolate(most)} में से ${isolate(left)} अपलोड और शुरू कर सकते हैं`,
    },
    school: {
      bytes: (left, most) => `आपके स्कूल की फ़ाइलों के लिए ${isolate(most)} में से ${isolate(left)} जगह बची है`,
      hour: (left, most) => `इस घंटे में आपका स्कूल ${isolate(most)} में से ${isolate(left)} फ़ाइलें और जोड़ सकता है`,
      under_way: (left, most) => `अभी आपका स्कूल ${isolate(most)} में से ${isolate(left)} अपलोड और शुरू कर सकता है`,
    },
    office: {
      bytes: (left, most) => `केंद्रीय कार्यालय की फ़ाइलों के लिए ${isolate(most)} में से ${isolate(left)} जगह बची है`,
      hour: (left, most) => `इस घंटे में केंद्रीय कार्यालय ${isolate(most)} में से ${isolate(left)} फ़ाइलें और जोड़ सकता है`,
      under_way: (left, most) =>
        `अभी केंद्रीय कार्यालय ${isolate(most)} में से ${isolate(left)} अपलोड और शुरू कर सकता है`,
    },
  },
  met: {
    person: {
      bytes: (most) => `और फ़ाइलों के लिए जगह नहीं है: आपकी सभी फ़ाइलें मिलाकर ${isolate(most)} तक जगह ले सकती हैं।`,
      hour: (most) => `एक घंटे में आप ज़्यादा से ज़्यादा ${isolate(most)} फ़ाइलें जोड़ सकते हैं।`,
      under_way: (most) =>
        `आपके ज़्यादा से ज़्यादा ${isolate(most)} अपलोड एक साथ चल सकते हैं। जो पूरे नहीं होते, वे एक दिन बाद हट जाते हैं।`,
    },
    school: {
      bytes: (most) =>
        `और फ़ाइलों के लिए जगह नहीं है: आपके स्कूल की सभी फ़ाइलें मिलाकर ${isolate(most)} तक जगह ले सकती हैं।`,
      hour: (most) => `एक घंटे में आपका स्कूल ज़्यादा से ज़्यादा ${isolate(most)} फ़ाइलें जोड़ सकता है।`,
      under_way: (most) =>
        `आपके स्कूल के ज़्यादा से ज़्यादा ${isolate(most)} अपलोड एक साथ चल सकते हैं। जो पूरे नहीं होते, वे एक दिन बाद हट जाते हैं।`,
    },
    office: {
      bytes: (most) =>
        `और फ़ाइलों के लिए जगह नहीं है: केंद्रीय कार्यालय की सभी फ़ाइलें मिलाकर ${isolate(most)} तक जगह ले सकती हैं।`,
      hour: (most) => `एक घंटे में केंद्रीय कार्यालय ज़्यादा से ज़्यादा ${isolate(most)} फ़ाइलें जोड़ सकता है।`,
      under_way: (most) =>
        `केंद्रीय कार्यालय के ज़्यादा से ज़्यादा ${isolate(most)} अपलोड एक साथ चल सकते हैं। जो पूरे नहीं होते, वे एक दिन बाद हट जाते हैं।`,
    },
  },
  refused: {
    bytes: (most) => `नहीं भेजी गई: कुल ${isolate(most)} तक ही जगह है।`,
    hour: (most) => `नहीं भेजी गई: एक घंटे में ज़्यादा से ज़्यादा ${isolate(most)} फ़ाइलें हो सकती हैं।`,
    under_way: (most) => `नहीं भेजी गई: एक साथ ज़्यादा से ज़्यादा ${isolate(most)} अपलोड हो सकते हैं।`,
  },
  againIn: (minutes) =>
    plural(minutes, { one: 'एक मिनट बाद फिर कोशिश करें।', other: '# मिनट बाद फिर कोशिश करें।' }),
  diskFull: 'सर्वर पर अभी फ़ाइलों के लिए जगह नहीं है।',
};
