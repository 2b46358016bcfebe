import * as v from 'valibot';
import { saveAnswersInput } from '#contract/assessments/attempt.wire.ts';
import type { KeptAnswers } from '#machines/assessments/assessment-attempt/assessment-attempt.types.ts';
import { dropForPerson, keepForPerson, readForPerson } from '#src/lib/person-storage.ts';

const stored = v.object({
  attemptId: v.number(),
  answers: v.array(saveAnswersInput.entries.answers.item),
});

/** Named as drafts are: whoever signs out is told that something is unsent. */
const nameOf = (attemptId: number) => `form.attempt.${attemptId}`;

/** Answers that this browser kept and the server has not acknowledged; null: none, or none that can be read. */
export function readKept(personId: number, attemptId: number): KeptAnswers | null {
  const result = v.safeParse(stored, readForPerson(personId, nameOf(attemptId)));
  return result.success ? result.output : null;
}

/** null: the server has everything. */
export function keepAnswers(personId: number, attemptId: number, kept: KeptAnswers | null): void {
  if (kept) keepForPerson(personId, nameOf(attemptId), kept);
  else dropForPerson(personId, nameOf(attemptId));
}

/** By which the server knows this tab: the same when the page is loaded again, another one in another tab. */
export function leaseOf(personId: number, assessmentId: number): string {
  const name = `banyan.lease.${personId}.${assessmentId}`;
  try {
    const known = sessionStorage.getItem(name);
    if (known !== null && v.is(saveAnswersInput.entries.lease, known)) return known;
    const lease = crypto.randomUUID();
    sessionStorage.setItem(name, lease);
    return lease;
  } catch {
    return crypto.randomUUID();
  }
}
