import Ellipsis from 'lucide-react/icons/ellipsis';
import { type CSSProperties, type MouseEvent, memo, type ReactNode } from 'react';
import { iconButton } from '../button.recipe.ts';
import { GridCheckbox } from './GridCheckbox.tsx';
import type { GridColumn, GridTexts } from './grid.types.ts';
import { ghost, openButton } from './grid-controls.recipe.ts';
import { gridCell, gridRow } from './grid-row.recipe.ts';
import { tableRoles } from './table-roles.ts';

export type GridMode = 'pages' | 'scroll';

export interface RowView<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly mode: GridMode;
  readonly compact: boolean;
  readonly selectable: boolean;
  /** The first column stays in sight during sideways scrolling. */
  readonly pinFirst: boolean;
  readonly texts: Pick<GridTexts, 'selectRow' | 'rowActions'>;
  readonly rowId: (row: Row) => string;
  readonly rowName: (row: Row) => string;
  readonly onOpen: ((row: Row) => void) | undefined;
  readonly onToggle: (id: string, row: Row, on: boolean) => void;
  readonly menuButtonId: ((id: string) => string) | undefined;
  readonly onMenu: (row: Row) => void;
}

export interface GridRowProps<Row> {
  readonly view: RowView<Row>;
  readonly row: Row;
  readonly index: number;
  readonly selected: boolean;
  readonly menuOpen: boolean;
  readonly tabIndex: 0 | -1;
}

const pinAt = { insetInlineStart: 0 } as const;
const pinAfterBox = { insetInlineStart: '3rem' } as const;

/** undefined: the column is not pinned. */
export const pinStyle = (pinned: boolean, afterBox: boolean): CSSProperties | undefined =>
  pinned ? (afterBox ? pinAfterBox : pinAt) : undefined;

const controls = 'a, button, input, label, select, textarea';

/** A press on the row itself, not on a control in it and not the end of a text selection. */
const isRowPress = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest(controls) === null && getSelection()?.isCollapsed !== false;

function Row<Row>({ view, row, index, selected, menuOpen, tabIndex }: GridRowProps<Row>) {
  const { columns, mode, selectable, pinFirst, texts, onOpen, menuButtonId } = view;
  const id = view.rowId(row);
  const name = view.rowName(row);
  const density = view.compact ? 'compact' : 'comfortable';
  return (
    <tr
      {...tableRoles.row}
      className={gridRow({ mode })}
      aria-rowindex={index + 2}
      data-index={index}
      data-selected={selected || undefined}
      data-opens={onOpen !== undefined || undefined}
      onClick={onOpen === undefined ? undefined : (event) => isRowPress(event) && onOpen(row)}
    >
      {selectable && (
        <td
          {...tableRoles.cell}
          className={gridCell({ kind: 'select', density, mode, pinned: pinFirst })}
          style={pinStyle(pinFirst, false)}
        >
          <GridCheckbox
            label={texts.selectRow(name)}
            checked={selected}
            tabIndex={tabIndex}
            onChange={(on) => view.onToggle(id, row, on)}
          />
        </td>
      )}
      {columns.map((column, place) => {
        const content = column.cell(row, tabIndex);
        if (place > 0) {
          return (
            <td
              key={column.id}
              {...tableRoles.cell}
              data-label={column.header}
              className={gridCell({ kind: 'data', density, mode, align: column.align })}
            >
              {content}
            </td>
          );
        }
        return (
          <th
            key={column.id}
            scope="row"
            {...tableRoles.name}
            className={gridCell({ kind: 'name', density, mode, align: column.align, pinned: pinFirst })}
            style={pinStyle(pinFirst, selectable)}
          >
            <RowName onOpen={onOpen === undefined ? undefined : () => onOpen(row)} tabIndex={tabIndex}>
              {content}
            </RowName>
          </th>
        );
      })}
      {menuButtonId !== undefined && (
        <td {...tableRoles.cell} className={gridCell({ kind: 'actions', density, mode })}>
          <button
            type="button"
            id={menuButtonId(id)}
            className={iconButton({ size: 'sm' })}
            aria-label={texts.rowActions(name)}
            aria-haspopup="menu"
            aria-expanded={menuOpen}
            tabIndex={tabIndex}
            onClick={() => view.onMenu(row)}
          >
            <Ellipsis />
          </button>
        </td>
      )}
    </tr>
  );
}

/** Re-renders only when its own row changes, since a scrolling grid renders many times a second. */
export const GridRow = memo(Row) as typeof Row;

interface RowNameProps {
  readonly onOpen: (() => void) | undefined;
  readonly tabIndex: 0 | -1;
  readonly children: ReactNode;
}

function RowName({ onOpen, tabIndex, children }: RowNameProps) {
  if (onOpen === undefined) return children;
  return (
    <button type="button" className={openButton()} tabIndex={tabIndex} onClick={onOpen}>
      {children}
    </button>
  );
}

export interface GhostRowProps<Row> {
  readonly view: RowView<Row>;
  readonly index: number;
  readonly pulse: boolean;
}

function Ghost<Row>({ view, index, pulse }: GhostRowProps<Row>) {
  const { columns, mode, selectable, pinFirst, menuButtonId } = view;
  const density = view.compact ? 'compact' : 'comfortable';
  return (
    <tr {...tableRoles.row} className={gridRow({ mode })} aria-rowindex={index + 2} aria-hidden="true">
      {selectable && (
        <td
          {...tableRoles.cell}
          className={gridCell({ kind: 'select', density, mode, pinned: pinFirst })}
          style={pinStyle(pinFirst, false)}
        />
      )}
      {columns.map((column, place) => (
        <td
          {...tableRoles.cell}
          key={column.id}
          className={gridCell({
            kind: place === 0 ? 'name' : 'data',
            density,
            mode,
            pinned: pinFirst && place === 0,
          })}
          style={pinStyle(pinFirst && place === 0, selectable)}
        >
          <span className={ghost({ pulse })} />
        </td>
      ))}
      {menuButtonId !== undefined && (
        <td {...tableRoles.cell} className={gridCell({ kind: 'actions', density, mode })} />
      )}
    </tr>
  );
}

export const GhostRow = memo(Ghost) as typeof Ghost;
