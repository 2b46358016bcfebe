import { findPeopleToSignOutCall } from '#contract/auth/calls/find-people-to-sign-out.call.ts';
import { getForcedLogoutsCall } from '#contract/auth/calls/get-forced-logouts.call.ts';
import { getSignedInOverviewCall } from '#contract/auth/calls/get-signed-in-overview.call.ts';
import type { Person } from '#contract/auth/session.model.ts';
import type { CallOutput } from '#contract/core/define-call.ts';
import { isSpoc } from '#contract/core/modules.ts';
import { schoolNamesCall } from '#contract/schools/calls/school-list.call.ts';
import { call } from '#src/lib/api-client.ts';
import { chosenSchool } from '#src/lib/chosen-school.ts';

export type SignedInOverview = CallOutput<typeof getSignedInOverviewCall>;
export type PastLogout = CallOutput<typeof getForcedLogoutsCall>['data'][number];

export interface ForcedLogoutPage {
  readonly overview: SignedInOverview;
  readonly past: readonly PastLogout[];
}

/** The office's chosen school, else one's own, or the first school that the person looks after [RP-01]. */
export async function firstSchoolOf(person: Person, signal: AbortSignal): Promise<number> {
  const chosen = chosenSchool(person.id);
  if (chosen > 0) return chosen;
  if (!isSpoc(person)) return person.school.id;
  const { data } = await call(schoolNamesCall, { sAdmin_id: person.id, limit: 1 }, { signal });
  return data[0]?.id ?? person.school.id;
}

/** null: the load failed, and the page offers another try. */
export async function loadForcedLogout(
  schoolId: number,
  signal: AbortSignal,
): Promise<ForcedLogoutPage | null> {
  const input = { school_id: schoolId };
  try {
    const [overview, past] = await Promise.all([
      call(getSignedInOverviewCall, input, { signal }),
      call(getForcedLogoutsCall, input, { signal }),
    ]);
    return { overview, past: past.data };
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

export async function findPeople(schoolId: number, search: string, signal: AbortSignal) {
  const input = { school_id: schoolId, search };
  return (await call(findPeopleToSignOutCall, input, { signal })).data;
}
