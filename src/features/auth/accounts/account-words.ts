import { labelOf } from './label-of.ts';
import { accountMessages } from './messages.en.ts';

/** What came of the way through a provider; whatever has no words of its own did not work. */
export function outcomeText({ why, name }: { readonly why: string; readonly name: string }): string {
  const texts: Readonly<Record<string, (label: string) => string>> = accountMessages.outcomes;
  return (texts[why] ?? texts['refused'])?.(labelOf(name)) ?? '';
}
