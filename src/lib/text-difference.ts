export interface DifferencePiece {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Longer texts are compared by lines, since the time grows with the square of the words. */
const wordsAtMost = 1_200;

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/gu) ?? [];
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+/gu) ?? [];

export function differenceOf(before: string, after: string): DifferencePiece[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  const isLong = Math.max(a.length, b.length) > wordsAtMost;
  const [old, now] = isLong ? [linesOf(before), linesOf(after)] : [a, b];
  if (Math.max(old.length, now.length) > wordsAtMost)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  return joined(stepsOf(old, now));
}

/** The steps that turn one row of words or lines into another; the time grows with the product of their lengths. */
export const stepsOf = (before: readonly string[], after: readonly string[]): Iterable<DifferencePiece> =>
  walk(before, after, lengthsOf(before, after));

function lengthsOf(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = rows[i];
      if (row)
        row[j] =
          a[i] === b[j]
            ? (rows[i + 1]?.[j + 1] ?? 0) + 1
            : Math.max(rows[i + 1]?.[j] ?? 0, rows[i]?.[j + 1] ?? 0);
    }
  return rows;
}

function* walk(a: readonly string[], b: readonly string[], lengths: readonly Uint16Array[]) {
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const isSame = i < a.length && j < b.length && a[i] === b[j];
    const isRemoved =
      !isSame &&
      (j >= b.length || (i < a.length && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)));
    yield {
      kind: isSame ? 'same' : isRemoved ? 'removed' : 'added',
      text: (isSame || isRemoved ? a[i] : b[j]) ?? '',
    } as const;
    if (isSame || isRemoved) i += 1;
    if (isSame || !isRemoved) j += 1;
  }
}

function joined(pieces: Iterable<DifferencePiece>): DifferencePiece[] {
  const found: DifferencePiece[] = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    if (last?.kind === piece.kind) found[found.length - 1] = { ...last, text: last.text + piece.text };
    else found.push(piece);
  }
  return found;
}
