import Eye from 'lucide-react/icons/eye';
import History from 'lucide-react/icons/history';
import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { rowsChangedAtOnce } from '#contract/core/rows.ts';
import type { SeenRow } from '#machines/row-actions/row-actions.types.ts';
import { DataGrid } from '#src/ui/grid/DataGrid.tsx';
import type { BulkAction, GridSelection, GridTexts, RowActions as RowMenu } from '#src/ui/grid/grid.types.ts';
import { alerts } from '../alerts.ts';
import type { LongExport } from '../exports/long-export.ts';
import { useLongExport } from '../exports/use-long-export.tsx';
import { gridMessages } from '../words/grid-messages.en.ts';
import { spreadsheetExports } from './exports.ts';
import { resourceMessages as messages } from './messages.en.ts';
import { chosenRows, type LoadRows } from './page-loader.ts';
import { type ResourceFilter, ResourceFilters } from './ResourceFilters.tsx';
import { RowActionDialogs } from './RowActionDialogs.tsx';
import { SavedViews } from './SavedViews.tsx';
import type { ResourceList } from './use-resource-grid.ts';
import type { RowActions } from './use-row-actions.ts';

const kinds = ['open', 'history', 'edit'] as const;
type RowActionKind = (typeof kinds)[number];
const kindIcons = { open: <Eye />, history: <History />, edit: <Pencil /> };

export interface Hindrance {
  readonly title: string;
  readonly text: string;
}

interface StandardLook {
  readonly kind: RowActionKind;
  readonly label?: never;
  readonly icon?: never;
  readonly tone?: never;
}

interface OwnLook {
  readonly kind?: never;
  readonly label: string;
  readonly icon: ReactNode;
  readonly tone?: 'danger';
}

/** A row's menu entry: opening, history and editing come first, harmful ones last. */
export type ResourceAction<Row> = RowDeed<Row> & (StandardLook | OwnLook);

interface RowDeed<Row> {
  readonly id: string;
  /** Left out: for every row. */
  readonly when?: (row: Row) => boolean;
  /** Why it cannot be done with this row, said when it is chosen; null: it can. A bulk action skips such rows. */
  readonly hindrance?: (row: Row) => Hindrance | null;
  readonly onRun?: (row: Row) => void;
  readonly change?: string;
  /** true: also for many chosen rows; `only`: just for them. It runs `onRunMany` or the change. */
  readonly isBulk?: boolean | 'only';
  readonly onRunMany?: (rows: Row[]) => void;
  /** The most rows at once; default 100. */
  readonly most?: number;
}

export interface ResourceGridProps<Row> {
  readonly list: ResourceList<Row>;
  readonly caption: string;
  /** How changes and messages name a row. Keep it out of the component. */
  readonly seen: (row: Row) => SeenRow;
  readonly texts?: Partial<GridTexts>;
  readonly filters?: readonly ResourceFilter[];
  readonly actions?: readonly ResourceAction<Row>[];
  readonly changes?: RowActions;
  readonly onOpen?: ((row: Row) => void) | undefined;
  readonly emptyAction?: ReactNode;
  readonly isSearchable?: boolean;
  /** false: the call sorts by one column. */
  readonly isMultiSort?: boolean;
  /** false: the list must not leave the product; default true. */
  readonly isExported?: boolean;
  /** A job on the server writes lists that are too long for a browser. */
  readonly longExport?: LongExport;
  /** A separate call for exports; keep its identity between renders. */
  readonly exportFrom?: { readonly load: LoadRows<Row>; readonly blockRows: number };
}

