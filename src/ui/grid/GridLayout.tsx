import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { Button } from '../Button.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { GridHead, type GridHeadProps } from './GridHead.tsx';
import { RowMenu } from './GridMenus.tsx';
import { BulkBar, ExportStrip } from './GridStrips.tsx';
import { GridToolbar } from './GridToolbar.tsx';
import { grid } from './grid.recipe.ts';
import type { DataGridProps, GridColumn, GridSelection } from './grid.types.ts';
import { moveBetweenRows } from './row-keys.ts';
import { noSelection, selectAllMatching, selectedCount } from './selection.rules.ts';
import { tableRoles } from './table-roles.ts';
import type { GridRows } from './use-grid-rows.ts';
import type { GridShell } from './use-grid-shell.ts';

export interface GridLayoutProps<Row> {
  readonly props: DataGridProps<Row>;
  readonly shell: GridShell<Row>;
  readonly data: GridRows<Row>;
  readonly box: GridHeadProps<Row>['box'];
  readonly onSelectAll: (on: boolean) => void;
  readonly offersAll: boolean;
  readonly body: ReactNode;
  readonly footer: ReactNode;
  readonly scroller?: Ref<HTMLDivElement>;
  readonly onScroll?: () => void;
}

/** In rem: the least width of a column without `width`. */
const leastWidth = 8;

const tableWidth = <Row,>(columns: readonly GridColumn<Row>[]) =>
  columns.reduce((sum, { width = leastWidth }) => sum + width, 0) + 6;

export function GridLayout<Row>(layout: GridLayoutProps<Row>) {
  const { props, shell, data, body, footer, scroller, onScroll } = layout;
  const { caption, state, texts, exports, rowActions, tools, searchable = true } = props;
  const { view, menu, selection } = shell;
  const keysId = useId();
  const formats = exports?.formats ?? [];
  const styles = grid({ mode: view.mode });
  const total = data.total ?? 0;
  const count = selectedCount(selection, total);
  const scrolls = view.mode === 'scroll';
  const problem = <Problem {...layout} />;
  const bare = data.status === 'failed' || data.total === 0;
  return (
    <div className={styles.root}>
      <GridToolbar
        columns={props.columns}
        state={state}
        texts={texts}
        searchable={searchable}
        formats={formats}
        more={exports?.more}
        tools={tools}
        onState={shell.change}
        onExport={(format) => shell.startExport(format)}
      />
      <ExportStrip status={shell.exportStatus} texts={texts} onDismiss={shell.dismissExport} />
      <div
        ref={scroller}
        className={styles.scroller}
        onScroll={onScroll}
        {...(scrolls && { tabIndex: 0, role: 'region', 'aria-label': caption })}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from its rows' controls */}
        <table
          {...tableRoles.table}
          className={styles.table}
          style={{ minInlineSize: `${tableWidth(view.columns)}rem` }}
          aria-rowcount={data.total === undefined ? -1 : data.total + 1}
          aria-busy={data.status === 'loading' || undefined}
          aria-describedby={keysId}
          onKeyDown={(event: KeyboardEvent) => moveBetweenRows(event)}
        >
          <caption>{caption}</caption>
          <Widths layout={layout} />
          <GridHead
            view={view}
            texts={texts}
            sort={state.sort}
            onSort={shell.sortBy}
            box={layout.box}
            onSelectAll={layout.onSelectAll}
          />
          {!bare && body}
        </table>
        {bare && <div className={styles.state}>{problem}</div>}
      </div>
      <p id={keysId} hidden>
        {texts.keys}
      </p>
      {footer}
      {count > 0 && (
        <BulkBar
          selection={selection}
          count={count}
          total={total}
          offersAll={layout.offersAll && selection.kind === 'some' && count < total}
          actions={props.bulkActions ?? []}
          formats={formats}
          texts={texts}
          onSelectAll={() => shell.setSelection(() => selectAllMatching<Row>(shell.query))}
          onClear={() => shell.setSelection(() => noSelection<Row>())}
          onExport={(format) => shell.startExport(format, selection satisfies GridSelection<Row>)}
        />
      )}
      {menu !== undefined && rowActions !== undefined && view.menuButtonId !== undefined && (
        <RowMenu
          key={menu.id}
          row={menu.row}
          label={texts.rowActions(props.rowName(menu.row))}
          triggerId={view.menuButtonId(menu.id)}
          actions={rowActions}
          onClose={shell.closeMenu}
        />
      )}
    </div>
  );
}

function Widths<Row>({ layout }: { readonly layout: GridLayoutProps<Row> }) {
  const { view } = layout.shell;
  return (
    <colgroup>
      {view.selectable && <col style={{ inlineSize: '3rem' }} />}
      {view.columns.map(({ id, width }) => (
        <col key={id} style={width === undefined ? undefined : { inlineSize: `${width}rem` }} />
      ))}
      {view.menuButtonId !== undefined && <col style={{ inlineSize: '3rem' }} />}
    </colgroup>
  );
}

function Problem<Row>({ props, shell, data }: GridLayoutProps<Row>) {
  const { texts, emptyAction } = props;
  if (data.status === 'failed') {
    return (
      <ErrorState
        title={texts.errorTitle}
        text={texts.errorText}
        retry={{ label: texts.retry, onRetry: data.retry }}
      />
    );
  }
  const { search, filters } = shell.query;
  const narrowed = search !== '' || Object.values(filters).some((value) => value !== '');
  if (!narrowed) return <EmptyState title={texts.emptyTitle} text={texts.emptyText} action={emptyAction} />;
  const clear = () => shell.change({ search: '', filters: {}, page: 1 });
  return (
    <EmptyState
      title={texts.noMatchTitle}
      text={texts.noMatchText}
      action={<Button onClick={clear}>{texts.clearAll}</Button>}
    />
  );
}
