import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useState } from 'react';
import { cx } from '#styled/css';
import { control } from './control.recipe.ts';
import { Field } from './Field.tsx';
import { lazyModule, preload, useLatePart } from './lazy-module.ts';
import { multiSelect } from './multi-select.recipe.ts';
import type { Option } from './multi-select.rules.ts';
import type { OpenedAt, PickFieldProps, PickListProps, PickTexts } from './pick-field.types.ts';
import { Spinner } from './Spinner.tsx';

const openedBy: Readonly<Record<string, OpenedAt>> = { ArrowDown: 'first', ArrowUp: 'last' };

/** The lists are most of the code, so they load on demand. */
export const multiSelectList = lazyModule(() => import('./MultiSelectList.tsx'));
type Lists = NonNullable<ReturnType<typeof multiSelectList.get>>;

interface Props extends PickFieldProps {
  readonly texts: PickTexts;
  /** 'all': everything, shown as one chip. */
  readonly picked: 'all' | readonly Option[];
  readonly renderList: (lists: Lists, props: PickListProps) => ReactNode;
}

export function PickField(props: Props) {
  const {
    texts,
    picked,
    renderList,
    disabled = false,
    readOnly = false,
    chips = 2,
    onClose,
    ...field
  } = props;
  const id = useId();
  const styles = multiSelect();
  const [opened, setOpened] = useState<OpenedAt | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const lists = useLatePart(multiSelectList);
  const isOpen = opened !== null;
  const isWaiting = isOpen && lists === null;

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
  /** Enter and Space also press a button, with a click count of 0. */
  const press = (event: MouseEvent) => {
    if (isOpen) setOpened(null);
    else open(event.detail === 0 ? 'first' : 'none');
  };
  const onClosed = () => {
    setOpened(null);
    onClose?.();
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
            // A late list must not take back the focus of somebody who went on.
            onBlur={() => isWaiting && setOpened(null)}
          >
            <span id={`${id}-value`} className={styles.value}>
              <Chips picked={picked} texts={texts} chips={chips} />
            </span>
            {isWaiting && (
              <span className={styles.wait}>
                <Spinner />
              </span>
            )}
            {!readOnly && !isWaiting && <ChevronDown className={styles.arrow} />}
          </button>
          {wasOpened &&
            lists !== null &&
            renderList(lists, { ids: { field: id, trigger: fieldControl.id }, opened, onClosed, disabled })}
        </div>
      )}
    </Field>
  );
}

interface ChipsProps {
  readonly picked: 'all' | readonly Option[];
  readonly texts: PickTexts;
  readonly chips: number;
}

function Chips({ picked, texts, chips }: ChipsProps) {
  const styles = multiSelect();
  if (picked === 'all') return <span className={styles.chip}>{texts.all}</span>;
  if (picked.length === 0) return <span className={styles.placeholder}>{texts.placeholder}</span>;
  const folded = picked.length - chips;
  return (
    <>
      {picked.slice(0, chips).map(({ value, label }) => (
        <span key={value} className={styles.chip} title={label}>
          <bdi>{label}</bdi>
        </span>
      ))}
      {folded > 0 && <bdi className={styles.more}>{texts.more(folded)}</bdi>}
    </>
  );
}
