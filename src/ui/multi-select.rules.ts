export interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/** The value of the "All" line; it is never among the chosen values. */
export const allValue = '__all__';

/** More options than these get a search box. */
export const searchAbove = 12;

export type AllState = 'all' | 'some' | 'none';

const enabledOf = (options: readonly Option[]) => options.filter(({ disabled }) => disabled !== true);

/** The state of the "All" line. Disabled options do not count. */
export function allState(options: readonly Option[], chosen: ReadonlySet<string>): AllState {
  const enabled = enabledOf(options);
  const count = enabled.filter(({ value }) => chosen.has(value)).length;
  if (count === 0) return 'none';
  return count === enabled.length ? 'all' : 'some';
}

/** Chooses every enabled option, or none of them if all were chosen. */
export function toggleAll(options: readonly Option[], chosen: ReadonlySet<string>): string[] {
  const target = allState(options, chosen) !== 'all';
  return options
    .filter(({ value, disabled }) => (disabled === true ? chosen.has(value) : target))
    .map(({ value }) => value);
}

/** The chosen values in the options' order, without duplicates and unknown values. */
export function inOrder(options: readonly Option[], values: Iterable<string>): string[] {
  const chosen = new Set(values);
  return options.filter(({ value }) => chosen.has(value)).map(({ value }) => value);
}

const plain = /^[\x20-\x7E]*$/u;

/** Drops Latin accents; the vowel signs of other scripts are letters and stay. */
const fold = (text: string) =>
  plain.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFD')
        .replaceAll(/[\u0300-\u036F]/gu, '')
        .toLocaleLowerCase();

export type Search = (query: string) => readonly Option[];

interface Prepared {
  readonly option: Option;
  readonly label: string;
}

/**
 * Finds the options whose label has every word of a query, in any order, ignoring accents and case. To stay within a
 * frame per key over thousands of options, it prepares the labels once, searches a longer query within the last result,
 * and repeats an answer for the same query.
 */
export function createSearch(options: readonly Option[]): Search {
  let prepared: readonly Prepared[] | undefined;
  let last:
    | { readonly text: string; readonly rows: readonly Prepared[]; readonly found: readonly Option[] }
    | undefined;
  return (query) => {
    const text = fold(query.trimStart());
    const words = text.split(/\s+/u).filter(Boolean);
    if (words.length === 0) return options;
    if (last?.text === text) return last.found;
    prepared ??= options.map((option) => ({ option, label: fold(option.label) }));
    const from = last !== undefined && text.startsWith(last.text) ? last.rows : prepared;
    const rows = from.filter(({ label }) => words.every((word) => label.includes(word)));
    const found =
      rows.length === last?.rows.length && from === last.rows ? last.found : rows.map(({ option }) => option);
    last = { text, rows, found };
    return found;
  };
}
