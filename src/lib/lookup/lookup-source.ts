import type { GenericSchema } from 'valibot';
import type { BuiltCall, CallInput } from '#contract/core/define-call.ts';
import type { LookupAnswer, LookupRequest } from '#contract/core/lookup.ts';
import { call } from '../api-client.ts';

/** A list to choose from, kept at the server. Keep its identity between renders; another one is another list. */
export type LookupSource = (request: Partial<LookupRequest>, signal: AbortSignal) => Promise<LookupAnswer>;

/** A call made of `lookupInput` and `lookupOutput`; `more`: what it takes beside the search. */
export function lookupSource<In extends GenericSchema>(
  definition: BuiltCall<string, In, GenericSchema<unknown, LookupAnswer>>,
  more: Omit<CallInput<BuiltCall<string, In>>, keyof LookupRequest>,
): LookupSource {
  return (request, signal) =>
    // The call takes a lookup's fields beside `more`.
    call(definition, { ...more, ...request } as CallInput<typeof definition>, { signal });
}
