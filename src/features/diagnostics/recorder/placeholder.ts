/** Stand-ins by class: so few that hardly any word can be formed. */
const alphabets = {
  lower: 'qxzjvkw',
  upper: 'QXZJVKW',
  digit: '123456789',
  otherLower: 'жфщ',
  otherUpper: 'ЖФЩ',
  devanagari: 'कखग',
  arabic: 'بتث',
  letter: 'ㄅㄆㄇ',
  numeral: '²³¹',
  devanagariDigit: '१२३४५६७८९',
  arabicDigit: '۱۲۳۴۵۶۷۸۹',
  devanagariMark: 'ाी',
  arabicMark: 'َُ',
  mark: '́̂',
  sign: '@#',
  otherSign: '*;',
  /** Two UTF-16 units long, like what they replace. */
  pictures: ['🌱', '🌿'],
  wideLower: ['𐐨', '𐐩'],
  wideUpper: ['𐐀', '𐐁'],
  wideLetter: ['𐀀', '𐀁'],
  wideDigit: ['𝟐', '𝟑'],
  wideNumeral: ['𐄇', '𐄈'],
  wideMark: ['𑂰', '𑂱'],
} as const;

type CharacterClass = keyof typeof alphabets;

const tests: readonly (readonly [CharacterClass, RegExp])[] = [
  ['lower', /[a-z]/],
  ['upper', /[A-Z]/],
  ['digit', /[0-9]/],
  ['wideLower', /[\u{10000}-\u{10ffff}](?<=\p{Ll})/u],
  ['wideUpper', /[\u{10000}-\u{10ffff}](?<=\p{Lu})/u],
  ['wideLetter', /[\u{10000}-\u{10ffff}](?<=\p{L})/u],
  ['wideDigit', /[\u{10000}-\u{10ffff}](?<=\p{Nd})/u],
  ['wideNumeral', /[\u{10000}-\u{10ffff}](?<=\p{N})/u],
  ['wideMark', /[\u{10000}-\u{10ffff}](?<=\p{M})/u],
  ['pictures', /[\u{10000}-\u{10ffff}]/u],
  ['devanagariDigit', /\p{Nd}(?<=\p{Script_Extensions=Devanagari})/u],
  ['arabicDigit', /\p{Nd}/u],
  ['devanagariMark', /\p{M}(?<=\p{Script_Extensions=Devanagari})/u],
  ['arabicMark', /\p{M}(?<=\p{Script_Extensions=Arabic})/u],
  ['mark', /\p{M}/u],
  ['devanagari', /\p{L}(?<=\p{Script=Devanagari})/u],
  ['arabic', /\p{L}(?<=\p{Script=Arabic})/u],
  ['otherLower', /\p{Ll}/u],
  ['otherUpper', /\p{Lu}/u],
  ['letter', /\p{L}/u],
  ['numeral', /\p{N}/u],
  ['sign', /[$@!#&]/],
];

const classOf = (character: string): CharacterClass =>
  tests.find(([, pattern]) => pattern.test(character))?.[0] ?? 'otherSign';

/** Parts of addresses that a video's guard knows; these are the product's words, not a person's. */
const addressWords = new Set(
  'http https www m youtube youtu be com embed nocookie watch v shorts vimeo player video sharepoint'.split(
    ' ',
  ),
);
/** Country prefixes of telephone numbers. */
const prefixes = /^\+(91|971|880|977|94|65)(?=\d)/;
/** Old beginnings of login names, which are rewritten. */
const oldNames = /^(ICTADM_00|MBXFAC_00|MBXSTU_00)/i;

const isAddress = (text: string) => /^https?:\/\/\S+$/i.test(text);
const isMail = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text);
const isNumber = (text: string) => /^[+-]?\p{Nd}[\p{Nd}.,() -]*$/u.test(text);

/** This many characters in a row reveal something. */
const run = 4;

/** Whether any run of one text occurs in the other. */
function sharesRun(one: string, other: string): boolean {
  const length = Math.min(run, one.length);
  const runs = new Set<string>();
  for (let at = 0; at + length <= one.length; at += 1) {
    const part = one.slice(at, at + length);
    if (/[\p{L}\p{N}]/u.test(part)) runs.add(part);
  }
  for (let at = 0; at + length <= other.length; at += 1)
    if (runs.has(other.slice(at, at + length))) return true;
  return false;
}

/** Only text made of stand-ins alone can come out unchanged. */
const couldShare = new RegExp(
  `[${Object.values(alphabets)
    .filter((alphabet) => typeof alphabet === 'string')
    .join('')}]{${run}}`,
);
const mayShare = (text: string) => text.length < run || couldShare.test(text);

export interface Placeholders {
  /** Keeps the length, character classes, blank ends and shape, but no word. */
  readonly text: (text: string) => string;
  /** Keeps the length and classes, but not their order. */
  readonly secret: (text: string) => string;
}

/** `salt` never leaves the page; with it, somebody could find the texts by trial. */
export function createPlaceholders(salt: number): Placeholders {
  const once = (text: string, attempt: number, isSecret: boolean): string => {
    const next = chance(text, salt + attempt * 7919);
    const replaced = Array.from(text, (character) => {
      if (/\s/.test(character)) return { name: 'blank', character: character === '\n' ? '\n' : ' ' };
      const name = classOf(character);
      const others = Array.from(alphabets[name]).filter((each) => each !== character);
      return { name, character: others[Math.floor(next() * others.length)] ?? '*' };
    });
    const ordered = isSecret
      ? replaced.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
      : replaced;
    return ordered.map(({ character }) => character).join('');
  };
  const replace = (text: string, isSecret = false): string => {
    const isLooked = isSecret || mayShare(text);
    for (let attempt = 0; attempt < 40; attempt += 1) {
      const masked = once(text, attempt, isSecret);
      if (!isLooked || !sharesRun(text, masked)) return masked;
    }
    return '*'.repeat(text.length);
  };
  const inParts = (text: string, isKept: (word: string) => boolean = () => false) =>
    text
      .split(/([^\p{L}\p{N}]+)/u)
      .map((part, index) => (index % 2 === 1 || part === '' || isKept(part) ? part : replace(part)))
      .join('');
  const numberLike = (text: string) => {
    const kept = prefixes.exec(text)?.[0] ?? /^[+-]?0*/.exec(text)?.[0] ?? '';
    return kept + inParts(text.slice(kept.length));
  };
  const core = (text: string): string => {
    if (isAddress(text)) return inParts(text, (word) => addressWords.has(word.toLowerCase()));
    if (isMail(text)) return inParts(text);
    if (isNumber(text)) return numberLike(text);
    const kept = oldNames.exec(text)?.[0] ?? '';
    return kept + replace(text.slice(kept.length));
  };
  return {
    text(text) {
      const inner = text.trim();
      if (inner === '') return text.replace(/[^\n]/g, ' ');
      const start = text.indexOf(inner);
      const blank = (part: string) => part.replace(/[^\n]/g, ' ');
      return blank(text.slice(0, start)) + core(inner) + blank(text.slice(start + inner.length));
    },
    secret: (text) => replace(text, true),
  };
}

/** Numbers from 0 to 1, determined by text and salt (FNV-1a, mulberry32). */
function chance(text: string, salt: number): () => number {
  let state = (2166136261 ^ salt) >>> 0;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
