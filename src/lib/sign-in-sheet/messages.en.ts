import { formatNumber, plural } from '../words/format.ts';
import { defineMessages } from '../words/messages.ts';

/** [QU-06] New codes for chosen rows, and the printable sheet of cards. */
export const signInSheetMessages = defineMessages('signInSheet', {
  action: 'New codes and cards',
  codesTitle: (count: number) =>
    plural(count, { one: 'A new code for # person', other: 'New codes for # people' }),
  ends: (count: number) =>
    plural(count, { one: 'The earlier code of # person ends', other: 'The earlier codes of # people end' }),
  endsText: 'A password of their own ends too, and they are signed out. Nobody else is touched.',
  ended: (count: number) =>
    plural(count, {
      one: 'The earlier code of # person has ended.',
      other: 'The earlier codes of these # people have ended.',
    }),
  more: (count: number) => plural(count, { one: 'and # more', other: 'and # more' }),
  sheetTitle: 'Sign-in sheets',
  make: 'Make the cards',
  making: 'The cards are being made',
  progress: (done: number, wanted: number) => `${formatNumber(done)} of ${formatNumber(wanted)}`,
  makingText: 'You can go on with other things and come back to this address.',
  ready: (count: number) => plural(count, { one: '# card is ready', other: '# cards are ready' }),
  readyText: (days: number) =>
    `Print them now: the codes are not shown again once you close this. A code lets its owner in for ${formatNumber(days)} days.`,
  print: 'Print',
  username: 'Username',
  code: 'Code',
  address: 'Sign in at',
  chosen: 'Has a password of their own by now',
  gone: 'These cards are gone',
  goneText: 'They are shown for two hours, until they are closed. Make new ones for those who need one.',
  leave: {
    title: 'Close the cards?',
    text: 'The codes are not shown again. Those on paper stay good.',
    stay: 'Stay',
    leave: 'Close the cards',
  },
});
