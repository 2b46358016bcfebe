import type { UploadMeasure, UploadScope } from '#contract/files/upload-room.rules.ts';
import { formatNumber, plural } from '#src/lib/words/format.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

type Near = Readonly<
  Record<UploadScope, Readonly<Record<UploadMeasure, (left: string, most: string) => string>>>
>;
type Met = Readonly<Record<UploadScope, Readonly<Record<UploadMeasure, (most: string) => string>>>>;

const near: Near = {
  person: {
    bytes: (left, most) => `Room left for your files: ${left} of ${most}`,
    hour: (left, most) => `Files you can still add in this hour: ${left} of ${most}`,
    under_way: (left, most) => `Uploads you can still begin now: ${left} of ${most}`,
  },
  school: {
    bytes: (left, most) => `Room left for your school’s files: ${left} of ${most}`,
    hour: (left, most) => `Files your school can still add in this hour: ${left} of ${most}`,
    under_way: (left, most) => `Uploads your school can still begin now: ${left} of ${most}`,
  },
  office: {
    bytes: (left, most) => `Room left for the central office’s files: ${left} of ${most}`,
    hour: (left, most) => `Files the central office can still add in this hour: ${left} of ${most}`,
    under_way: (left, most) => `Uploads the central office can still begin now: ${left} of ${most}`,
  },
};

const met: Met = {
  person: {
    bytes: (most) => `There is no room for more files: all your files together can take ${most}.`,
    hour: (most) => `You can add at most ${most} files an hour.`,
    under_way: (most) =>
      `You can have at most ${most} uploads under way at once. What is not finished goes after a day.`,
  },
  school: {
    bytes: (most) => `There is no room for more files: all your school’s files together can take ${most}.`,
    hour: (most) => `Your school can add at most ${most} files an hour.`,
    under_way: (most) =>
      `Your school can have at most ${most} uploads under way at once. What is not finished goes after a day.`,
  },
  office: {
    bytes: (most) =>
      `There is no room for more files: all the central office’s files together can take ${most}.`,
    hour: (most) => `The central office can add at most ${most} files an hour.`,
    under_way: (most) =>
      `The central office can have at most ${most} uploads under way at once. What is not finished goes after a day.`,
  },
};

/** On the row of a refused file; the box above says whose limit it is. */
const refused: Readonly<Record<UploadMeasure, (most: string) => string>> = {
  bytes: (most) => `Not sent: there is room for ${most} in all.`,
  hour: (most) => `Not sent: ${most} files an hour are the most.`,
  under_way: (most) => `Not sent: ${most} uploads at once are the most.`,
};

export const roomMessages = defineMessages('uploadRoom', {
  near,
  met,
  refused,
  againIn: (minutes: number) =>
    plural(minutes, {
      one: 'Try again in a minute.',
      other: `Try again in ${formatNumber(minutes)} minutes.`,
    }),
  diskFull: 'The server has no room for files just now.',
});
