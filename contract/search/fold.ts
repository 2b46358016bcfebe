/**
 * Folds text to one spelling: lower case, no accents, other scripts as near Latin letters. PostgreSQL's trigrams know
 * only Latin letters and digits, so this makes Hindi and Urdu searchable too. `server/db/search-text.ts` does the
 * same in SQL.
 */

/** Indic scripts have their letters at the same offsets in blocks of 128. */
const indicBlocks = [0x0900, 0x0980, 0x0a00, 0x0a80, 0x0b00, 0x0b80, 0x0c00, 0x0c80, 0x0d00];
/** By offset in the block, from 0x05: vowels, consonants, then (from 0x3e) vowel signs. */
const indicLetters = 'aaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvsssh';
const indicSigns = 'aiiuurreeeeoooo';

const otherLetters: Readonly<Record<string, string>> = {
  آ: 'a',
  ا: 'a',
  أ: 'a',
  إ: 'a',
  ٱ: 'a',
  ب: 'b',
  پ: 'p',
  ت: 't',
  ٹ: 't',
  ث: 's',
  ج: 'j',
  چ: 'c',
  ح: 'h',
  خ: 'k',
  د: 'd',
  ڈ: 'd',
  ذ: 'z',
  ر: 'r',
  ڑ: 'r',
  ز: 'z',
  ژ: 'z',
  س: 's',
  ش: 's',
  ص: 's',
  ض: 'z',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'g',
  ف: 'f',
  ق: 'q',
  ک: 'k',
  ك: 'k',
  گ: 'g',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ں: 'n',
  و: 'v',
  ہ: 'h',
  ھ: 'h',
  ه: 'h',
  ة: 'h',
  ۃ: 'h',
  ی: 'i',
  ي: 'i',
  ى: 'i',
  ے: 'e',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'e',
  ж: 'j',
  з: 'z',
  и: 'i',
  і: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'c',
  ш: 's',
  щ: 's',
  ы: 'y',
  э: 'e',
  ю: 'u',
  я: 'a',
  α: 'a',
  β: 'b',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 't',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'h',
  ψ: 'p',
  ω: 'o',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  æ: 'a',
  œ: 'o',
  ß: 's',
  þ: 't',
  ð: 'd',
};

function* codes(from: number, to: number): Generator<string> {
  for (let code = from; code <= to; code++) yield String.fromCodePoint(code);
}

function indicPairs(start: number): [string, string][] {
  const pairs: [string, string][] = [];
  const add = (offset: number, letters: string) => {
    for (const [index, letter] of Array.from(letters).entries())
      pairs.push([String.fromCodePoint(start + offset + index), letter]);
  };
  add(0x05, indicLetters);
  add(0x3e, indicSigns);
  add(0x66, '0123456789');
  pairs.push([String.fromCodePoint(start + 0x02), 'n']);
  for (const offset of [0x01, 0x03, 0x3c, 0x4d]) pairs.push([String.fromCodePoint(start + offset), '']);
  return pairs;
}

const plain = Array.from(' abcdefghijklmnopqrstuvwxyz0123456789');
const same = (letter: string): [string, string] => [letter, letter];
const digits = (from: number) =>
  [...codes(from, from + 9)].map((each, index): [string, string] => [each, String(index)]);

const allPairs: readonly (readonly [string, string])[] = [
  ...indicPairs(0x0900),
  ...Object.entries(otherLetters),
  ...indicBlocks.slice(1).flatMap(indicPairs),
  ...digits(0x06f0),
  ...digits(0x0660),
  // Accents, the vowel marks of Arabic, and joiners.
  ...[...codes(0x0300, 0x036f), ...codes(0x064b, 0x0655), 'ء', '\u0640', '\u200c', '\u200d', 'ь', 'ъ'].map(
    (each): [string, string] => [each, ''],
  ),
];
const latinOf = new Map(allPairs);

const tableOf = (pairs: readonly (readonly [string, string])[]) => ({
  from: pairs.map(([from]) => from).join(''),
  to: pairs.map(([, to]) => to).join(''),
});

/**
 * Two texts for SQL's `translate`. Marks without a partner at the end of the second text are dropped, other letters
 * are replaced. Plain letters come first, because the database scans from the start for every letter.
 */
export const foldTables = {
  marks: tableOf([...plain.map(same), ...allPairs.filter(([, to]) => to === '')]),
  letters: tableOf([...plain.map(same), ...allPairs.filter(([, to]) => to !== '')]),
};

export function fold(text: string): string {
  return Array.from(text.normalize('NFKD').toLowerCase(), (each) => latinOf.get(each) ?? each).join('');
}

const wordsAtMost = 6;

export function searchWords(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, wordsAtMost);
}

export function containsWords(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}
