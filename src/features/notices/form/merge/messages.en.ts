import { plural } from '#src/lib/words/format.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

export const mergeMessages = defineMessages('merge', {
  title: 'Two versions of this notice',
  explanation: 'What only one of you changed is taken. Where both changed something, choose.',
  unknownBase: 'It is no longer known what you both began with, so choose wherever the versions differ.',
  nothing: 'Both versions are the same.',
  back: 'Back',
  save: 'Save the merged notice',
  choose: (count: number) => plural(count, { one: 'Choose once more', other: 'Choose # more times' }),
  sides: { mine: 'Yours', theirs: 'Theirs' },
  together: 'Both',
  parts: {
    title: 'Title',
    description: 'Description',
    audience: 'For whom',
    dates: 'Dates',
    notifyEmail: 'E-mail to readers',
    asksReceipt: 'Ask readers to confirm',
    isActive: 'Active',
    videos: 'Videos',
  },
  whichOf: (part: string) => `${part}: which one?`,
  taken: 'Taken by itself',
  files: 'Files: theirs stay, and yours are added.',
  on: 'On',
  off: 'Off',
  none: 'None',
  all: 'All',
  shared: (day: string) => `Shared ${day}`,
  due: (day: string) => `Due ${day}`,
  divisions: (count: number) =>
    plural(count, { one: '# division or batch', other: '# divisions or batches' }),
  faculty: 'Faculty',
  students: 'Students',
});
