import { Select } from '@ark-ui/react/select';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useMemo, useRef, useState } from 'react';
import { cx } from '#styled/css';
import { control } from './control.recipe.ts';
import { Field, type FieldTexts } from './Field.tsx';
import { MultiSelectPanel } from './MultiSelectPanel.tsx';
import { multiSelect, rowHeight } from './multi-select.recipe.ts';
import {
  type AllState,
  allState,
  allValue,
  createSearch,
  inOrder,
  type Option,
  toggleAll,
} from './multi-select.rules.ts';
import { rowCollection } from './row-collection.ts';
import { useRowWindow } from './use-row-window.ts';

export interface MultiSelectTexts {
  /** The line that takes everything, and the chip when everything is taken, e.g. "All grades". */
  readonly all: string;
  readonly done: string;
  readonly placeholder: string;
  readonly search: string;
  readonly loading: string;
  /** There is nothing to choose from. */
  readonly empty: string;
  /** The search found nothing. */
  readonly noMatch: string;
  /** e.g. "3 chosen" */
  readonly chosen: (count: number) => string;
  /** The fold of what does not fit, e.g. "+3" */
  readonly more: (count: number) => string;
}

export interface MultiSelectProps extends FieldTexts {
  readonly options: readonly Option[];
  readonly value: readonly string[];
  /** The values in the order of the options. */
  readonly onChange: (value: string[]) => void;
  readonly texts: MultiSelectTexts;
  readonly loading?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Shown, not to be changed, and still reached by Tab. */
  readonly readOnly?: boolean | undefined;
  /** Chips that show before the rest folds; default 2. */
  readonly chips?: number | undefined;
  /** Called when the list closes, by Done, Escape or a press elsewhere. */
  readonly onClose?: (() => void) | undefined;
}

/** Of 275 px [AF-05]. */
const rowsPerView = 7;

const noValues: string[] = [];

const optionId = (id: string, item: string | number) => `${id}-option-${item}`;

/**
 * Choose any number of options: all at once by the "All" line, by search when there are many, until Done
 * [NF-03, NF-04, NF-05, NF-06]. Long lists render only the rows in sight.
 */
export function MultiSelect({
  options,
  value,
  onChange,
  texts,
  loading = false,
  disabled = false,
  readOnly = false,
  chips = 2,
  onClose,
  ...field
}: MultiSelectProps) {
  const id = useId();
  const styles = multiSelect();
  const scroller = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const chosen = useMemo(() => new Set(value), [value]);
  const search = useMemo(() => createSearch(options), [options]);
  const rows = useMemo(() => {
    const found = search(query);
    const withAll = query.trim() === '' && options.length > 0;
    return withAll ? [{ value: allValue, label: texts.all }, ...found] : found;
  }, [options, search, query, texts.all]);
  const collection = useMemo(() => rowCollection(rows), [rows]);
  const rowWindow = useRowWindow({ scroller, count: rows.length, row: rowHeight, perView: rowsPerView });
  const state = allState(options, chosen);

  const toggle = (row: string | undefined) => {
    if (row === undefined) return;
    if (row === allValue) return onChange(toggleAll(options, chosen));
    const next = new Set(chosen);
    if (!next.delete(row)) next.add(row);
    onChange(inOrder(options, next));
  };

  return (
    <Field {...field} labelId={`${id}-label`}>
      {(fieldControl) => (
        <Select.Root
          collection={collection}
          multiple
          composite={false}
          closeOnSelect={false}
          lazyMount
          unmountOnExit
          disabled={disabled}
          readOnly={readOnly}
          invalid={fieldControl['aria-invalid'] === true}
          // The list looks each chosen value up row by row, on every key: thousands of them would take seconds.
          // It is told of none, so that what it reports is the one row pressed.
          value={noValues}
          onValueChange={(details) => toggle(details.value[0])}
          onOpenChange={({ open }) => {
            setQuery('');
            if (!open) onClose?.();
          }}
          scrollToIndexFn={({ index }) => rowWindow.reveal(index)}
          ids={{ trigger: fieldControl.id, label: `${id}-label`, item: (item) => optionId(id, item) }}
          positioning={{ strategy: 'fixed', sameWidth: true, gutter: 4, overflowPadding: 8 }}
        >
          <Select.Trigger
            {...fieldControl}
            aria-haspopup="dialog"
            aria-labelledby={`${id}-label ${id}-value`}
            aria-readonly={readOnly || undefined}
            className={cx(control(), styles.trigger)}
          >
            <span id={`${id}-value`} className={styles.value}>
              <Chosen options={options} chosen={chosen} state={state} texts={texts} chips={chips} />
            </span>
            {!readOnly && <ChevronDown className={styles.arrow} />}
          </Select.Trigger>
          <Select.Positioner className={styles.positioner}>
            <Select.Content className={styles.panel}>
              <MultiSelectPanel
                labelId={`${id}-label`}
                optionId={(item) => optionId(id, item)}
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
        </Select.Root>
      )}
    </Field>
  );
}

interface ChosenProps {
  readonly options: readonly Option[];
  readonly chosen: ReadonlySet<string>;
  readonly state: AllState;
  readonly texts: MultiSelectTexts;
  readonly chips: number;
}

/** What is chosen, in one line. */
function Chosen({ options, chosen, state, texts, chips }: ChosenProps) {
  const styles = multiSelect();
  const picked = options.filter(({ value }) => chosen.has(value));
  if (picked.length === 0) return <span className={styles.placeholder}>{texts.placeholder}</span>;
  if (state === 'all' && options.length > 1) return <span className={styles.chip}>{texts.all}</span>;
  const folded = picked.length - chips;
  return (
    <>
      {picked.slice(0, chips).map(({ value, label }) => (
        <span key={value} className={styles.chip}>
          <bdi>{label}</bdi>
        </span>
      ))}
      {folded > 0 && <bdi className={styles.more}>{texts.more(folded)}</bdi>}
    </>
  );
}
