import { commonTexts } from '#contract/core/refusals.ts';
import { defineMessages } from './messages.ts';

/** What any call may end in: what the server may refuse with, and what can happen on the way. */
export const callMessages = defineMessages('calls', {
  ...commonTexts,
  no_internet: 'No internet Please check your internet connection.',
  malformed: 'The answer is not in the expected form.',
  not_a_file: 'The answer is not a file.',
});
