import { Menu } from '@ark-ui/react/menu';
import Check from 'lucide-react/icons/check';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Fragment } from 'react';
import { Button } from '../Button.tsx';
import type { GridColumn, GridTexts, RowActions } from './grid.types.ts';
import { gridMenu } from './grid-controls.recipe.ts';

const positioning = { placement: 'bottom-end', strategy: 'fixed', gutter: 6 } as const;

export interface ViewMenuProps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly hidden: readonly string[];
  readonly compact: boolean;
  readonly texts: Pick<GridTexts, 'view' | 'columns' | 'compact' | 'showAllColumns'>;
  readonly onHidden: (hidden: readonly string[]) => void;
  readonly onCompact: (compact: boolean) => void;
}

/** The first column names the row: without it the others mean nothing. */
const isHideable = <Row,>({ hideable, isExportOnly }: GridColumn<Row>, place: number) =>
  !isExportOnly && (hideable ?? place > 0);

/** Visible columns and density. It stays open for several choices. */
export function ViewMenu<Row>({ columns, hidden, compact, texts, onHidden, onCompact }: ViewMenuProps<Row>) {
  const styles = gridMenu();
  const set = (id: string, shown: boolean) => {
    const next = new Set(hidden);
    if (shown) next.delete(id);
    else next.add(id);
    onHidden(columns.map((column) => column.id).filter((column) => next.has(column)));
  };
  return (
    <Menu.Root
      aria-label={texts.view}
      lazyMount
      unmountOnExit
      closeOnSelect={false}
      positioning={positioning}
      onSelect={({ value }) => value === 'all' && onHidden([])}
    >
      <Menu.Trigger asChild>
        <Button icon={<SlidersHorizontal />}>
          <span data-word="">{texts.view}</span>
        </Button>
      </Menu.Trigger>
      <Menu.Positioner className={styles.positioner}>
        <Menu.Content className={styles.content}>
          <Menu.ItemGroup>
            <Menu.ItemGroupLabel className={styles.title}>{texts.columns}</Menu.ItemGroupLabel>
            {columns.filter(isHideable).map(({ id, header }) => (
              <CheckItem
                key={id}
                value={id}
                label={header}
                checked={!hidden.includes(id)}
                onChange={(shown) => set(id, shown)}
              />
            ))}
            <Menu.Item value="all" disabled={hidden.length === 0} className={styles.item}>
              {texts.showAllColumns}
            </Menu.Item>
          </Menu.ItemGroup>
          <Menu.Separator className={styles.separator} />
          <CheckItem value="density" label={texts.compact} checked={compact} onChange={onCompact} />
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}

interface CheckItemProps {
  readonly value: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function CheckItem({ value, label, checked, onChange }: CheckItemProps) {
  const styles = gridMenu();
  return (
    <Menu.CheckboxItem
      value={value}
      checked={checked}
      onCheckedChange={onChange}
      closeOnSelect={false}
      className={styles.item}
    >
      <span className={styles.box} aria-hidden="true">
        <Check />
      </span>
      {label}
    </Menu.CheckboxItem>
  );
}

export interface RowMenuProps<Row> {
  readonly row: Row;
  readonly label: string;
  readonly triggerId: string;
  readonly actions: RowActions<Row>;
  readonly onClose: () => void;
}

/** The open menu of one row. Rows have plain buttons only, since a menu in each would cost too much. */
export function RowMenu<Row>({ row, label, triggerId, actions, onClose }: RowMenuProps<Row>) {
  const styles = gridMenu();
  return (
    <Menu.Root
      open
      aria-label={label}
      ids={{ trigger: triggerId }}
      positioning={positioning}
      onSelect={({ value }) => actions.onSelect(value, row)}
      onOpenChange={({ open }) => {
        if (open) return;
        onClose();
        document.getElementById(triggerId)?.focus();
      }}
    >
      <Menu.Positioner className={styles.positioner}>
        <Menu.Content className={styles.content}>
          {actions.items(row).map((item) => (
            <Fragment key={item.id}>
              {item.separated === true && <Menu.Separator className={styles.separator} />}
              <Menu.Item
                value={item.id}
                disabled={item.disabled}
                className={gridMenu({ tone: item.tone }).item}
              >
                {item.icon}
                {item.label}
              </Menu.Item>
            </Fragment>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
