import * as v from 'valibot';
import { saveAnswersInput } from '#contract/assessments/attempt.wire.ts';
import type { KeptAnswers } from '#machines/assessments/assessment-attempt/assessment-attempt.types.ts';
import { dropForPerson, keepForPerson, readForPerson } from '#src/lib/person-storage.ts';

const stored = v.object({
  attemptId: v.number(),
  answers: v.array(saveAnswersInput.entries.answers.item),
});

/** Named like a draft, so that sign-out warns of unsent answers. */
const nameOf = (attemptId: number) => `form.attempt.${attemptId}`;

/** Stored answers that the server has not acknowledged; null: none, or unreadable. */
export function readKept(personId: number, attemptId: number): KeptAnswers | null {
  const result = v.safeParse(stored, readForPerson(personId, nameOf(attemptId)));
  return result.success ? result.output : null;
}

/** null: the server has everything. */
export function keepAnswers(personId: number, attemptId: number, kept: KeptAnswers | null): void {
  if (kept) keepForPerson(personId, nameOf(attemptId), kept);
  else dropForPerson(personId, nameOf(attemptId));
}

/** The server knows this tab by it. A reload keeps it; another tab gets another one. */
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
