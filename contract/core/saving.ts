import * as v from 'valibot';
import { rawText } from './text.ts';
import { count, wireId } from './wire-numbers.ts';

/** The token of one opening of a form. */
export const formSession = rawText(64);

/** What each save of a row says besides its fields; id 0: something new. */
export const saving = { id: v.optional(wireId, 0), version: v.optional(count, 0), formSession };

/** The row that was saved, in its new version. */
export const savedOutput = v.object({
  success: v.literal('true'),
  data: v.object({ id: v.number(), version: v.number() }),
});
