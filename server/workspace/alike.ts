import { createHash } from 'node:crypto';

/** Tokens per gram, and grams per window that leave one mark. */
const gram = 5;
const window = 4;
const mostText = 65_536;
/** Marks that most of the class has come from the project's template, if there are enough programs. */
const commonFrom = 6;
const commonPart = 0.6;

const tokenForm = /[\p{L}_$][\p{L}\p{N}_$]*|\d+(?:\.\d+)?|"[^"\n]*"|'[^'\n]*'|`[^`]*`|[^\s\p{L}\p{N}]/gu;
const commentForm = /\/\*[^]*?\*\/|<!--[^]*?-->|(?<![:"'])\/\/[^\n]*/g;

/** Replaces names and texts of the student, so that renaming changes nothing. Keywords stay. */
export function tokensOf(text: string, isPython: boolean): string[] {
  const bounded = text.slice(0, mostText);
  const plain = isPython ? bounded.replaceAll(/#[^\n]*/g, '') : bounded.replaceAll(commentForm, '');
  const found = plain.match(tokenForm) ?? [];
  return found.map((token) => {
    if (/^["'`]/.test(token)) return 'text';
    if (/^\d/.test(token)) return 'number';
    return !/^[\p{L}_$]/u.test(token) || words.has(token) ? token : 'name';
  });
}

const words = new Set(
  (
    'and as assert break class continue def del elif else except finally for from global if import in is lambda not or ' +
    'pass raise return try while with yield print input range len int str float list dict ' +
    'const let var function new this switch case default do throw catch typeof async await document window ' +
    'html head body div span p a img ul ol li table tr td th h1 h2 h3 form label input button script style link ' +
    'color background margin padding width height display font border position'
  ).split(' '),
);

/** Winnowing: keeps the least hash of each window. A short program has one mark at most. */
export function marksOf(tokens: readonly string[]): ReadonlySet<number> {
  const hashes: number[] = [];
  for (let at = 0; at + gram <= tokens.length; at += 1) {
    const run = tokens.slice(at, at + gram).join(' ');
    hashes.push(createHash('sha1').update(run).digest().readUInt32BE(0));
  }
  const marks = new Set<number>();
  if (hashes.length > 0 && hashes.length < window) marks.add(Math.min(...hashes));
  for (let at = 0; at + window <= hashes.length; at += 1)
    marks.add(Math.min(...hashes.slice(at, at + window)));
  return marks;
}

export interface Marked {
  readonly personId: number;
  readonly sha256: string;
  readonly marks: ReadonlySet<number>;
}

export interface Alike<Program extends Marked> {
  readonly left: Program;
  readonly right: Program;
  readonly isSame: boolean;
  readonly percent: number;
}

/** Pairs of different students, most alike first; at least `least` percent, at most `most` pairs. */
export function alikePairs<Program extends Marked>(
  programs: readonly Program[],
  { least, most }: { readonly least: number; readonly most: number },
): Alike<Program>[] {
  const common = commonMarks(programs);
  const own = programs.map(({ marks }) => [...marks].filter((mark) => !common.has(mark)));
  const sets = own.map((marks) => new Set(marks));
  const pairs: Alike<Program>[] = [];
  for (const [index, left] of programs.entries()) {
    for (let other = index + 1; other < programs.length; other += 1) {
      const right = programs[other];
      if (!right || right.personId === left.personId) continue;
      const isSame = left.sha256 === right.sha256;
      const percent = isSame ? 100 : sharedPart(own[index] ?? [], sets[other] ?? new Set());
      if (isSame || percent >= least) pairs.push({ left, right, isSame, percent });
    }
  }
  return pairs
    .toSorted((a, b) => Number(b.isSame) - Number(a.isSame) || b.percent - a.percent)
    .slice(0, most);
}

/** Percent of the program with fewer marks. */
function sharedPart(left: readonly number[], right: ReadonlySet<number>): number {
  const smaller = Math.min(left.length, right.size);
  if (smaller === 0) return 0;
  const shared = left.filter((mark) => right.has(mark)).length;
  return Math.round((100 * shared) / smaller);
}

function commonMarks(programs: readonly Marked[]): ReadonlySet<number> {
  if (programs.length < commonFrom) return new Set();
  const counts = new Map<number, number>();
  for (const { marks } of programs) for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  const many = programs.length * commonPart;
  return new Set([...counts].filter(([, count]) => count > many).map(([mark]) => mark));
}
