import { isolate } from '#src/lib/words/isolate.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

/** [ML-05, ML-06] */
export const entryMessages = defineMessages('shareEntry', {
  share: 'Share Screen',
  stop: 'Stop Share Screen',
  stopTitle: 'Stop sharing your screen?',
  stopText: (group: string, part: string) => `${isolate(group)} ${isolate(part)} stops seeing your screen.`,
  stopYes: 'Stop sharing',
  stopNo: 'Go on sharing',
  stopped: 'Your screen is not shared any more.',
  rejoin: 'Rejoin Screen Share',
  offer: (host: string) => `${isolate(host)} shares a screen with you`,
  offerText: 'Watch it here, in your browser. You can join later too.',
  join: 'Join',
  later: 'Later',
});
