import * as v from 'valibot';

export const shownFile = v.object({
  id: v.string(),
  name: v.string(),
  type: v.string(),
  size: v.number(),
  hasPreview: v.boolean(),
});
export type ShownFile = v.InferOutput<typeof shownFile>;
