import type { FailureFacts } from '#machines/shared/failure.ts';
import { textFor } from './words/messages.ts';

export type FailureTexts = Readonly<Record<string, string>> & { readonly unexpected: string };

/** The text of a failure: our words for its code in the reader's language, else the server's own. */
export function failureText({ code, information }: FailureFacts<string>, texts: FailureTexts): string {
  return textFor(texts, code) ?? information ?? texts.unexpected;
}
