import * as v from 'valibot';

/** Far beyond what can be sent: a text that is too long is kept and told, not thrown away. */
const keptSchema = v.object({ chatId: v.string(), text: v.pipe(v.string(), v.maxLength(100_000)) });

export type KeptDraft = v.InferOutput<typeof keptSchema>;

/** What was typed in this chat and not sent; '' for nothing, for another chat's, and for what is no draft. */
export function draftOf(kept: unknown, chatId: string): string {
  const parsed = v.safeParse(keptSchema, kept);
  return parsed.success && parsed.output.chatId === chatId ? parsed.output.text : '';
}
