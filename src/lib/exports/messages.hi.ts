import { formatNumber, plural } from '../words/format.ts';
import { isolate } from '../words/isolate.ts';
import type { Messages } from '../words/messages.ts';
import type { exportsMessages } from './messages.en.ts';

export const exports: Messages<typeof exportsMessages> = {
  title: 'आपके निर्यात',
  text: 'लंबी सूचियाँ सर्वर पर फ़ाइल में लिखी जाती हैं। इस बीच आप यह पृष्ठ छोड़ सकते हैं: फ़ाइल तैयार होने पर घंटी बताती है। फ़ाइल सात दिन तक केवल आप डाउनलोड कर सकते हैं।',
  close: 'बंद करें',
  loading: 'आपके निर्यात लोड हो रहे हैं',
  failed: 'आपके निर्यात लोड नहीं हो सके।',
  retry: 'फिर कोशिश करें',
  none: 'अभी कोई निर्यात नहीं',
  noneText: 'जिस सूची में ब्राउज़र की क्षमता से अधिक पंक्तियाँ हों, उसे निर्यात करने पर वह यहाँ आती है।',
  begun: (time) => `शुरू ${isolate(time)}`,
  states: {
    waiting: 'प्रतीक्षा में',
    running: 'लिखा जा रहा है',
    ready: 'तैयार',
    cancelled: 'रद्द',
    failed: 'पूरा नहीं हुआ',
    withdrawn: 'अब अनुमति नहीं',
  },
  why: {
    failed: 'सर्वर यह फ़ाइल नहीं लिख सका। सूची फिर निर्यात करें।',
    withdrawn: 'आप अब यह सूची नहीं पढ़ सकते, इसलिए कोई फ़ाइल नहीं है।',
  },
  progress: (done, total) =>
    total === 0 ? 'तैयारी हो रही है…' : `${formatNumber(total)} में से ${formatNumber(done)} पंक्तियाँ`,
  ready: (rows, size) => `${plural(rows, { one: '# पंक्ति', other: '# पंक्तियाँ' })}, ${isolate(size)}`,
  until: (day) => `${isolate(day)} तक उपलब्ध`,
  download: 'डाउनलोड करें',
  downloadNamed: (name) => `${isolate(name)} डाउनलोड करें`,
  cancel: 'रद्द करें',
  cancelNamed: (name) => `${isolate(name)} रद्द करें`,
};
