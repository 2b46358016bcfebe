import type { FailureFacts } from '#machines/shared/failure.ts';
import { textFor } from '#src/lib/words/messages.ts';
import { messages } from './messages.ts';

/** The server's own words first, then ours for the kind of failure. */
export function failureText({ code, information }: FailureFacts): string {
  return information ?? textFor(messages.failures, code) ?? messages.failures.unexpected;
}
