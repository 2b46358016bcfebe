/** The sign before the nth item of an automatic list, e.g. `arabicPeriod` 3 → "3.", `alphaLcParenR` 2 → "b)". */
export function numberSign(scheme: string, n: number): string {
  const digits = scheme.startsWith('alpha') ? letters(n) : scheme.startsWith('roman') ? roman(n) : String(n);
  const cased = scheme.includes('Lc') ? digits.toLowerCase() : digits;
  if (scheme.endsWith('ParenBoth')) return `(${cased})`;
  if (scheme.endsWith('ParenR')) return `${cased})`;
  return scheme.endsWith('Plain') ? cased : `${cased}.`;
}

function letters(n: number): string {
  const letter = String.fromCodePoint(65 + ((n - 1) % 26));
  return letter.repeat(Math.min(5, Math.floor((n - 1) / 26) + 1));
}

const romanDigits: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

function roman(n: number): string {
  let left = Math.min(3999, n);
  let text = '';
  for (const [value, digit] of romanDigits) {
    while (left >= value) {
      text += digit;
      left -= value;
    }
  }
  return text;
}

/** Bullets of the Wingdings and Symbol fonts, which a browser lacks, as characters it has. */
const symbolBullets: Readonly<Record<string, string>> = {
  '§': '▪',
  ü: '✓',
  Ø: '➢',
  q: '❑',
  v: '❖',
  n: '■',
  u: '◆',
  à: '→',
  o: '○',
};

export function bulletSign(character: string, typeface: string): string {
  const code = character.codePointAt(0) ?? 0;
  const isPrivate = code >= 0xe000 && code <= 0xf8ff;
  const plain = isPrivate && code >= 0xf000 ? String.fromCodePoint(code - 0xf000) : character;
  const isSymbolFont = /^(wingdings|symbol|webdings)/i.test(typeface);
  if (!isPrivate && !isSymbolFont) return character.slice(0, 8);
  return symbolBullets[plain] ?? '•';
}
