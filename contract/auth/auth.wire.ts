import * as v from 'valibot';
import { rawText } from '#contract/core/text.ts';

export const typedPassword = rawText(100);

export const done = v.object({ status: v.literal('true'), msg: v.string() });
