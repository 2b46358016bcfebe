import { formatNumber, plural } from '../words/format.ts';
import { defineMessages } from '../words/messages.ts';

export const exportsMessages = defineMessages('exports', {
  title: 'Your exports',
  text: 'Long lists are written to a file on the server. You can leave this page meanwhile: the bell tells you when the file is ready. A file can be downloaded for seven days, by you alone.',
  close: 'Close',
  loading: 'Loading your exports',
  failed: 'Your exports could not be loaded.',
  retry: 'Try again',
  none: 'No exports yet',
  noneText: 'A list with more rows than a browser can hold comes here when you export it.',
  begun: (time: string) => `Begun ${time}`,
  states: {
    waiting: 'Waiting',
    running: 'Being written',
    ready: 'Ready',
    cancelled: 'Cancelled',
    failed: 'Did not finish',
    withdrawn: 'No longer allowed',
  },
  why: {
    failed: 'The server could not write this file. Export the list again.',
    withdrawn: 'You may not read this list any more, so there is no file.',
  },
  progress: (done: number, total: number) =>
    total === 0 ? 'Preparing…' : `${formatNumber(done)} of ${formatNumber(total)} rows`,
  ready: (rows: number, size: string) => `${plural(rows, { one: '# row', other: '# rows' })}, ${size}`,
  until: (day: string) => `Available until ${day}`,
  download: 'Download',
  downloadNamed: (name: string) => `Download ${name}`,
  cancel: 'Cancel',
  cancelNamed: (name: string) => `Cancel ${name}`,
});
