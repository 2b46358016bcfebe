import { formatNumber, plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

export const differenceMessages = defineMessages('assessmentDifferences', {
  own: 'A window of their own',
  ownHint: (zone: string) => `What is empty is as for all. Times of the school: ${isolate(zone)}`,
  window: {
    assessment_date: 'Opens on',
    start_time: 'Opens at',
    last_start_date: 'Last start on',
    last_start_time: 'Last start at',
    end_date: 'Closes on',
    end_time: 'Closes at',
  },
  factorAction: 'More time in all assessments',
  factorTitle: (name: string) => `More time for ${isolate(name)}`,
  factorFields: { factor: 'Percent of the usual minutes', reason: 'Why' },
  factorHint: '100 is as for all, 150 is half as much again. It counts in every assessment.',
  factorSaved: 'Saved. It counts from now on, also for who works now.',
  takeBack: 'Take the code back',
  takeBackTitle: 'Take codes back?',
  takeBackText: (count: number) =>
    plural(count, {
      one: 'The student cannot start with this code any more.',
      other: `${formatNumber(count)} students cannot start with their codes any more.`,
    }),
  takeBackNo: 'Keep them',
  tookBack: (count: number) =>
    plural(count, { one: 'One code is taken back.', other: `${formatNumber(count)} codes are taken back.` }),
  leaveTitle: 'Close the codes?',
  leaveText: 'They are shown only this once, and you have not printed or saved them.',
  leaveYes: 'Close',
  leaveNo: 'Stay',
  save: 'Save as a spreadsheet',
});
