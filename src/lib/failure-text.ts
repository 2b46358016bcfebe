import type { FailureFacts } from '#machines/shared/failure.ts';
import { textFor } from './words/messages.ts';

/** By code; `unexpected` for whatever has no text of its own. */
export type FailureTexts = Readonly<Record<string, string>> & { readonly unexpected: string };

/** What a person reads of a failure: our words for its code in their language, or else the server's own. */
export function failureText({ code, information }: FailureFacts<string>, texts: FailureTexts): string {
  return textFor(texts, code) ?? information ?? texts.unexpected;
}
