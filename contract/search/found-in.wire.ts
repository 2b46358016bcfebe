import * as v from 'valibot';

/** Ours: the words stand in a file of the notice; some text around them, piece by piece. */
export const foundInFile = v.object({
  file: v.string(),
  excerpt: v.array(v.object({ text: v.string(), is_match: v.picklist([0, 1]) })),
});
export type FoundInFile = v.InferOutput<typeof foundInFile>;
