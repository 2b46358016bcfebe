import { isolate } from '#src/lib/words/isolate.ts';
import type { messages } from './messages.en.ts';

export const session: typeof messages = {
  title: 'लॉग इन',
  subtitle: 'आपके स्कूल के नोटिस, कक्षाएँ और प्रोजेक्ट।',
  loginName: 'यूज़रनेम',
  password: 'पासवर्ड',
  showPassword: 'पासवर्ड दिखाएँ',
  hidePassword: 'पासवर्ड छिपाएँ',
  submit: 'लॉग इन करें',
  ways: { label: 'लॉग इन का तरीका', password: 'पासवर्ड', otp: 'वन-टाइम कोड' },
  forgot: 'पासवर्ड भूल गए?',
  devices: 'आपके डिवाइस',
  otherTab: 'एक ही ब्राउज़र में लॉग इन के कई पेज नहीं खोले जा सकते।',
  nameChanged: (name) => `आपका यूज़रनेम बदलकर ${isolate(name)} कर दिया गया है`,
  expired: 'आपके लॉग इन का समय समाप्त हो गया है, लॉग आउट किया जा रहा है',
  expiredHint: 'फिर से लॉग इन करें: आपका लिखा हुआ यहीं सुरक्षित है।',
  signedOutElsewhere: 'आपने दूसरे टैब में लॉग आउट किया है।',
  problems: {
    username_required: 'कृपया यूज़रनेम लिखें',
    username_too_short: 'कम से कम 2 अक्षर',
    username_too_long: 'ज़्यादा से ज़्यादा 64 अक्षर',
    password_required: 'कृपया अपना पासवर्ड लिखें',
    password_too_short: 'पासवर्ड में कम से कम 3 अक्षर होते हैं',
    password_too_long: 'पासवर्ड में ज़्यादा से ज़्यादा 24 अक्षर होते हैं',
    password_has_spaces: 'पासवर्ड में खाली जगह नहीं होती',
    otp_has_other_signs: 'वन-टाइम कोड में छह अंक होते हैं',
  },
  failures: {
    unreachable: 'इंटरनेट नहीं है। कृपया अपना इंटरनेट कनेक्शन जाँचें।',
    unexpected: 'कुछ समस्या है, फिर से कोशिश करें!!!',
  },
  language: 'भाषा',
  languageFailed: 'यह भाषा लोड नहीं हो सकी। अपना इंटरनेट कनेक्शन जाँचें।',
  theme: {
    label: 'थीम',
    system: 'इस डिवाइस की थीम',
    light: 'लाइट',
    dark: 'डार्क',
    contrast: 'ज़्यादा कंट्रास्ट',
  },
  privacy: 'गोपनीयता नीति',
  terms: 'सेवा की शर्तें',
  slides: {
    label: 'Banyan किस काम आता है',
    carousel: 'स्लाइड शो',
    pause: 'स्लाइड रोकें',
    play: 'स्लाइड चलाएँ',
    show: (title) => `“${title}” दिखाएँ`,
    notices: {
      title: 'हर नोटिस सही लोगों तक',
      text: 'एक बार लिखें, सही कक्षाओं से साझा करें और जानें कि वह पहुँच गया।',
    },
    workshop: {
      title: 'बनाएँ, कोड करें, दिखाएँ',
      text: 'प्रोजेक्ट, कोड और पाठ एक ही जगह, पहले ब्लॉक से प्रदर्शनी तक।',
    },
    growth: {
      title: 'अपने स्कूल को बढ़ते देखें',
      text: 'अंक, प्रोजेक्ट और उपस्थिति एक नज़र में, शिक्षकों और कार्यालय के लिए।',
    },
  },
};
