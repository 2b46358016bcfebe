import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, type MouseEvent, useId, useMemo, useState } from 'react';
import { cx } from '#styled/css';
import { control } from './control.recipe.ts';
import { Field, type FieldTexts } from './Field.tsx';
import { latePart, preload, useLatePart } from './late-part.ts';
import { multiSelect } from './multi-select.recipe.ts';
import { type AllState, allState, type Option } from './multi-select.rules.ts';
import { Spinner } from './Spinner.tsx';

/** Of every pick list. */
export interface PickTexts {
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

export interface MultiSelectTexts extends PickTexts {
  /** The list itself could not be fetched: the connection broke. */
  readonly unavailable: string;
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

/** Where the list begins when it opens: on no row, or by keyboard on the first or the last. */
export type OpenedAt = 'none' | 'first' | 'last';

const openedBy: Readonly<Record<string, OpenedAt>> = { ArrowDown: 'first', ArrowUp: 'last' };

/** The list of a multi-select: most of its code, fetched when it is wanted. */
export const multiSelectList = latePart(() => import('./MultiSelectList.tsx'));

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
  const [opened, setOpened] = useState<OpenedAt | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const late = useLatePart(multiSelectList);
  const chosen = useMemo(() => new Set(value), [value]);
  const state = allState(options, chosen);
  const isOpen = opened !== null;
  const isWaiting = isOpen && late === null;

  const open = (at: OpenedAt) => {
    if (readOnly) return;
    setOpened(at);
    setWasOpened(true);
    setHasFailed(false);
    multiSelectList.load().catch(() => {
      setOpened(null);
      setHasFailed(true);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = openedBy[event.key];
    if (at === undefined) return;
    event.preventDefault();
    if (!isOpen) open(event.altKey ? 'none' : at);
  };
  /** Enter and Space press a button too, without a pointer's count of clicks. */
  const press = (event: MouseEvent) => {
    if (isOpen) setOpened(null);
    else open(event.detail === 0 ? 'first' : 'none');
  };

  return (
    <Field
      {...field}
      error={field.error ?? (hasFailed ? texts.unavailable : undefined)}
      labelId={`${id}-label`}
    >
      {(fieldControl) => (
        <div>
          <button
            {...fieldControl}
            type="button"
            role="combobox"
            aria-haspopup="dialog"
            aria-controls={`${id}-panel`}
            aria-expanded={isOpen}
            aria-busy={isWaiting || undefined}
            aria-labelledby={`${id}-label ${id}-value`}
            aria-readonly={readOnly || undefined}
            data-state={isOpen ? 'open' : 'closed'}
            data-readonly={readOnly ? '' : undefined}
            disabled={disabled}
            className={cx(control(), styles.trigger)}
            onPointerEnter={() => preload(multiSelectList)}
            onClick={press}
            onKeyDown={onKeyDown}
            // Who goes on meanwhile shall not be called back by a list that comes late.
            onBlur={() => isWaiting && setOpened(null)}
          >
            <span id={`${id}-value`} className={styles.value}>
              <Chosen options={options} chosen={chosen} state={state} texts={texts} chips={chips} />
            </span>
            {isWaiting && (
              <span className={styles.wait}>
                <Spinner />
              </span>
            )}
            {!readOnly && !isWaiting && <ChevronDown className={styles.arrow} />}
          </button>
          {wasOpened && late !== null && (
            <late.MultiSelectList
              ids={{ field: id, trigger: fieldControl.id }}
              opened={opened}
              onClosed={() => {
                setOpened(null);
                onClose?.();
              }}
              options={options}
              chosen={chosen}
              state={state}
              onChange={onChange}
              loading={loading}
              disabled={disabled}
              texts={texts}
            />
          )}
        </div>
      )}
    </Field>
  );
}

interface ChosenProps {
  readonly options: readonly Option[];
  readonly chosen: ReadonlySet<string>;
  readonly state: AllState;
  readonly texts: PickTexts;
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
