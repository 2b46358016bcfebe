import { defineMessages } from './messages.ts';

export const callMessages = defineMessages('calls', {
  wrong: 'Something went wrong.',
  no_internet: 'No internet Please check your internet connection.',
  malformed: 'The answer is not in the expected form.',
  not_a_file: 'The answer is not a file.',
});
