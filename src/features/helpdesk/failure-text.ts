import type { FailureFacts } from '#machines/shared/failure.ts';
import { textFor } from '#src/lib/words/messages.ts';
import { messages } from './messages.ts';

/** What a person reads of a failure: the server's own words, or ours for its code. */
export function failureText({ code, information }: FailureFacts): string {
  return information ?? textFor(messages.failures, code) ?? messages.failures.unexpected;
}
