import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { mergeMessages } from './messages.en.ts';

export const merge: typeof mergeMessages = {
  title: 'इस नोटिस के दो रूप',
  explanation: 'जो आप में से एक ने ही बदला, वह ले लिया जाता है। जहाँ दोनों ने बदला, वहाँ चुनें।',
  unknownBase: 'अब पता नहीं कि दोनों ने किससे शुरू किया था, इसलिए जहाँ अंतर है वहाँ चुनें।',
  nothing: 'दोनों रूप एक जैसे हैं।',
  back: 'वापस',
  save: 'मिला हुआ नोटिस सहेजें',
  together: 'दोनों',
  taken: 'अपने आप लिया गया',
  files: 'फ़ाइलें: उनकी रहती हैं, आपकी जुड़ जाती हैं।',
  on: 'चालू',
  off: 'बंद',
  none: 'कोई नहीं',
  all: 'सभी',
  faculty: 'शिक्षक',
  students: 'विद्यार्थी',
  parts: {
    title: 'शीर्षक',
    description: 'विवरण',
    audience: 'किसके लिए',
    dates: 'तारीखें',
    notifyEmail: 'पढ़ने वालों को ई-मेल',
    asksReceipt: 'पढ़ने वालों से पुष्टि माँगें',
    isActive: 'सक्रिय',
    videos: 'वीडियो',
  },
  choose: (count) => `${formatNumber(count)} बार और चुनें`,
  sides: { mine: 'आपका', theirs: 'उनका' },
  whichOf: (part) => `${isolate(part)}: कौन-सा?`,
  shared: (day) => `साझा ${isolate(day)}`,
  due: (day) => `नियत ${isolate(day)}`,
  divisions: (count) => `${formatNumber(count)} सेक्शन या बैच`,
};
