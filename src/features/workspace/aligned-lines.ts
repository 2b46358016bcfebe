import { type DifferencePiece, differenceOf, stepsOf } from '#src/lib/text-difference.ts';

export interface NumberedLine {
  /** From 1 on. */
  readonly number: number;
  readonly text: string;
}

/** With both sides and without `isSame`, one line replaces the other. */
export interface AlignedLine {
  readonly isSame: boolean;
  readonly left: NumberedLine | null;
  readonly right: NumberedLine | null;
}

/** Limits of compared lines and shown rows, so that the browser needs less than a second. */
const linesAtMost = 2_000;
const rowsAtMost = 4_000;
/** Words of longer lines are not compared. */
const lineAtMost = 400;

interface TextFile {
  readonly name: string;
  readonly text: string;
}

export interface PairedFile {
  readonly name: string;
  readonly onlyOf: 'left' | 'right' | null;
  readonly rows: readonly AlignedLine[];
  /** True: the file has more lines than are shown. */
  readonly isCut: boolean;
}

/** Pairs files by name, those of the left program first. */
export function pairedFiles(left: readonly TextFile[], right: readonly TextFile[]): PairedFile[] {
  const [ofLeft, ofRight] = [left, right].map(
    (files) => new Map(files.map(({ name, text }) => [name, text])),
  );
  let room = rowsAtMost;
  return [...new Set([...left, ...right].map(({ name }) => name))].map((name) => {
    const [mine, other] = [ofLeft?.get(name), ofRight?.get(name)];
    const all = room > 0 ? alignedLines(mine ?? '', other ?? '') : [];
    const rows = all.slice(0, room);
    room -= rows.length;
    const lines = Math.max(countOf(mine), countOf(other));
    return {
      name,
      onlyOf: other === undefined ? 'left' : mine === undefined ? 'right' : null,
      rows,
      isCut: lines > linesAtMost || rows.length < Math.max(all.length, lines),
    };
  });
}

const countOf = (text = ''): number => (text === '' ? 0 : text.split('\n').length);

/** Blanks at a line's end are invisible, so they are no difference. */
const linesOf = (text: string): string[] =>
  text === '' ? [] : text.split('\n', linesAtMost).map((line) => line.trimEnd());

/** Aligns two texts line by line, with gaps where one has nothing. */
export function alignedLines(left: string, right: string): AlignedLine[] {
  const [a, b] = [linesOf(left), linesOf(right)];
  const rows: AlignedLine[] = [];
  let [i, j] = [0, 0];
  let [gone, come]: [NumberedLine[], NumberedLine[]] = [[], []];
  const settle = () => {
    for (let at = 0; at < Math.max(gone.length, come.length); at += 1)
      rows.push({ isSame: false, left: gone[at] ?? null, right: come[at] ?? null });
    [gone, come] = [[], []];
  };
  for (const { kind, text } of steps(a, b)) {
    if (kind !== 'added') i += 1;
    if (kind !== 'removed') j += 1;
    if (kind === 'removed') gone.push({ number: i, text });
    else if (kind === 'added') come.push({ number: j, text });
    else {
      settle();
      rows.push({ isSame: true, left: { number: i, text }, right: { number: j, text } });
    }
  }
  settle();
  return rows;
}

/** Equal beginnings and ends need no comparison. */
function* steps(a: readonly string[], b: readonly string[]): Generator<DifferencePiece> {
  const shorter = Math.min(a.length, b.length);
  let head = 0;
  while (head < shorter && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  const same = (text: string) => ({ kind: 'same', text }) as const;
  const [old, now] = [a.slice(head, a.length - tail), b.slice(head, b.length - tail)];
  yield* a.slice(0, head).map(same);
  yield* stepsOf(old, now);
  yield* a.slice(a.length - tail).map(same);
}

export interface LinePart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Parts of both sides of a changed line. If the lines have much in common, the differing parts are marked. */
export function partsOf({ left, right }: AlignedLine): {
  readonly left: LinePart[];
  readonly right: LinePart[];
} {
  const whole = (line: NumberedLine | null) => (line ? [{ text: line.text, isMarked: false }] : []);
  const apart = { left: whole(left), right: whole(right) };
  if (!left || !right) return apart;
  const longer = Math.max(left.text.length, right.text.length);
  if (longer > lineAtMost) return apart;
  const pieces = differenceOf(left.text, right.text);
  const common = pieces.reduce((sum, { kind, text }) => sum + (kind === 'same' ? text.trim().length : 0), 0);
  if (common * 3 < longer) return apart;
  const side = (other: DifferencePiece['kind']) =>
    pieces
      .filter(({ kind }) => kind !== other)
      .map(({ kind, text }) => ({ text, isMarked: kind !== 'same' }));
  return { left: side('added'), right: side('removed') };
}

/** The first row of each run of differing lines. */
export const differencesIn = (rows: readonly AlignedLine[]): number[] =>
  rows.flatMap(({ isSame }, at) => (!isSame && (rows[at - 1]?.isSame ?? true) ? [at] : []));
