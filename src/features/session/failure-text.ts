import { type FailureFacts, factsOf } from '#machines/shared/failure.ts';
import { toFailure } from '#src/lib/to-failure.ts';
import { textFor } from '#src/lib/words/messages.ts';
import { waysMessages } from './ways-messages.ts';

/** The server's own words, or ours where it said nothing. */
export function textOfFacts({ code, information }: FailureFacts): string {
  return information ?? textFor(waysMessages.failures, code) ?? waysMessages.failures.unexpected;
}

/** The same of anything a call threw. */
export function failureText(problem: unknown): string {
  return textOfFacts(factsOf(toFailure(problem)));
}
