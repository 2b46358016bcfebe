import { isolate } from '#src/lib/words/isolate.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { entryMessages } from './entry-messages.en.ts';

export const shareEntry: Messages<typeof entryMessages> = {
  share: 'स्क्रीन साझा करें',
  stop: 'स्क्रीन साझा करना रोकें',
  stopTitle: 'अपनी स्क्रीन साझा करना रोकें?',
  stopText: (group, part) => `${isolate(group)} ${isolate(part)} को आपकी स्क्रीन दिखनी बंद हो जाएगी।`,
  stopYes: 'साझा करना रोकें',
  stopNo: 'साझा करते रहें',
  stopped: 'आपकी स्क्रीन अब साझा नहीं है।',
  rejoin: 'साझा स्क्रीन से फिर जुड़ें',
  offer: (host) => `${isolate(host)} आपकी कक्षा के साथ स्क्रीन साझा कर रहे हैं`,
  offerText: 'इसे यहीं अपने ब्राउज़र में देखें। आप बाद में भी जुड़ सकते हैं।',
  join: 'जुड़ें',
  later: 'बाद में',
};
