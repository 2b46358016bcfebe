import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { GridLayout } from './GridLayout.tsx';
import { GhostRow, GridRow } from './GridRow.tsx';
import { grid, rowHeights } from './grid.recipe.ts';
import type { DataGridProps } from './grid.types.ts';
import { firstInSight, stretches } from './scroll-window.ts';
import { isSelected, noSelection, selectAllMatching, selectedCount } from './selection.rules.ts';
import { tableRoles } from './table-roles.ts';
import { useGridScroll } from './use-grid-rows.ts';
import { useGridShell } from './use-grid-shell.ts';
import { useScrollWindow } from './use-scroll-window.ts';

const unknownTotal = 30;

interface FocusedRow<Row> {
  readonly index: number;
  readonly row: Row;
}

/** One long list that renders and loads only the rows in sight. */
export function ScrollGrid<Row>(props: DataGridProps<Row>) {
  const { state, source, texts, rowId } = props;
  const shell = useGridShell(props, 'scroll');
  const { view, query, selection, setSelection } = shell;
  const scroller = useRef<HTMLDivElement>(null);
  const [total, setTotal] = useState(unknownTotal);
  const rowHeight = rowHeights[state.compact ? 'compact' : 'comfortable'];
  const { range, settled, onScroll } = useScrollWindow(scroller, rowHeight, total);
  const data = useGridScroll(source, query, range, settled);
  if (data.total !== undefined && data.total !== total) setTotal(data.total);
  const [focused, setFocused] = useState<FocusedRow<Row>>();

  const [listed, setListed] = useState(query);
  if (listed !== query) {
    setListed(query);
    setFocused(undefined);
  }
  const scrolledFor = useRef(query);
  useEffect(() => {
    if (scrolledFor.current === query) return;
    scrolledFor.current = query;
    scroller.current?.scrollTo({ top: 0 });
  }, [query]);

  const rowOf = new Map(data.rows.map(({ index, row }) => [index, row]));
  const current = focused?.index ?? firstInSight(range);
  const count = selectedCount(selection, total);
  const onFocus = ({ target }: FocusEvent) => {
    const index = Number(target.closest('tr')?.dataset['index'] ?? Number.NaN);
    const row = rowOf.get(index);
    if (row !== undefined && index !== focused?.index) setFocused({ index, row });
  };

  return (
    <GridLayout
      props={props}
      shell={shell}
      data={data}
      scroller={scroller}
      onScroll={onScroll}
      box={{
        label: texts.selectAll(total),
        checked: count > 0 && count === total,
        some: count > 0 && count < total,
        disabled: data.total === undefined,
      }}
      onSelectAll={(on) => setSelection(() => (on ? selectAllMatching<Row>(query) : noSelection<Row>()))}
      offersAll={false}
      body={
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus is in its rows' controls
        <tbody {...tableRoles.group} className={grid({ mode: 'scroll' }).body} onFocus={onFocus}>
          {stretches(range, total, focused?.index).map((part) => {
            if (part.kind === 'gap') return <Gap key={part.key} rows={part.rows} rowHeight={rowHeight} />;
            const { index } = part;
            const row = rowOf.get(index) ?? (index === focused?.index ? focused.row : undefined);
            if (row === undefined)
              return <GhostRow key={`ghost-${index}`} view={view} index={index} pulse={false} />;
            const id = rowId(row);
            return (
              <GridRow
                key={id}
                view={view}
                row={row}
                index={index}
                selected={isSelected(selection, id)}
                menuOpen={shell.menu?.id === id}
                tabIndex={index === current ? 0 : -1}
              />
            );
          })}
        </tbody>
      }
      footer={
        <div className={grid().footer}>
          <output className={grid().range}>
            {data.total === undefined ? texts.loading : texts.total(data.total)}
          </output>
        </div>
      }
    />
  );
}

interface GapProps {
  readonly rows: number;
  readonly rowHeight: number;
}

function Gap({ rows, rowHeight }: GapProps) {
  return (
    <tr aria-hidden="true">
      <td {...tableRoles.cell} style={{ blockSize: `${rows * rowHeight}rem` }} />
    </tr>
  );
}
