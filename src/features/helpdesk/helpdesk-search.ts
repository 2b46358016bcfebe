import * as v from 'valibot';

/** [RT-19] The address holds the open chat. */
export const helpdeskSearch = v.object({
  chat: v.optional(v.fallback(v.pipe(v.string(), v.uuid()), '')),
});
export type HelpdeskSearch = v.InferOutput<typeof helpdeskSearch>;
