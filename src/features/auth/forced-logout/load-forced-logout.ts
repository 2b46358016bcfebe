import { forcedLogoutCalls } from '#contract/calls/forced-logout.ts';
import type { CallOutput } from '#contract/core/define-call.ts';
import { call } from '#src/lib/api-client.ts';

export type SignedInOverview = CallOutput<(typeof forcedLogoutCalls)['get-signed-in-overview']>;
export type PastLogout = CallOutput<(typeof forcedLogoutCalls)['get-forced-logouts']>['data'][number];

export interface ForcedLogoutPage {
  readonly overview: SignedInOverview;
  readonly past: readonly PastLogout[];
}

/** null: it did not load; the page offers another try. */
export async function loadForcedLogout(
  schoolId: number,
  signal: AbortSignal,
): Promise<ForcedLogoutPage | null> {
  const input = { school_id: schoolId };
  try {
    const [overview, past] = await Promise.all([
      call(forcedLogoutCalls['get-signed-in-overview'], input, { signal }),
      call(forcedLogoutCalls['get-forced-logouts'], input, { signal }),
    ]);
    return { overview, past: past.data };
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

export async function findPeople(schoolId: number, search: string, signal: AbortSignal) {
  const input = { school_id: schoolId, search };
  return (await call(forcedLogoutCalls['find-people-to-sign-out'], input, { signal })).data;
}
