import { useEffect } from 'react';
import { GridFooter, pagesOf } from './GridFooter.tsx';
import { GridLayout } from './GridLayout.tsx';
import { GhostRow, GridRow } from './GridRow.tsx';
import { grid } from './grid.recipe.ts';
import type { DataGridProps } from './grid.types.ts';
import { pageSizes } from './grid-state.ts';
import { isSelected, select } from './selection.rules.ts';
import { tableRoles } from './table-roles.ts';
import { useGridPage } from './use-grid-rows.ts';
import { useGridShell } from './use-grid-shell.ts';

/** [CO-02] One page of rows at a time. */
export function PagedGrid<Row>(props: DataGridProps<Row>) {
  const { state, source, texts, rowId, sizes = pageSizes } = props;
  const { page, size } = state;
  const shell = useGridShell(props, 'pages');
  const data = useGridPage(source, shell.query, { start: (page - 1) * size, end: page * size });
  const { view, selection, setSelection, change } = shell;
  const rows = data.rows.flatMap(({ index, row }) =>
    row === undefined ? [] : [{ index, row, id: rowId(row) }],
  );
  const chosen = rows.filter(({ id }) => isSelected(selection, id)).length;
  const whole = rows.length > 0 && chosen === rows.length;

  // A page beyond the end (an old address, deleted rows) becomes the last one.
  const lastPage = data.total === undefined ? page : pagesOf(data.total, size);
  useEffect(() => {
    if (page > lastPage) change({ page: lastPage });
  });

  return (
    <GridLayout
      props={props}
      shell={shell}
      data={data}
      box={{
        label: texts.selectPage,
        checked: whole,
        some: chosen > 0 && !whole,
        disabled: rows.length === 0,
      }}
      onSelectAll={(on) => setSelection((now) => select(now, rows, on))}
      offersAll={whole}
      body={
        <tbody
          {...tableRoles.group}
          className={grid({ waiting: data.outdated && data.status === 'loading' }).body}
        >
          {rows.length === 0 &&
            Array.from({ length: size }, (_, index) => (
              <GhostRow key={(page - 1) * size + index} view={view} index={(page - 1) * size + index} pulse />
            ))}
          {rows.map(({ index, row, id }) => (
            <GridRow
              key={id}
              view={view}
              row={row}
              index={index}
              selected={isSelected(selection, id)}
              menuOpen={shell.menu?.id === id}
              tabIndex={0}
            />
          ))}
        </tbody>
      }
      footer={
        <GridFooter
          caption={props.caption}
          texts={texts}
          page={page}
          size={size}
          sizes={sizes}
          total={data.total}
          failed={data.status === 'failed'}
          onPage={(next) => change({ page: next })}
          // Keeps the first visible row in sight.
          onSize={(next) => change({ size: next, page: Math.floor(((page - 1) * size) / next) + 1 })}
        />
      }
    />
  );
}
