import { factsOf } from '#machines/shared/failure.ts';
import { alerts } from './alerts.ts';
import { failureText } from './failure-text.ts';
import { toFailure } from './to-failure.ts';
import { failureMessages } from './words/failure-messages.en.ts';

export const errorText = (error: unknown): string => failureText(factsOf(toFailure(error)), failureMessages);

export function tellFailure(error: unknown): void {
  alerts.show({ tone: 'error', title: errorText(error) });
}
