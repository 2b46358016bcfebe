import { Select, useSelect } from '@ark-ui/react/select';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { OpenedAt, PickTexts } from './MultiSelect.tsx';
import { MultiSelectPanel } from './MultiSelectPanel.tsx';
import {
  type AllState,
  allValue,
  createSearch,
  inOrder,
  type Option,
  toggleAll,
} from './multi-select.rules.ts';
import { multiSelectPanel, rowHeight } from './multi-select-panel.recipe.ts';
import { rowCollection } from './row-collection.ts';
import { useRowWindow } from './use-row-window.ts';

export interface MultiSelectListProps {
  /** Of the elements it belongs to: `trigger` gets the focus back, and the list stands under it. */
  readonly ids: { readonly field: string; readonly trigger: string };
  /** null: closed. */
  readonly opened: OpenedAt | null;
  readonly onClosed: () => void;
  readonly options: readonly Option[];
  readonly chosen: ReadonlySet<string>;
  readonly state: AllState;
  readonly onChange: (value: string[]) => void;
  readonly loading: boolean;
  readonly disabled: boolean;
  readonly texts: PickTexts;
}

/** Of 275 px [AF-05]. */
const rowsPerView = 7;

const noValues: string[] = [];

/** What opens under a multi-select. It brings much code along: the field fetches it when it is wanted. */
export function MultiSelectList({
  ids,
  opened,
  onClosed,
  options,
  chosen,
  state,
  onChange,
  loading,
  disabled,
  texts,
}: MultiSelectListProps) {
  const styles = multiSelectPanel();
  const scroller = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const search = useMemo(() => createSearch(options), [options]);
  const rows = useMemo(() => {
    const found = search(query);
    const withAll = query.trim() === '' && options.length > 0;
    return withAll ? [{ value: allValue, label: texts.all }, ...found] : found;
  }, [options, search, query, texts.all]);
  const collection = useMemo(() => rowCollection(rows), [rows]);
  const rowWindow = useRowWindow({ scroller, count: rows.length, row: rowHeight, perView: rowsPerView });
  const labelId = `${ids.field}-label`;
  const optionId = (item: string | number) => `${ids.field}-option-${item}`;

  const toggle = (row: string | undefined) => {
    if (row === undefined) return;
    if (row === allValue) return onChange(toggleAll(options, chosen));
    const next = new Set(chosen);
    if (!next.delete(row)) next.add(row);
    onChange(inOrder(options, next));
  };

  const select = useSelect({
    collection,
    multiple: true,
    composite: false,
    closeOnSelect: false,
    disabled,
    // The list looks each chosen value up row by row, on every key: thousands of them would take seconds.
    // It is told of none, so that what it reports is the one row pressed.
    value: noValues,
    onValueChange: (details) => toggle(details.value[0]),
    onOpenChange: ({ open }) => {
      setQuery('');
      if (!open) onClosed();
    },
    scrollToIndexFn: ({ index }) => rowWindow.reveal(index),
    ids: { trigger: ids.trigger, label: labelId, content: `${ids.field}-panel`, item: optionId },
    positioning: { strategy: 'fixed', sameWidth: true, gutter: 4, overflowPadding: 8 },
  });
  // Open and closed are the list's own: it moves the focus on its way from one to the other.
  const follow = useEffectEvent((at: OpenedAt | null) => {
    select.setOpen(at !== null);
    const row = at === 'first' ? collection.firstValue : at === 'last' ? collection.lastValue : null;
    if (row !== null) select.setHighlightValue(row);
  });
  useEffect(() => follow(opened), [opened]);

  return (
    <Select.RootProvider value={select} lazyMount unmountOnExit>
      <Select.Positioner className={styles.positioner}>
        <Select.Content className={styles.panel}>
          <MultiSelectPanel
            labelId={labelId}
            optionId={optionId}
            options={options}
            rows={rows}
            chosen={chosen}
            state={state}
            query={query}
            onQuery={setQuery}
            search={search}
            loading={loading}
            texts={texts}
            scroller={scroller}
            rowWindow={rowWindow}
          />
        </Select.Content>
      </Select.Positioner>
    </Select.RootProvider>
  );
}
