import { formatNumber, plural } from '#src/lib/words/format.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

export const messages = defineMessages('recorder', {
  title: 'Report a problem',
  text: 'The helpdesk reads your report, your name, your role and your school. The answer appears in your chats.',
  close: 'Close',
  words: 'What went wrong?',
  wordsHint: 'What you did, what happened, and what you expected.',
  required: 'Write what went wrong.',
  characters: (used: number, most: number) => `${formatNumber(used)} of ${formatNumber(most)} characters`,

  record: 'A record of your steps',
  keep: 'Keep a record of my steps in this browser to help solve problems',
  keepHint:
    'While this is on, this browser notes which buttons were used, what the app did then, and when. It notes nothing you type: no texts, no names, no passwords. The record stays in this tab until it is closed, also when its page is loaded anew, and goes nowhere unless you send it.',
  empty: 'Nothing is recorded yet. Do once more what went wrong, then come back here.',
  summary: (steps: number, parts: number) =>
    `${plural(steps, { one: '# step', other: '# steps' })} in ${plural(parts, { one: '# part', other: '# parts' })} of the app`,
  beforeReload: (summary: string) => `Before the page was loaded anew: ${summary}`,
  between: (from: string, to: string) => `From ${from} to ${to}`,
  calls: (calls: number) =>
    plural(calls, {
      one: '# request to the server: its name and time only',
      other: '# requests to the server: their names and times only',
    }),
  attach: 'Send the record with my report',
  look: 'Look at what is sent',
  cut: 'This is the beginning. The file holds all of it.',
  save: 'Save the file',

  send: 'Send report',
  cancel: 'Cancel',
  sent: (number: number) => `Request ${formatNumber(number)} is with the helpdesk`,
  failed: 'Your report was not sent.',
  failures: {
    unreachable: 'No internet Please check your internet connection.',
    unexpected: 'there is some issue try again!!!',
    unauthorized: 'Your session has ended. Sign in again, then send it once more.',
  },
});
