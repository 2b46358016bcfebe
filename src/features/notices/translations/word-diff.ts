export interface Piece {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** With more changed words a text counts as a new one. */
const mostWords = 1_500;

const wordsOf = (text: string) => text.match(/\s+|[^\s]+/gu) ?? [];

/** The removed and added words of a text, by the longest common subsequence. */
export function wordDiff(before: string, after: string): readonly Piece[] {
  const [old, next] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < old.length && start < next.length && old[start] === next[start]) start += 1;
  let end = 0;
  while (
    end < old.length - start &&
    end < next.length - start &&
    old[old.length - 1 - end] === next[next.length - 1 - end]
  )
    end += 1;
  const same = (words: readonly string[]): Piece => ({ kind: 'same', text: words.join('') });
  return joined([
    same(next.slice(0, start)),
    ...middle(old.slice(start, old.length - end), next.slice(start, next.length - end)),
    same(next.slice(next.length - end)),
  ]);
}

function middle(old: readonly string[], next: readonly string[]): Piece[] {
  if (old.length > mostWords || next.length > mostWords)
    return [
      { kind: 'removed', text: old.join('') },
      { kind: 'added', text: next.join('') },
    ];
  const width = next.length + 1;
  const common = new Uint16Array((old.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = next.length - 1; column >= 0; column -= 1)
      common[row * width + column] =
        old[row] === next[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const pieces: Piece[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < next.length) {
    const [gone, come] = [old[row], next[column]];
    if (gone !== undefined && gone === come) {
      pieces.push({ kind: 'same', text: gone });
      row += 1;
      column += 1;
    } else if (gone !== undefined && (come === undefined || at(row + 1, column) >= at(row, column + 1))) {
      pieces.push({ kind: 'removed', text: gone });
      row += 1;
    } else {
      pieces.push({ kind: 'added', text: come ?? '' });
      column += 1;
    }
  }
  return pieces;
}

/** Joins neighbours of one kind; drops empty ones. */
function joined(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    if (piece.text === '') continue;
    if (last?.kind === piece.kind) out[out.length - 1] = { ...last, text: last.text + piece.text };
    else out.push(piece);
  }
  return out;
}
