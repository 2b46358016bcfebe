import * as v from 'valibot';
import { rawText } from '#contract/core/text.ts';

/**
 * A sandboxed page has its own origin, so the browser caches nothing for it. Therefore the app fetches the tool's
 * files with its own cache and hands over the bytes. The page's first script posts `{ banyan: 'parts' }` with one end
 * of a channel, and asks by it for each file by name.
 */

/**
 * `bytes`: from the cache or the network. `kept`: only from the cache, since a first visit would wait too long.
 * `later`: caches the file for the next visit.
 */
const wants = ['bytes', 'kept', 'later'] as const;
export type PartWant = (typeof wants)[number];

/** A file next to the page or one folder below. No such name leaves the tool's folder. */
const partName = /^(?:[\w-]+\/)?[\w-]+(?:\.[\w-]+)+$/;

export const partAskSchema = v.object({
  name: v.pipe(rawText(120), v.regex(partName)),
  want: v.picklist(wants),
});
export type PartAsk = v.InferOutput<typeof partAskSchema>;

export interface PartAnswer {
  readonly name: string;
  /** null: it is not available. */
  readonly bytes: ArrayBuffer | null;
}

export const partsMost = 64;
