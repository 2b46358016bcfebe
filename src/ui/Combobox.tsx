import { Combobox as Ark } from '@ark-ui/react/combobox';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { useId, useMemo, useRef, useState } from 'react';
import { ComboboxPanel } from './ComboboxPanel.tsx';
import type { ComboboxTexts } from './combobox.types.ts';
import { boxed, control } from './control.recipe.ts';
import { Field, type FieldTexts } from './Field.tsx';
import { createSearch } from './multi-select.rules.ts';
import { rowCollection } from './row-collection.ts';
import type { SelectOption } from './Select.tsx';
import { listEdge, select } from './select.recipe.ts';
import { type OptionSearch, useAsyncOptions } from './use-async-options.ts';
import { useRowWindow } from './use-row-window.ts';

export interface ComboboxProps extends FieldTexts {
  /** The chosen option itself, since the loaded list may not contain it. */
  readonly value: SelectOption | undefined;
  readonly onChange: (value: SelectOption | undefined) => void;
  /** The whole list, searched here; left out: `onSearch` serves. */
  readonly options?: readonly SelectOption[] | undefined;
  /** Remote search. Keep its identity; the signal aborts when the answer is no longer needed. */
  readonly onSearch?: OptionSearch<SelectOption> | undefined;
  /** Letters before `onSearch` runs; default 2 [CO-52]. */
  readonly minLetters?: number | undefined;
  readonly texts: ComboboxTexts;
  readonly loading?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
}

const none: readonly SelectOption[] = [];
const rowsPerView = 8;
/** In rem. */
const rowHeights = { plain: 2.5, hinted: 3.25 } as const;

/** One of many options, found by typing. Unmatched text stays, with an error. Long lists render rows in sight. */
export function Combobox({
  value,
  onChange,
  options = none,
  onSearch,
  minLetters = 2,
  texts,
  loading = false,
  disabled = false,
  readOnly = false,
  ...field
}: ComboboxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string>();
  const [left, setLeft] = useState(false);
  const [known, setKnown] = useState(value?.value);
  if (known !== value?.value) {
    setKnown(value?.value);
    if (value !== undefined) setTyped(undefined);
  }

  const query = typed?.trim() ?? '';
  const enough = query.length >= minLetters;
  const answer = useAsyncOptions(onSearch, enough ? query : undefined);
  const search = useMemo(() => createSearch(options), [options]);
  const rows = useMemo(
    () => (onSearch === undefined ? (search(query) as readonly SelectOption[]) : answer.items),
    [onSearch, search, query, answer.items],
  );
  const collection = useMemo(() => rowCollection(rows), [rows]);
  const row = rows.some(({ hint }) => hint !== undefined) ? rowHeights.hinted : rowHeights.plain;
  const rowWindow = useRowWindow({
    scroller,
    count: rows.length,
    row,
    perView: rowsPerView,
    edge: listEdge,
  });
  const styles = select();
  const box = boxed();

  const type = (text: string) => {
    setTyped(text);
    setLeft(false);
    if (value !== undefined && text !== value.label) onChange(undefined);
  };
  const choose = (option: SelectOption | undefined) => {
    setTyped(undefined);
    setLeft(false);
    onChange(option);
  };
  const leave = () => {
    setLeft(true);
    const same = rows.filter(({ label }) => label.toLocaleLowerCase() === query.toLocaleLowerCase());
    if (value === undefined && query !== '' && same.length === 1) choose(same[0]);
  };
  const retry = () => {
    answer.retry();
    input.current?.focus();
  };
  const unchosen = left && value === undefined && query !== '';
  const canClear = (value !== undefined || query !== '') && !disabled && !readOnly;

  return (
    <Field {...field} labelId={`${id}-label`} error={field.error ?? (unchosen ? texts.unchosen : undefined)}>
      {(fieldControl) => (
        <Ark.Root
          collection={collection}
          composite={false}
          lazyMount
          unmountOnExit
          allowCustomValue
          openOnClick
          inputBehavior="autohighlight"
          disabled={disabled}
          readOnly={readOnly}
          invalid={fieldControl['aria-invalid'] === true}
          value={value === undefined ? [] : [value.value]}
          inputValue={typed ?? value?.label ?? ''}
          onInputValueChange={({ inputValue, reason }) => reason === 'input-change' && type(inputValue)}
          onValueChange={({ items }) => items[0] !== undefined && choose(items[0])}
          scrollToIndexFn={({ index }) => rowWindow.reveal(index)}
          ids={{ input: fieldControl.id, label: `${id}-label` }}
          positioning={{ strategy: 'fixed', sameWidth: true, gutter: 4, overflowPadding: 8 }}
        >
          <Ark.Control className={box.box}>
            <Ark.Input
              {...fieldControl}
              ref={input}
              aria-controls={`${id}-list`}
              placeholder={texts.placeholder}
              onBlur={leave}
              onKeyDown={(event) => {
                // Tab cannot reach the button in the list, because leaving the text box closes the list.
                if (event.key !== 'Enter' || answer.status !== 'failed') return;
                event.preventDefault();
                retry();
              }}
              className={control({ room: canClear ? 'two' : 'one' })}
            />
            <div className={box.buttons}>
              {canClear && (
                <button
                  type="button"
                  className={box.button}
                  aria-label={texts.clear}
                  onClick={() => {
                    choose(undefined);
                    input.current?.focus();
                  }}
                >
                  <X />
                </button>
              )}
              {!readOnly && (
                <Ark.Trigger className={box.button} aria-label={texts.open}>
                  <ChevronDown className={styles.arrow} />
                </Ark.Trigger>
              )}
            </div>
          </Ark.Control>
          <Ark.Positioner className={styles.positioner}>
            <Ark.Content role="group" className={styles.panel}>
              <ComboboxPanel
                listId={`${id}-list`}
                status={onSearch === undefined ? (loading ? 'loading' : 'ready') : answer.status}
                rows={rows}
                chosen={value?.value}
                searched={query !== ''}
                texts={texts}
                row={row}
                rowWindow={rowWindow}
                scroller={scroller}
                onRetry={retry}
              />
            </Ark.Content>
          </Ark.Positioner>
        </Ark.Root>
      )}
    </Field>
  );
}
