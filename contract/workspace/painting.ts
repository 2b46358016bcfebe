import * as v from 'valibot';
import { rawText } from '#contract/core/text.ts';
import { programLimits } from './program.ts';

/** A painting as its tool writes it, in JSON. Server and page check it by this schema. */

/** The beginning of a picture that a painting may have; the page makes PNG of other kinds. */
export const keptPicture = /^data:image\/(?:png|jpe?g|gif|webp|svg\+xml)[;,]/;

const picture = v.looseObject({
  mimeType: v.optional(v.string()),
  dataURL: v.pipe(rawText(programLimits.painting), v.regex(keptPicture)),
});

export const paintingSchema = v.looseObject({
  elements: v.pipe(
    v.array(v.looseObject({ type: v.string(), isDeleted: v.optional(v.boolean()) })),
    v.maxLength(50_000),
  ),
  files: v.optional(v.record(v.string(), picture), {}),
});
