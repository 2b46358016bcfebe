import type { GenericSchema } from 'valibot';
import type { BuiltCall, CallInput } from '#contract/core/define-call.ts';
import type { LookupAnswer, LookupRequest } from '#contract/core/lookup.ts';
import { call } from '../api-client.ts';

/** A list on the server to choose from. Keep its identity between renders; a new one loads again. */
export type LookupSource = (request: Partial<LookupRequest>, signal: AbortSignal) => Promise<LookupAnswer>;

/** A source from a call made of `lookupInput` and `lookupOutput`; `more`: its input besides the search. */
export function lookupSource<In extends GenericSchema>(
  definition: BuiltCall<string, In, GenericSchema<unknown, LookupAnswer>>,
  more: Omit<CallInput<BuiltCall<string, In>>, keyof LookupRequest>,
): LookupSource {
  return (request, signal) =>
    call(definition, { ...more, ...request } as CallInput<typeof definition>, { signal });
}
