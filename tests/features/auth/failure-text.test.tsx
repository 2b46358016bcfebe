import { expect, it } from 'vitest';
import { failureText } from '#src/features/auth/failure-text.ts';
import { CallFailed } from '#src/lib/call-failed.ts';

it('a server that broke is told in one sentence, without its own words or codes [ER-15, ER-16, ER-36]', () => {
  expect(failureText(new CallFailed('failed', 'Something bad happened; please try again later.'))).toBe(
    'there is some issue try again!!!',
  );
  expect(failureText(new CallFailed('failed', '', { code: 'server_error', reference: 'r1' }))).toBe(
    'there is some issue try again!!!',
  );
  expect(failureText(new Error('boom'))).toBe('there is some issue try again!!!');
  expect(
    failureText(new CallFailed('refused', 'Your account is not active.', { code: 'inactive_account' })),
  ).toBe('Your account is not active.');
});
