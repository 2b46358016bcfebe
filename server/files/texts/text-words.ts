// Does not import the contract's index: a thread that reads a text loads only what it needs.
import { fold } from '../../../contract/search/fold.ts';

/** Longer words are kept and looked for by their beginning. */
const longestWord = 40;
const partCharacters = 1500;

/** A file's text as it is stored: [PF-10] what a search compares, and what it shows. */
export interface ReadText {
  /** Folded, each once. */
  readonly words: readonly string[];
  readonly parts: readonly { readonly text: string; readonly words: string }[];
}

function wordsOf(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, longestWord));
}

/** Splits a text at blanks; '' gives no parts. */
export function storedText(text: string): ReadText {
  const parts = splitText(text).map((part) => ({ text: part, words: ` ${wordsOf(part).join(' ')} ` }));
  return {
    words: [...new Set(parts.flatMap(({ words }) => words.trim().split(' ')))].filter(Boolean),
    parts,
  };
}

function splitText(text: string): string[] {
  const parts: string[] = [];
  for (let start = 0; start < text.length; ) {
    const limit = start + partCharacters;
    const blank = limit < text.length ? text.slice(start, limit).search(/\s\S*$/u) : -1;
    const end = blank > 0 ? start + blank + 1 : limit;
    const part = text.slice(start, end).trim();
    if (part !== '') parts.push(part);
    start = end;
  }
  return parts;
}

/** A word of one or two letters stands for itself, a longer one for all that begin with it. */
const isBeginning = (word: string) => word.length > 2;

const marked = (schoolId: number, word: string) => `${schoolId}_${word}`;

export function indexedWords(schoolId: number, { words }: ReadText): string[] {
  return words.map((word) => marked(schoolId, word));
}

/** A `tsquery` for files with all words of a search (`searchWords`, letters and digits only). */
export function wordsQuery(schoolId: number, words: readonly string[]): string {
  return words
    .map((word) => `'${marked(schoolId, word.slice(0, longestWord))}'${isBeginning(word) ? ':*' : ''}`)
    .join(' & ');
}

export function needlesOf(words: readonly string[]): string[] {
  return words.map((word) => (isBeginning(word) ? ` ${word.slice(0, longestWord)}` : ` ${word} `));
}

/** Both words are folded. */
export function isWanted(word: string, wanted: readonly string[]): boolean {
  return wanted.some((each) =>
    isBeginning(each) ? word.startsWith(each.slice(0, longestWord)) : word === each,
  );
}
