import { defineMessages } from './messages.ts';

export const schoolModelMessages = defineMessages('schoolModels', {
  names: {
    '0': 'Grades, readers chosen',
    '1': 'Grades, shared once',
    '2': 'Grades and divisions',
    '4': 'Clubs alone',
    '5': 'Clubs beside grades',
  },
  texts: {
    '0': 'Who writes a notice also chooses whether teachers or students read it.',
    '1': 'A notice goes to grades and is not shared again.',
    '2': 'A notice goes to grades and divisions and can be shared again.',
    '4': 'There are clubs and batches and no grades; a notice is not shared again.',
    '5': 'Students sit in grades and join clubs; notices go to clubs, so a teacher who writes needs one.',
  },
});
