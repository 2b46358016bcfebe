import type { keepMessages } from './messages.en.ts';

export const keep: typeof keepMessages = {
  keep: 'इस डिवाइस पर रखें',
  hint: 'जब तक यह आपके लिए खुला है, आप इसे बिना कनेक्शन के पढ़ सकते हैं।',
  keeping: 'इस डिवाइस पर सहेजा जा रहा है…',
  kept: 'यह इस डिवाइस पर है, कनेक्शन न होने पर भी खुलेगा।',
  failed: 'इस ब्राउज़र में जगह नहीं है, या इसकी अनुमति नहीं है।',
};
