import type { Role } from '#contract/core/define-call.ts';
import { globalSearchCall } from '#contract/search/calls/global-search.call.ts';
import { globalSearchSuggestionCall } from '#contract/search/calls/global-search-suggestion.call.ts';
import type { Suggestion } from '#contract/search/search.wire.ts';
import type { Found } from '#machines/search/search/search.types.ts';
import type { call } from '#src/lib/api-client.ts';
import { callActor } from '#src/lib/call-actor.ts';

export interface SearchTools {
  readonly call: typeof call;
  readonly role: Role;
}

/** Milliseconds. People wait less for a search than for a save. */
const timeout = 15_000;

/** [CC-09] */
export function defineSearchActors({ call, role }: SearchTools) {
  return {
    suggest: callActor<readonly Suggestion[], { readonly text: string }>(
      async ({ text }, signal) => {
        const input = { role_id: role, searchText: text };
        return (await call(globalSearchSuggestionCall, input, { signal })).data;
      },
      { timeout },
    ),
    search: callActor<Found, { readonly text: string }>(
      async ({ text }, signal) => {
        const { data } = await call(globalSearchCall, { searchText: text }, { signal });
        return { text, results: data.result, counts: data.sideBarCategory };
      },
      { timeout },
    ),
  };
}