/** [CO-02, CO-04, GR-06, GR-07] A list of things: its rows, filters, saved views, actions and exports. */
export function ResourceGrid<Row>(props: ResourceGridProps<Row>) {
  const { list, caption, seen, texts, filters = [], changes, onOpen } = props;
  const { state, onState } = list;
  const bulk = bulkActions(props);
  const long = useLongExport(props.longExport, caption);
  const menu = (props.actions ?? []).filter(({ isBulk }) => isBulk !== 'only');
  return (
    <>
      <DataGrid
        caption={caption}
        columns={list.columns}
        source={list.source}
        state={state}
        onStateChange={onState}
        texts={{ ...gridMessages, ...messages.grid, ...texts }}
        rowId={(row) => String(seen(row).id)}
        rowName={(row) => seen(row).name}
        onOpen={onOpen}
        multiSort={props.isMultiSort ?? true}
        sizes={list.sizes}
        searchable={props.isSearchable ?? true}
        selectable={bulk.length > 0}
        bulkActions={bulk}
        rowActions={menu.length > 0 ? rowMenu(menu, props) : undefined}
        exports={
          props.isExported === false
            ? undefined
            : spreadsheetExports(caption, props.exportFrom?.blockRows ?? list.most, long.exports)
        }
        exportSource={props.exportFrom}
        tools={
          <>
            <ResourceFilters
              filters={filters}
              value={state.filters}
              onChange={(next) => onState({ ...state, page: 1, filters: next })}
            />
            <SavedViews list={list} />
          </>
        }
        emptyAction={props.emptyAction}
      />
      {long.dialog}
      {changes && <RowActionDialogs actions={changes} />}
    </>
  );
}

const looksOf = <Row,>({ kind, label, icon }: ResourceAction<Row>) =>
  kind === undefined ? { label, icon } : { label: messages.actions[kind], icon: kindIcons[kind] };

const rankOf = <Row,>({ kind, tone }: ResourceAction<Row>): number => {
  if (kind) return kinds.indexOf(kind);
  return kinds.length + (tone === 'danger' ? 1 : 0);
};

const applies = <Row,>({ when }: ResourceAction<Row>, row: Row) => when === undefined || when(row);

function rowMenu<Row>(
  actions: readonly ResourceAction<Row>[],
  { changes, seen }: ResourceGridProps<Row>,
): RowMenu<Row> {
  return {
    items: (row) => {
      const shown = actions
        .filter((action) => applies(action, row))
        .toSorted((a, b) => rankOf(a) - rankOf(b));
      return shown.map((action, index) => {
        const before = shown[index - 1];
        return {
          id: action.id,
          ...looksOf(action),
          tone: action.tone,
          separated: before !== undefined && before.tone !== 'danger' && action.tone === 'danger',
          disabled: changes?.view.busy.includes(seen(row).id),
        };
      });
    },
    onSelect: (id, row) => {
      const action = actions.find((each) => each.id === id);
      const hindrance = action?.hindrance?.(row);
      if (hindrance) return void alerts.show({ tone: 'warning', ...hindrance });
      action?.onRun?.(row);
      if (action?.change !== undefined)
        changes?.send({ type: 'action.submit', action: action.change, rows: [seen(row)] });
    },
  };
}

function bulkActions<Row>({ list, actions = [], seen, changes }: ResourceGridProps<Row>): BulkAction<Row>[] {
  const run = async (action: ResourceAction<Row>, selection: GridSelection<Row>, clear: () => void) => {
    const { most = rowsChangedAtOnce } = action;
    const idOf = (row: Row) => String(seen(row).id);
    const chosen = await chosenRows(list.load, selection, idOf, most, list.most);
    const rows = chosen.filter((row) => applies(action, row) && !action.hindrance?.(row));
    if (chosen.length > most) return tell(messages.tooMany(most));
    if (rows.length === 0) return tell(messages.noneFits);
    action.onRunMany?.(rows);
    if (action.change !== undefined)
      changes?.send({ type: 'action.submit', action: action.change, rows: rows.map(seen) });
    clear();
  };
  return actions
    .filter(({ isBulk = false }) => isBulk !== false)
    .map((action) => ({
      id: action.id,
      ...looksOf(action),
      tone: action.tone,
      onRun: (selection, clear) => {
        run(action, selection, clear).catch(() =>
          alerts.show({ tone: 'error', title: messages.grid.errorTitle, text: messages.grid.errorText }),
        );
      },
    }));
}

const tell = (title: string): void => void alerts.show({ tone: 'warning', title });
