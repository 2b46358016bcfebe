import { Select } from '@ark-ui/react/select';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useMemo, useRef, useState } from 'react';
import { cx } from '#styled/css';
import { control } from './control.recipe.ts';
import { Field, type FieldTexts } from './Field.tsx';
import type { PickTexts } from './MultiSelect.tsx';
import { MultiSelectPanel } from './MultiSelectPanel.tsx';
import { multiSelect } from './multi-select.recipe.ts';
import { allValue, type Option } from './multi-select.rules.ts';
import { multiSelectPanel, rowHeight } from './multi-select-panel.recipe.ts';
import { rowCollection } from './row-collection.ts';
import { type LoadOptionPage, useOptionPages } from './use-option-pages.ts';
import { useRowWindow } from './use-row-window.ts';

export interface SearchMultiSelectTexts extends PickTexts {
  /** The list could not be loaded, and the button that tries again. */
  readonly failed: string;
  readonly retry: string;
}

/** 'all' is a rule, whatever the list holds; otherwise the chosen options themselves. */
export type ChosenOptions = 'all' | readonly Option[];

export interface SearchMultiSelectProps extends FieldTexts {
  readonly value: ChosenOptions;
  readonly onChange: (value: ChosenOptions) => void;
  /** Keep its identity between renders; another one is another list. */
  readonly load: LoadOptionPage;
  readonly texts: SearchMultiSelectTexts;
  readonly disabled?: boolean | undefined;
  /** Chips that show before the rest folds; default 2. */
  readonly chips?: number | undefined;
}

/** Of 275 px [AF-05]. */
const rowsPerView = 7;
/** Rows before the end at which the next page is asked for. */
const ahead = 15;
const noValues: string[] = [];
const none: readonly Option[] = [];
const findNothing = () => none;

/**
 * Choose any number out of a list too long to be sent, searched where it is kept and loaded page by page; or all of
 * it, as a rule. With All chosen, a press on one option means that one alone.
 */
export function SearchMultiSelect(props: SearchMultiSelectProps) {
  const { value, onChange, load, texts, disabled = false, chips = 2, ...field } = props;
  const id = useId();
  const styles = multiSelect();
  const panelStyles = multiSelectPanel();
  const scroller = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const pages = useOptionPages(load, query.trim(), isOpen);
  const picked = value === 'all' ? none : value;
  const rows = useMemo(() => {
    const withAll = query.trim() === '' && pages.status === 'ready' && pages.options.length > 0;
    return withAll ? [{ value: allValue, label: texts.all }, ...pages.options] : pages.options;
  }, [pages.status, pages.options, query, texts.all]);
  const collection = useMemo(() => rowCollection(rows), [rows]);
  const rowWindow = useRowWindow({ scroller, count: rows.length, row: rowHeight, perView: rowsPerView });
  const onScroll = () => {
    rowWindow.onScroll();
    const at = scroller.current;
    if (at === null) return;
    const left = (at.scrollHeight - at.scrollTop - at.clientHeight) / (at.scrollHeight / rows.length);
    if (left < ahead) pages.more();
  };

  const toggle = (row: string | undefined) => {
    if (row === undefined) return;
    if (row === allValue) return onChange(value === 'all' ? [] : 'all');
    const without = picked.filter((option) => option.value !== row);
    if (without.length < picked.length) return onChange(without);
    const option = pages.options.find((each) => each.value === row);
    if (option) onChange([...picked, option]);
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
          invalid={fieldControl['aria-invalid'] === true}
          value={noValues}
          onValueChange={(details) => toggle(details.value[0])}
          onOpenChange={({ open }) => {
            setQuery('');
            setOpen(open);
          }}
          scrollToIndexFn={({ index }) => rowWindow.reveal(index)}
          ids={{
            trigger: fieldControl.id,
            label: `${id}-label`,
            item: (item) => `${id}-option-${item}`,
          }}
          positioning={{ strategy: 'fixed', sameWidth: true, gutter: 4, overflowPadding: 8 }}
        >
          <Select.Trigger
            {...fieldControl}
            aria-haspopup="dialog"
            aria-labelledby={`${id}-label ${id}-value`}
            className={cx(control(), styles.trigger)}
          >
            <span id={`${id}-value`} className={styles.value}>
              <ChosenChips value={value} texts={texts} chips={chips} />
            </span>
            <ChevronDown className={styles.arrow} />
          </Select.Trigger>
          <Select.Positioner className={panelStyles.positioner}>
            <Select.Content className={panelStyles.panel}>
              <MultiSelectPanel
                labelId={`${id}-label`}
                optionId={(item) => `${id}-option-${item}`}
                options={pages.options}
                rows={rows}
                chosen={new Set(picked.map((option) => option.value))}
                state={value === 'all' ? 'all' : picked.length > 0 ? 'some' : 'none'}
                query={query}
                onQuery={setQuery}
                search={findNothing}
                searchable
                loading={pages.status === 'loading'}
                failure={
                  pages.status === 'failed'
                    ? { text: texts.failed, retry: texts.retry, onRetry: pages.retry }
                    : undefined
                }
                summary={value === 'all' ? texts.all : undefined}
                texts={query.trim() === '' ? texts : { ...texts, empty: texts.noMatch }}
                scroller={scroller}
                rowWindow={{ ...rowWindow, onScroll }}
              />
            </Select.Content>
          </Select.Positioner>
        </Select.Root>
      )}
    </Field>
  );
}

interface ChosenChipsProps {
  readonly value: ChosenOptions;
  readonly texts: SearchMultiSelectTexts;
  readonly chips: number;
}

/** What is chosen, in one line. */
function ChosenChips({ value, texts, chips }: ChosenChipsProps) {
  const styles = multiSelect();
  if (value === 'all') return <span className={styles.chip}>{texts.all}</span>;
  if (value.length === 0) return <span className={styles.placeholder}>{texts.placeholder}</span>;
  const folded = value.length - chips;
  return (
    <>
      {value.slice(0, chips).map((option) => (
        <span key={option.value} className={styles.chip} title={option.label}>
          <bdi>{option.label}</bdi>
        </span>
      ))}
      {folded > 0 && <bdi className={styles.more}>{texts.more(folded)}</bdi>}
    </>
  );
}
