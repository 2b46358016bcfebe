import { fromPromise, type NonReducibleUnknown } from 'xstate';
import { searchCalls } from '#contract/calls/search.ts';
import type { Role } from '#contract/define-call.ts';
import type { Suggestion } from '#contract/search/search.wire.ts';
import type { Found } from '#machines/search/search.types.ts';
import type { call } from '#src/lib/api-client.ts';
import { toFailure } from '#src/lib/to-failure.ts';

export interface SearchTools {
  readonly call: typeof call;
  readonly role: Role;
}

/** After this many ms without an answer a search counts as unanswered. */
const patience = 15_000;

/** A question that is called off when its machine moves on: what was called off never settles. */
function question<Output, Input extends NonReducibleUnknown>(
  ask: (input: Input, signal: AbortSignal) => Promise<Output>,
) {
  return fromPromise<Output, Input>(async ({ input, signal }) => {
    const tooLate = AbortSignal.timeout(patience);
    try {
      return await ask(input, AbortSignal.any([signal, tooLate]));
    } catch (error) {
      if (signal.aborted) return new Promise(() => undefined);
      throw tooLate.aborted ? { kind: 'unreachable' } : toFailure(error);
    }
  });
}

/** [CC-09] */
export function defineSearchActors({ call, role }: SearchTools) {
  return {
    suggest: question<readonly Suggestion[], { readonly text: string }>(async ({ text }, signal) => {
      const input = { role_id: role, searchText: text };
      return (await call(searchCalls['global-search-suggestion'], input, { signal })).data;
    }),
    search: question<Found, { readonly text: string }>(async ({ text }, signal) => {
      const { data } = await call(searchCalls['global-search'], { searchText: text }, { signal });
      return { text, results: data.result, counts: data.sideBarCategory };
    }),
  };
}
