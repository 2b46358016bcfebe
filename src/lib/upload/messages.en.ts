import { longestFileName } from '#contract/files/upload-policies.ts';
import { formatNumber, plural } from '#src/lib/words/format.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

export const uploadMessages = defineMessages('upload', {
  /** [ER-03] The states of a file's row. */
  file: {
    waiting: 'Waiting',
    checking: 'Checking…',
    ready: 'File Saved',
    cancelled: 'Cancelled',
    uploading: (percent: number) => `Uploading, ${formatNumber(percent)}%`,
    cancel: (name: string) => `Cancel ${name}`,
    retry: (name: string) => `Try ${name} again`,
    remove: (name: string) => `Remove ${name}`,
  },
  removing: 'Removing…',
  filesReady: (ready: number, all: number) =>
    plural(all, {
      one: `${formatNumber(ready)} of # file saved`,
      other: `${formatNumber(ready)} of # files saved`,
    }),
  /** On the row of a failed file, by code; the server's own words come first. */
  failures: {
    unreachable: 'The connection broke. Try again.',
    unauthorized: 'You were signed out. Try again once you are signed in.',
    file_gone: 'Choose this file once more.',
    file_too_large: 'This file is too large. Choose a smaller one.',
    not_found: 'The upload was kept for too long. Try again.',
  },
  failed: 'Something went wrong. Try again.',
  interrupted: 'The upload was interrupted. Choose this file once more, or remove it.',
  paused: 'You are offline. The uploads go on by themselves when the connection is back.',

  /** [VN-34, VU-04, VU-07, VU-23, QU-04, QU-27] In a box with the refused files. */
  refused: {
    extension: (name: string, endings: string) =>
      `Sorry, ${name} is invalid, allowed extensions are: ${endings}`,
    too_large: (name: string, megabytes: number, extension: string) =>
      `${name}: Please upload maximum file size ${megabytes}MB for ${extension}.`,
    empty: (name: string) => `${name} is empty. Choose another file.`,
    name_too_long: (name: string) =>
      `The name of ${name} is too long. Shorten it to at most ${longestFileName} characters.`,
    too_many: (name: string, most: number) =>
      `${name} was not added. ${plural(most, { one: 'You can upload at most # file.', other: 'You can upload at most # files.' })}`,
  },
  dismissRefused: 'Close this message',
});
