import { type FailureFacts, factsOf } from '#machines/shared/failure.ts';
import { failureText as textOf } from '#src/lib/failure-text.ts';
import { toFailure } from '#src/lib/to-failure.ts';
import { waysMessages } from './ways-messages.en.ts';

export const textOfFacts = (facts: FailureFacts<string>): string => textOf(facts, waysMessages.failures);

export const failureText = (problem: unknown): string => textOfFacts(factsOf(toFailure(problem)));
