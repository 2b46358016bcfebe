import { defineMessages } from './messages.ts';

/** A screen's own words for these codes come first. */
export const failureMessages = defineMessages('failures', {
  unreachable: 'No answer came. Check the connection and try again: it is not done twice.',
  unexpected: 'Something went wrong. Try again.',
  unauthorized: 'Sign in again to go on. What you typed is kept.',
  stale: 'Somebody else changed this meanwhile. Look at it again before you change it.',
  not_found: 'This does not exist any more, or it is not for you.',
  forbidden: 'You are not allowed to do this.',
  rate_limited: 'Too much at once. Wait a moment, then try again.',
  unavailable: 'The server is busy. Wait a moment, then try again.',
  form_session: 'This form waited too long. Send it once more.',
});
