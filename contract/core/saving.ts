import * as v from 'valibot';
import { rawText } from './text.ts';
import { count, wireId } from './wire-numbers.ts';

export const formSession = rawText(64);

export const saving = { id: v.optional(wireId, 0), version: v.optional(count, 0), formSession };

export const savedOutput = v.object({
  success: v.literal('true'),
  data: v.object({ id: v.number(), version: v.number() }),
});
