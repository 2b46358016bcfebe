import { defineMessages } from './messages.ts';

/** How a school teaches, by its `is_model1`: in the form of a school and in the office's charts. */
export const schoolModelMessages = defineMessages('schoolModels', {
  '0': 'Classes, notices for teachers or students',
  '1': 'Classes, notices not shared again',
  '2': 'Classes and sections',
  '4': 'Clubs alone',
  '5': 'Clubs beside classes',
});
