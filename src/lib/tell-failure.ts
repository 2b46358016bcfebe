import { factsOf } from '#machines/shared/failure.ts';
import { alerts } from './alerts.ts';
import { failureText } from './failure-text.ts';
import { toFailure } from './to-failure.ts';
import { failureMessages } from './words/failure-messages.en.ts';

/** Why a call failed, as a person reads it; `error` is what the call threw. */
export const errorText = (error: unknown): string => failureText(factsOf(toFailure(error)), failureMessages);

/** Says in a message why a call failed. */
export function tellFailure(error: unknown): void {
  alerts.show({ tone: 'error', title: errorText(error) });
}
