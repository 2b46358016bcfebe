import * as v from 'valibot';

/** A file as forms and viewers show it. */
export const shownFile = v.object({
  id: v.string(),
  name: v.string(),
  type: v.string(),
  size: v.number(),
  /** Can it be looked at as a page? */
  hasPreview: v.boolean(),
});
export type ShownFile = v.InferOutput<typeof shownFile>;
