import { officeLimits } from '#contract/notices/office.rules.ts';

/** [AF-04, CO-30] A country's or state's name for a chip: at most 30 characters, then an ellipsis. */
export function shortName(name: string): string {
  const letters = Array.from(name);
  const { nameCharacters } = officeLimits;
  return letters.length <= nameCharacters ? name : `${letters.slice(0, nameCharacters).join('')}…`;
}
