import type { ReactNode } from 'react';
import { css } from '#styled/css';

const columns = css({
  display: 'grid',
  columnGap: '3',
  rowGap: '2',
  gridAutoFlow: 'column',
  gridAutoColumns: '[minmax(0, 1fr)]',
  paddingBlockEnd: '2',
});
const column = css({ display: 'grid', gridTemplateRows: '[subgrid]', gridRow: '[1 / -1]', minWidth: '0' });
const lines = css({ display: 'grid', gridTemplateRows: '[subgrid]', listStyle: 'none', minWidth: '0' });
const cell = css({ display: 'grid', gap: '2', alignContent: 'start', minWidth: '0' });

export interface AlignedColumn {
  readonly id: string;
  readonly label: string;
  readonly head: ReactNode;
  /** By line, counted from 0; lines without a cell stay empty. */
  readonly cells: ReadonlyMap<number, ReactNode>;
  readonly below?: ReactNode;
}

interface AlignedColumnsProps {
  readonly lines: number;
  readonly columns: readonly AlignedColumn[];
}

/** Columns side by side. Each is read on its own, and each line has the same height in all of them. */
export function AlignedColumns({ lines: count, columns: all }: AlignedColumnsProps) {
  const between = count > 0 ? `repeat(${count}, auto)` : '';
  return (
    <div className={columns} style={{ gridTemplateRows: `auto ${between} auto` }}>
      {all.map(({ id, label, head, cells, below }) => (
        <section key={id} aria-label={label} className={column}>
          {head}
          {cells.size > 0 && (
            <ul className={lines} style={{ gridRow: `2 / span ${count}` }}>
              {[...cells].map(([line, content]) => (
                <li key={line} className={cell} style={{ gridRow: line + 1 }}>
                  {content}
                </li>
              ))}
            </ul>
          )}
          {below}
        </section>
      ))}
    </div>
  );
}
