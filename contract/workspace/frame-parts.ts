import * as v from 'valibot';
import { rawText } from '#contract/core/text.ts';

/**
 * A sandboxed page has an origin of its own, so the browser keeps nothing of it between visits. The app does not: it
 * fetches the files of the tool with its own cache and hands their bytes to the page. The page's first script posts
 * `{ banyan: 'parts' }` to its parent with one end of a channel, and asks by it for each file by its name.
 */

/**
 * `bytes`: from the cache, or else from the network. `kept`: only where the cache has it, since a first visit would wait
 * for it too long. `later`: nobody waits for it; the cache is to have it next time.
 */
const wants = ['bytes', 'kept', 'later'] as const;
export type PartWant = (typeof wants)[number];

/** A file beside the page or one folder below it. No name of this form leads out of the tool's own folder. */
const partName = /^(?:[\w-]+\/)?[\w-]+(?:\.[\w-]+)+$/;

export const partAskSchema = v.object({
  name: v.pipe(rawText(120), v.regex(partName)),
  want: v.picklist(wants),
});
export type PartAsk = v.InferOutput<typeof partAskSchema>;

export interface PartAnswer {
  readonly name: string;
  /** null: it did not come, or is not to be had. */
  readonly bytes: ArrayBuffer | null;
}

/** A page asks for far fewer. */
export const partsMost = 64;
