import * as v from 'valibot';
import { trimmedText } from '#contract/core/text.ts';
import { count, id } from '#contract/core/wire-numbers.ts';
import { chat, uuid } from './helpdesk.model.ts';

export const text = (most: number) => v.pipe(trimmedText(most), v.minLength(1));

/** '' begins a new chat. */
export const chatId = v.union([v.literal(''), uuid]);

export const modules = v.object({
  data: v.array(v.object({ module_name: v.string(), module_url: v.string() })),
});

export const number = id;

export const version = count;

export const chatAnswer = v.object({ chat });
