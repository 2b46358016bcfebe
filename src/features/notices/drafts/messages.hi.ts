import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { draftMessages } from './messages.en.ts';

export const drafts: typeof draftMessages = {
  button: (count) => `${formatNumber(count)} ड्राफ़्ट`,
  title: 'आपके ड्राफ़्ट',
  explanation: '90 दिन तक रखे जाते हैं, हर उस डिवाइस पर जिससे आप लॉग इन करते हैं।',
  untitled: 'अभी कोई शीर्षक नहीं',
  mode: { add: 'नया नोटिस', edit: 'बदलाव', editReshare: 'फिर से साझा करें' },
  facts: (mode, when) => `${mode} · ${isolate(when)} को सहेजा गया`,
  open: (title) => `“${isolate(title)}” आगे लिखें`,
  remove: (title) => `ड्राफ़्ट “${isolate(title)}” हटाएँ`,
  removeTitle: 'यह ड्राफ़्ट हटाएँ?',
  removeText: 'इसमें लिखा हुआ सब कुछ हर डिवाइस से हट जाएगा।',
  yes: 'हटाएँ',
  no: 'रखें',
  failed: 'यह नहीं हो सका। कृपया फिर कोशिश करें।',
};
