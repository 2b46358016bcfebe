/** A file with deeper nested objects is left as it is. */
const mostDepth = 64;

const [lineFeed, percent, slash, backslash] = [10, 37, 47, 92];
const spaces = new Set([0, 9, lineFeed, 12, 13, 32]);
const delimiters = new Set(Buffer.from('()<>[]{}/%'));

export class OddPdf extends Error {}

export function skipSpace(bytes: Buffer, from: number): number {
  let at = from;
  for (; at < bytes.length; at += 1) {
    if (bytes[at] === percent) while (at + 1 < bytes.length && !isLineEnd(bytes[at + 1])) at += 1;
    else if (!spaces.has(bytes[at] ?? 0)) return at;
  }
  return at;
}

const isLineEnd = (byte: number | undefined) => byte === lineFeed || byte === 13;

export const isWordAt = (bytes: Buffer, at: number, word: string): boolean =>
  bytes.toString('latin1', at, at + word.length) === word;

/** The raw text of each entry by name, and where the dictionary ends. */
export interface PdfDictionary {
  readonly entries: ReadonlyMap<string, string>;
  readonly end: number;
}

/** Throws `OddPdf`. */
export function readDictionary(bytes: Buffer, start: number, depth = 0): PdfDictionary {
  if (!isWordAt(bytes, start, '<<')) throw new OddPdf('No dictionary.');
  const entries = new Map<string, string>();
  let at = skipSpace(bytes, start + 2);
  while (!isWordAt(bytes, at, '>>')) {
    if (bytes[at] !== slash) throw new OddPdf('No name in a dictionary.');
    const name = endOfWord(bytes, at + 1);
    const value = skipSpace(bytes, name);
    const end = endOfValue(bytes, value, depth);
    entries.set(bytes.toString('latin1', at + 1, name), bytes.toString('latin1', value, end));
    at = skipSpace(bytes, end);
  }
  return { entries, end: at + 2 };
}

function endOfValue(bytes: Buffer, at: number, depth: number): number {
  if (depth > mostDepth || at >= bytes.length) throw new OddPdf('Too deep, or cut short.');
  switch (String.fromCharCode(bytes[at] ?? 0)) {
    case '(':
      return endOfString(bytes, at);
    case '[':
      return endOfList(bytes, at, depth);
    case '/':
      return endOfWord(bytes, at + 1);
    case '<':
      return isWordAt(bytes, at, '<<') ? readDictionary(bytes, at, depth + 1).end : endOfHex(bytes, at);
    default:
      return endOfPlain(bytes, at);
  }
}

function endOfList(bytes: Buffer, start: number, depth: number): number {
  let at = skipSpace(bytes, start + 1);
  while (!isWordAt(bytes, at, ']')) at = skipSpace(bytes, endOfValue(bytes, at, depth + 1));
  return at + 1;
}

function endOfString(bytes: Buffer, start: number): number {
  let open = 0;
  for (let at = start; at < bytes.length; at += 1) {
    if (bytes[at] === backslash) at += 1;
    else if (isWordAt(bytes, at, '(')) open += 1;
    else if (isWordAt(bytes, at, ')')) open -= 1;
    if (open === 0) return at + 1;
  }
  throw new OddPdf('A string without an end.');
}

function endOfHex(bytes: Buffer, start: number): number {
  const end = bytes.indexOf('>', start);
  if (end === -1) throw new OddPdf('A string without an end.');
  return end + 1;
}

function endOfWord(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length && !spaces.has(bytes[at] ?? 0) && !delimiters.has(bytes[at] ?? 0)) at += 1;
  return at;
}

function endOfPlain(bytes: Buffer, at: number): number {
  const reference = /^\d+\s+\d+\s+R(?![^\s()<>[\]{}/%])/.exec(bytes.toString('latin1', at, at + 40));
  const end = reference ? at + reference[0].length : endOfWord(bytes, at);
  if (end === at) throw new OddPdf('No value.');
  return end;
}
