import { Select, useSelect } from '@ark-ui/react/select';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { MultiSelectPanel, type PanelContent } from './MultiSelectPanel.tsx';
import { allState, allValue, createSearch, inOrder, type Option, toggleAll } from './multi-select.rules.ts';
import { multiSelectPanel, rowHeight } from './multi-select-panel.recipe.ts';
import type {
  ChosenOptions,
  OpenedAt,
  PickListProps,
  PickTexts,
  SearchMultiSelectTexts,
} from './pick-field.types.ts';
import { rowCollection } from './row-collection.ts';
import { type LoadOptionPage, useOptionPages } from './use-option-pages.ts';
import { useRowWindow } from './use-row-window.ts';

export interface MultiSelectListProps extends PickListProps {
  readonly options: readonly Option[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (value: string[]) => void;
  readonly loading: boolean;
  readonly texts: PickTexts;
}

export function MultiSelectList({
  options,
  chosen,
  onChange,
  loading,
  texts,
  ...list
}: MultiSelectListProps) {
  const [query, setQuery] = useState('');
  const search = useMemo(() => createSearch(options), [options]);
  const toggle = (row: string) => {
    if (row === allValue) return onChange(toggleAll(options, chosen));
    const next = new Set(chosen);
    if (!next.delete(row)) next.add(row);
    onChange(inOrder(options, next));
  };
  return (
    <PickList
      {...list}
      content={{ options, chosen, state: allState(options, chosen), query, search, loading, texts }}
      found={search(query)}
      onQuery={setQuery}
      onToggle={toggle}
    />
  );
}

export interface SearchMultiSelectListProps extends PickListProps {
  readonly value: ChosenOptions;
  readonly onChange: (value: ChosenOptions) => void;
  readonly load: LoadOptionPage;
  readonly texts: SearchMultiSelectTexts;
}

const ahead = 15;
const none: readonly Option[] = [];
const findNothing = () => none;

export function SearchMultiSelectList({ value, onChange, load, texts, ...list }: SearchMultiSelectListProps) {
  const [query, setQuery] = useState('');
  const isSearch = query.trim() !== '';
  const pages = useOptionPages(load, query.trim(), list.opened !== null);
  const picked = value === 'all' ? none : value;
  const toggle = (row: string) => {
    if (row === allValue) return onChange(value === 'all' ? [] : 'all');
    const without = picked.filter((option) => option.value !== row);
    if (without.length < picked.length) return onChange(without);
    const option = pages.options.find((each) => each.value === row);
    if (option) onChange([...picked, option]);
  };
  const onScroll = (scroller: HTMLDivElement) => {
    const row = scroller.scrollHeight / (pages.options.length + 1);
    if (scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < ahead * row) pages.more();
  };
  return (
    <PickList
      {...list}
      content={{
        options: pages.options,
        chosen: new Set(picked.map((option) => option.value)),
        state: value === 'all' ? 'all' : picked.length > 0 ? 'some' : 'none',
        query,
        search: findNothing,
        searchable: true,
        loading: pages.status === 'loading',
        failure:
          pages.status === 'failed'
            ? { text: texts.failed, retry: texts.retry, onRetry: pages.retry }
            : undefined,
        summary: value === 'all' ? texts.all : undefined,
        texts: isSearch ? { ...texts, empty: texts.noMatch } : texts,
      }}
      found={pages.options}
      onQuery={setQuery}
      onToggle={toggle}
      onScroll={onScroll}
    />
  );
}

interface Props extends PickListProps {
  readonly content: PanelContent;
  readonly found: readonly Option[];
  readonly onQuery: (query: string) => void;
  readonly onToggle: (row: string) => void;
  readonly onScroll?: (scroller: HTMLDivElement) => void;
}

/** In 275 px [AF-05]. */
const rowsPerView = 7;

const noValues: string[] = [];

function PickList({ ids, opened, onClosed, disabled, content, found, onQuery, onToggle, onScroll }: Props) {
  const styles = multiSelectPanel();
  const scroller: RefObject<HTMLDivElement | null> = useRef(null);
  const { query, texts } = content;
  const rows = useMemo(() => {
    const withAll = query.trim() === '' && found.length > 0;
    return withAll ? [{ value: allValue, label: texts.all }, ...found] : found;
  }, [found, query, texts.all]);
  const collection = useMemo(() => rowCollection(rows), [rows]);
  const rowWindow = useRowWindow({ scroller, count: rows.length, row: rowHeight, perView: rowsPerView });
  const labelId = `${ids.field}-label`;
  const optionId = (item: string | number) => `${ids.field}-option-${item}`;

  const select = useSelect({
    collection,
    multiple: true,
    composite: false,
    closeOnSelect: false,
    disabled,
    // The list looks up each chosen value row by row on every key, so thousands would take seconds. It gets none, and
    // therefore reports only the pressed row.
    value: noValues,
    onValueChange: ({ value: [row] }) => row !== undefined && onToggle(row),
    onOpenChange: ({ open }) => {
      onQuery('');
      if (!open) onClosed();
    },
    scrollToIndexFn: ({ index }) => rowWindow.reveal(index),
    ids: { trigger: ids.trigger, label: labelId, content: `${ids.field}-panel`, item: optionId },
    positioning: { strategy: 'fixed', sameWidth: true, gutter: 4, overflowPadding: 8 },
  });
  // The list owns its open state, because it moves the focus when that changes.
  const follow = useEffectEvent((at: OpenedAt | null) => {
    select.setOpen(at !== null);
    const row = at === 'first' ? collection.firstValue : at === 'last' ? collection.lastValue : null;
    if (row !== null) select.setHighlightValue(row);
  });
  useEffect(() => follow(opened), [opened]);

  const scrolled = () => {
    rowWindow.onScroll();
    if (scroller.current) onScroll?.(scroller.current);
  };

  return (
    <Select.RootProvider value={select} lazyMount unmountOnExit>
      <Select.Positioner className={styles.positioner}>
        <Select.Content className={styles.panel}>
          <MultiSelectPanel
            {...content}
            labelId={labelId}
            optionId={optionId}
            rows={rows}
            onQuery={onQuery}
            scroller={scroller}
            rowWindow={{ ...rowWindow, onScroll: scrolled }}
          />
        </Select.Content>
      </Select.Positioner>
    </Select.RootProvider>
  );
}
