import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { MouseEvent } from 'react';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { GridCheckbox } from './GridCheckbox.tsx';
import { pinStyle, type RowView } from './GridRow.tsx';
import { grid } from './grid.recipe.ts';
import type { GridColumn, GridSort, GridTexts } from './grid.types.ts';
import { sortButton } from './grid-controls.recipe.ts';
import { gridHeader } from './grid-row.recipe.ts';
import { tableRoles } from './table-roles.ts';

export interface GridHeadProps<Row> {
  readonly view: RowView<Row>;
  readonly texts: Pick<GridTexts, 'actionsColumn' | 'sortedAs'>;
  readonly sort: readonly GridSort[];
  /** `also` keeps the order by other columns. */
  readonly onSort: (id: string, also: boolean) => void;
  readonly box: {
    readonly label: string;
    readonly checked: boolean;
    readonly some: boolean;
    readonly disabled: boolean;
  };
  readonly onSelectAll: (on: boolean) => void;
}

export function GridHead<Row>({ view, texts, sort, onSort, box, onSelectAll }: GridHeadProps<Row>) {
  const { columns, mode, selectable, pinFirst, menuButtonId } = view;
  const styles = grid({ mode });
  return (
    <thead {...tableRoles.group} className={styles.head}>
      <tr {...tableRoles.row} className={styles.headRow} aria-rowindex={1}>
        {selectable && (
          <th
            scope="col"
            {...tableRoles.header}
            className={gridHeader({ kind: 'select', mode, pinned: pinFirst })}
            style={pinStyle(pinFirst, false)}
          >
            <GridCheckbox
              label={box.label}
              checked={box.checked}
              indeterminate={box.some}
              disabled={box.disabled}
              onChange={onSelectAll}
            />
          </th>
        )}
        {columns.map((column, place) => {
          const pinned = pinFirst && place === 0;
          return (
            <th
              key={column.id}
              scope="col"
              {...tableRoles.header}
              aria-sort={ariaSort(column, sort)}
              className={gridHeader({
                align: column.align,
                sortable: column.sortable === true,
                mode,
                pinned,
              })}
              style={pinStyle(pinned, selectable)}
            >
              {column.sortable === true ? (
                <SortButton column={column} texts={texts} sort={sort} onSort={onSort} />
              ) : (
                column.header
              )}
            </th>
          );
        })}
        {menuButtonId !== undefined && (
          <th scope="col" {...tableRoles.header} className={gridHeader({ kind: 'actions', mode })}>
            <VisuallyHidden>{texts.actionsColumn}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

/** Only the first sort column carries the mark, as screen readers expect. */
function ariaSort<Row>({ id, sortable }: GridColumn<Row>, sort: readonly GridSort[]) {
  if (sortable !== true) return undefined;
  const [first] = sort;
  if (first?.id !== id) return 'none';
  return first.descending ? 'descending' : 'ascending';
}

type SortButtonProps<Row> = Pick<GridHeadProps<Row>, 'texts' | 'sort' | 'onSort'> & {
  readonly column: GridColumn<Row>;
};

function SortButton<Row>({ column, texts, sort, onSort }: SortButtonProps<Row>) {
  const place = sort.findIndex(({ id }) => id === column.id);
  const part = sort[place];
  const press = (event: MouseEvent) => onSort(column.id, event.shiftKey);
  return (
    <button
      type="button"
      className={sortButton({ align: column.align })}
      data-sorted={part !== undefined || undefined}
      onClick={press}
    >
      {column.header}
      {part === undefined && <ChevronsUpDown data-idle="" />}
      {part !== undefined && (part.descending ? <ArrowDown /> : <ArrowUp />)}
      {part !== undefined && sort.length > 1 && (
        <>
          <span aria-hidden="true">{place + 1}</span>
          {place > 0 && <VisuallyHidden>{texts.sortedAs(place + 1, part.descending)}</VisuallyHidden>}
        </>
      )}
    </button>
  );
}
