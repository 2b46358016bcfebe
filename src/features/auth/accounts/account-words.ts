import { labelOf } from './label-of.ts';
import { accountMessages } from './messages.en.ts';

/** The text of a result; unknown codes count as refused. */
export function outcomeText({ why, name }: { readonly why: string; readonly name: string }): string {
  const texts: Readonly<Record<string, (label: string) => string>> = accountMessages.outcomes;
  return (texts[why] ?? texts['refused'])?.(labelOf(name)) ?? '';
}
