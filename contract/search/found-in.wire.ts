import * as v from 'valibot';

/** Ours: the file of a notice that has the words, with some text around them. */
export const foundInFile = v.object({
  file: v.string(),
  excerpt: v.array(v.object({ text: v.string(), is_match: v.picklist([0, 1]) })),
});
export type FoundInFile = v.InferOutput<typeof foundInFile>;
