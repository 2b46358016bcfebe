import * as v from 'valibot';
import { saveAnswersInput } from '#contract/assessments/attempt.wire.ts';
import type { KeptAnswers } from '#machines/assessments/assessment-attempt/assessment-attempt.types.ts';
import { dropForPerson, isForgotten, keepForPerson, readForPerson } from '#src/lib/person-storage.ts';

const stored = v.object({
  attemptId: v.number(),
  // An earlier version kept none.
  lease: v.optional(v.union([v.literal(''), saveAnswersInput.entries.lease]), ''),
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

const leaseName = (personId: number, assessmentId: number) => `banyan.lease.${personId}.${assessmentId}`;

/** By name. */
const leases = new Map<string, { readonly personId: number; readonly lease: string }>();

/**
 * The server knows this tab by it. A reload keeps it; another tab gets another one. The browser copies sessionStorage
 * into a tab that this one opens, and into a duplicate. So a lease is there only while nobody looks at the page, which
 * may then be closed or discarded without a word; otherwise this page alone has it. After a crash it is gone, and the
 * student continues by hand.
 */
export function leaseOf(personId: number, assessmentId: number): string {
  const name = leaseName(personId, assessmentId);
  const own = leases.get(name)?.lease;
  if (own !== undefined) return own;
  const stored = takeFromTab(name);
  const lease = v.is(saveAnswersInput.entries.lease, stored) ? stored : crypto.randomUUID();
  keepLease(personId, assessmentId, lease);
  return lease;
}

export function keepLease(personId: number, assessmentId: number, lease: string): void {
  if (leases.size === 0) watchPage();
  leases.set(leaseName(personId, assessmentId), { personId, lease });
}

function watchPage(): void {
  addEventListener('pagehide', leaveInTab);
  addEventListener('pageshow', takeBack);
  document.addEventListener('visibilitychange', () =>
    document.visibilityState === 'hidden' ? leaveInTab() : takeBack(),
  );
}

const takeBack = () => {
  for (const name of leases.keys()) takeFromTab(name);
};

function leaveInTab(): void {
  try {
    for (const [name, { personId, lease }] of leases)
      if (!isForgotten(personId)) sessionStorage.setItem(name, lease);
  } catch {
    // Storage is full or off: after a reload the student continues by hand.
  }
}

function takeFromTab(name: string): string | null {
  try {
    const lease = sessionStorage.getItem(name);
    sessionStorage.removeItem(name);
    return lease;
  } catch {
    return null;
  }
}
