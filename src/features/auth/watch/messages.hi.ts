import { plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { watchMessages } from './messages.en.ts';

export const sessionWatch: typeof watchMessages = {
  endsSoon: 'आप जल्दी ही लॉग आउट हो जाएँगे',
  endsSoonText: 'आपका लिखा हुआ सुरक्षित रहेगा।',
  extend: 'समय बढ़ाएँ',
  extendFailed: 'यह नहीं हो सका। फिर से कोशिश करें।',
  again: 'फिर से लॉग इन करें',
  reasons: {
    expired: 'आपके लॉग इन का समय समाप्त हो गया है, लॉग आउट किया जा रहा है',
    refused: 'आपके लॉग इन का समय समाप्त हो गया है, लॉग आउट किया जा रहा है',
    forced: 'आपके स्कूल ने आपको लॉग आउट कर दिया है।',
    elsewhere: 'आपने किसी दूसरे डिवाइस पर लॉग इन किया, इसलिए यहाँ से लॉग आउट कर दिया गया।',
    provider: 'आपके स्कूल के खाते से आपको लॉग आउट किया गया, इसलिए यहाँ से भी।',
  },
  kept: 'यह पेज जैसा है वैसा ही रहेगा। आगे बढ़ने के लिए लॉग इन करें।',
  as: (name, loginName) => `${isolate(name)} (${isolate(loginName)})`,
  password: 'पासवर्ड',
  passwordFirst: 'लॉग इन करने के लिए पासवर्ड लिखें।',
  showPassword: 'पासवर्ड दिखाएँ',
  hidePassword: 'पासवर्ड छिपाएँ',
  signIn: 'लॉग इन करें',
  byAccount: (label) => `या ${isolate(label)} से लॉग इन करें; फिर यह पेज अपने आप आगे चलता है`,
  newTab: '(नए टैब में खुलता है)',
  somebodyElse: 'किसी और के रूप में लॉग इन करें',
  devices: 'आप किसी दूसरे डिवाइस पर भी लॉग इन हैं।',
  devicesEnd: 'वहाँ लॉग आउट करें और यहाँ आगे बढ़ें',
  devicesKeep: 'वापस',
  unsentTitle: 'लॉग आउट करें?',
  unsent: (count) =>
    plural(count, {
      one: 'आपका एक ड्राफ़्ट भेजा नहीं गया है। अगर इस डिवाइस को दूसरे भी इस्तेमाल करते हैं तो उसे यहाँ से हटा दें।',
      other: 'आपके # ड्राफ़्ट भेजे नहीं गए हैं। अगर इस डिवाइस को दूसरे भी इस्तेमाल करते हैं तो उन्हें यहाँ से हटा दें।',
    }),
  stay: 'लॉग इन रहें',
  leaveAndKeep: 'लॉग आउट करें, ड्राफ़्ट यहीं रखें',
  leaveAndDelete: 'लॉग आउट करें और हटाएँ',
};
