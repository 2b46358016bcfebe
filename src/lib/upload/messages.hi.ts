import { longestFileName } from '#contract/files/upload-policies.ts';
import { formatNumber, plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { uploadMessages } from './messages.en.ts';

export const upload: typeof uploadMessages = {
  file: {
    waiting: 'इंतज़ार में',
    checking: 'जाँच हो रही है…',
    ready: 'फ़ाइल सेव हो गई',
    cancelled: 'रद्द',
    uploading: (percent) => `अपलोड हो रही है, ${formatNumber(percent)}%`,
    cancel: (name) => `${isolate(name)} रद्द करें`,
    retry: (name) => `${isolate(name)} के लिए फिर कोशिश करें`,
    remove: (name) => `${isolate(name)} हटाएँ`,
  },
  removing: 'हटाई जा रही है…',
  filesReady: (ready, all) =>
    plural(ready, {
      one: `${formatNumber(all)} में से # फ़ाइल सेव हुई`,
      other: `${formatNumber(all)} में से # फ़ाइलें सेव हुईं`,
    }),
  failures: {
    unreachable: 'कनेक्शन टूट गया। फिर कोशिश करें।',
    unauthorized: 'आपका लॉग इन समाप्त हो गया। लॉग इन करने के बाद फिर कोशिश करें।',
    file_gone: 'यह फ़ाइल एक बार फिर चुनें।',
    file_too_large: 'यह फ़ाइल बहुत बड़ी है। छोटी फ़ाइल चुनें।',
    not_found: 'अपलोड बहुत देर तक रुका रहा। फिर कोशिश करें।',
  },
  failed: 'कुछ गड़बड़ हो गई। फिर कोशिश करें।',
  interrupted: 'अपलोड बीच में रुक गया। यह फ़ाइल एक बार फिर चुनें या इसे हटाएँ।',
  paused: 'आप ऑफ़लाइन हैं। कनेक्शन लौटने पर अपलोड अपने आप आगे बढ़ेंगे।',
  refused: {
    extension: (name, endings) =>
      `क्षमा करें, ${isolate(name)} मान्य नहीं है। ये फ़ाइलें जोड़ी जा सकती हैं: ${isolate(endings)}`,
    too_large: (name, megabytes, extension) =>
      `${isolate(name)}: कृपया ${isolate(extension)} की अधिकतम ${formatNumber(megabytes)} MB की फ़ाइल अपलोड करें।`,
    empty: (name) => `${isolate(name)} खाली है। दूसरी फ़ाइल चुनें।`,
    name_too_long: (name) =>
      `${isolate(name)} का नाम बहुत लंबा है। इसे ज़्यादा से ज़्यादा ${formatNumber(longestFileName)} अक्षरों का करें।`,
    too_many: (name, most) =>
      `${isolate(name)} नहीं जोड़ी गई। आप ज़्यादा से ज़्यादा ${plural(most, { one: '# फ़ाइल', other: '# फ़ाइलें' })} अपलोड कर सकते हैं।`,
  },
  dismissRefused: 'यह संदेश बंद करें',
};
