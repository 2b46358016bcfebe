import { formatNumber, plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { messages } from './messages.en.ts';

export const recorder: typeof messages = {
  title: 'समस्या बताएँ',
  text: 'हेल्पडेस्क आपकी रिपोर्ट, आपका नाम, आपकी भूमिका और आपका स्कूल देखता है। उत्तर आपकी चैट में आता है।',
  close: 'बंद करें',
  words: 'क्या गड़बड़ हुई?',
  wordsHint: 'आपने क्या किया, क्या हुआ, और आप क्या उम्मीद कर रहे थे।',
  required: 'लिखें कि क्या गड़बड़ हुई।',
  characters: (used, most) => `${formatNumber(most)} में से ${formatNumber(used)} अक्षर`,
  record: 'आपके कदमों का रिकॉर्ड',
  keep: 'समस्याएँ सुलझाने में मदद के लिए इस ब्राउज़र में मेरे कदमों का रिकॉर्ड रखें',
  keepHint:
    'जब तक यह चालू है, यह ब्राउज़र नोट करता है कि कौन-से बटन दबाए गए, फिर ऐप ने क्या किया और कब। आप जो टाइप करते हैं, उसमें से कुछ भी नोट नहीं होता: न लेख, न नाम, न पासवर्ड। रिकॉर्ड टैब बंद होने तक इसी टैब में रहता है और आपके भेजे बिना कहीं नहीं जाता।',
  empty: 'अभी कुछ रिकॉर्ड नहीं हुआ है। जो गड़बड़ हुई, उसे एक बार फिर करें, फिर यहाँ लौटें।',
  summary: (steps, parts) =>
    `ऐप के ${plural(parts, { one: '# भाग', other: '# भागों' })} में ${plural(steps, { other: '# कदम' })}`,
  beforeReload: (summary) => `पेज दोबारा खुलने से पहले: ${isolate(summary)}`,
  between: (from, to) => `${isolate(from)} से ${isolate(to)} तक`,
  calls: (calls) => `सर्वर को ${plural(calls, { other: '# अनुरोध' })}: केवल नाम और समय`,
  attach: 'रिपोर्ट के साथ रिकॉर्ड भेजें',
  look: 'देखें कि क्या भेजा जाता है',
  cut: 'यह शुरुआत है। पूरा रिकॉर्ड फ़ाइल में है।',
  save: 'फ़ाइल सहेजें',
  send: 'रिपोर्ट भेजें',
  cancel: 'रद्द करें',
  sent: (number) => `अनुरोध ${formatNumber(number)} हेल्पडेस्क के पास है`,
  failed: 'आपकी रिपोर्ट नहीं भेजी गई।',
  failures: {
    unreachable: 'इंटरनेट नहीं है। कृपया अपना इंटरनेट कनेक्शन जाँचें।',
    unexpected: 'कोई समस्या है, फिर कोशिश करें!',
    unauthorized: 'आपका लॉग इन सत्र समाप्त हो गया है। फिर लॉग इन करें और दोबारा भेजें।',
  },
};
