import { Select, useSelectContext } from '@ark-ui/react/select';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import SearchIcon from 'lucide-react/icons/search';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { Button } from './Button.tsx';
import { control } from './control.recipe.ts';
import { type AllState, allValue, type Option, type Search, searchAbove } from './multi-select.rules.ts';
import { multiSelectPanel, optionBox, optionRow, rowHeight } from './multi-select-panel.recipe.ts';
import type { PickTexts } from './pick-field.types.ts';
import { Spinner } from './Spinner.tsx';
import type { RowWindow } from './use-row-window.ts';

export interface PanelContent {
  readonly options: readonly Option[];
  readonly chosen: ReadonlySet<string>;
  readonly state: AllState;
  readonly query: string;
  readonly search: Search;
  readonly loading: boolean;
  readonly texts: PickTexts;
  readonly searchable?: boolean;
  readonly failure?:
    | { readonly text: string; readonly retry: string; readonly onRetry: () => void }
    | undefined;
  readonly summary?: string | undefined;
}

export interface MultiSelectPanelProps extends PanelContent {
  readonly rows: readonly Option[];
  readonly onQuery: (query: string) => void;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly labelId: string;
  readonly optionId: (value: string) => string;
  readonly rowWindow: RowWindow;
}

/** In the search box these keys write and move the caret, so the panel must not get them. */
const textKeys = new Set([' ', 'Home', 'End']);
const keepTextKeys = (event: KeyboardEvent) => {
  if (textKeys.has(event.key)) event.stopPropagation();
};
const keepPressKeys = (event: KeyboardEvent) => {
  if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
};

export function MultiSelectPanel(props: MultiSelectPanelProps) {
  const { options, rows, chosen, query, onQuery, search, loading, texts, optionId } = props;
  const select = useSelectContext();
  const styles = multiSelectPanel();
  const listId = useId();

  const look = (text: string) => {
    onQuery(text);
    const first = search(text).find(({ disabled }) => disabled !== true);
    if (text.trim() === '' || first === undefined) select.clearHighlightValue();
    else select.setHighlightValue(first.value);
  };

  return (
    <>
      {(props.searchable === true || options.length > searchAbove) && (
        <div className={styles.search}>
          <SearchIcon />
          <input
            type="text"
            role="combobox"
            aria-label={texts.search}
            aria-expanded="true"
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={
              select.highlightedValue === null ? undefined : optionId(select.highlightedValue)
            }
            autoComplete="off"
            spellCheck={false}
            placeholder={texts.search}
            value={query}
            onChange={(event) => look(event.currentTarget.value)}
            onKeyDown={keepTextKeys}
            className={control()}
          />
        </div>
      )}
      <Note {...props} />
      {rows.length > 0 && !loading && <Options {...props} listId={listId} />}
      <div className={styles.footer}>
        <output className={styles.count}>{props.summary ?? texts.chosen(chosen.size)}</output>
        <Button variant="primary" size="sm" onKeyDown={keepPressKeys} onClick={() => select.setOpen(false)}>
          {texts.done}
        </Button>
      </div>
    </>
  );
}

function Note({ options, rows, loading, failure, texts }: MultiSelectPanelProps) {
  const styles = multiSelectPanel();
  if (failure) {
    return (
      <output className={styles.note}>
        {failure.text}
        <Button size="sm" onKeyDown={keepPressKeys} onClick={failure.onRetry}>
          {failure.retry}
        </Button>
      </output>
    );
  }
  if (loading) {
    return (
      <output className={styles.note}>
        <Spinner />
        {texts.loading}
      </output>
    );
  }
  if (rows.length > 0) return null;
  return <output className={styles.note}>{options.length === 0 ? texts.empty : texts.noMatch}</output>;
}

function Options({
  rows,
  chosen,
  state,
  scroller,
  rowWindow,
  listId,
  labelId,
}: MultiSelectPanelProps & { readonly listId: string }) {
  const select = useSelectContext();
  const styles = multiSelectPanel();
  const inSight = rows.slice(rowWindow.start, rowWindow.end);
  return (
    <Select.List
      ref={scroller}
      id={listId}
      aria-labelledby={labelId}
      className={styles.list}
      onScroll={rowWindow.onScroll}
    >
      <div role="presentation" style={{ blockSize: `${rows.length * rowHeight}rem` }}>
        {inSight.map((row, offset) => {
          const index = rowWindow.start + offset;
          const isAll = row.value === allValue;
          const mark = isAll ? state : chosen.has(row.value) ? 'all' : 'none';
          return (
            // The library's own part would cost too much: each key typed may change every row.
            <div
              {...select.getItemProps({ item: row })}
              // Keyed by slot, so that a search refills rows instead of building new ones.
              key={index % slots}
              className={optionRow({ all: isAll })}
              style={{ insetBlockStart: `${index * rowHeight}rem` }}
              aria-selected={mark === 'all'}
              aria-checked={isAll ? checkedOf[state] : undefined}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
            >
              <span className={optionBox({ filled: mark !== 'none' })}>
                {mark === 'all' && <Check />}
                {mark === 'some' && <Minus />}
              </span>
              <bdi>{row.label}</bdi>
            </div>
          );
        })}
      </div>
    </Select.List>
  );
}

/** More than are ever in sight, and more than a list without a window has. */
const slots = 64;

const checkedOf = { all: true, some: 'mixed', none: false } as const;
