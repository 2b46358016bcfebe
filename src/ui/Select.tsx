import { Select as Ark } from '@ark-ui/react/select';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useMemo, useRef } from 'react';
import { css, cx } from '#styled/css';
import { boxed, control } from './control.recipe.ts';
import { Field, type FieldTexts } from './Field.tsx';
import type { Option } from './multi-select.rules.ts';
import { rowCollection } from './row-collection.ts';
import { Spinner } from './Spinner.tsx';
import { select, selectOption } from './select.recipe.ts';

export interface SelectOption extends Option {
  readonly hint?: string | undefined;
  readonly icon?: ReactNode;
}

export interface SelectTexts {
  readonly placeholder: string;
  readonly loading: string;
  readonly empty: string;
  /** Name of the button that clears the choice; only with `clearable`. */
  readonly clear?: string | undefined;
}

export interface SelectProps extends FieldTexts {
  readonly options: readonly SelectOption[];
  /** '' for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly texts: SelectTexts;
  readonly clearable?: boolean | undefined;
  readonly loading?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** The value cannot change, but Tab still reaches it. */
  readonly readOnly?: boolean | undefined;
}

const room = css({ marginInlineEnd: '7', _coarse: { marginInlineEnd: '10' } });

/** One of up to about fifty options, else use a `Combobox`. Takes arrows, Home, End and letters, closed or open. */
export function Select({
  options,
  value,
  onChange,
  texts,
  clearable = false,
  loading = false,
  disabled = false,
  readOnly = false,
  ...field
}: SelectProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const styles = select({ sheet: true });
  const box = boxed();
  const collection = useMemo(() => rowCollection(loading ? [] : options), [options, loading]);
  const chosen = options.find((option) => option.value === value);
  const canClear = clearable && chosen !== undefined && !disabled && !readOnly;
  const clear = () => {
    onChange('');
    trigger.current?.focus();
  };

  return (
    <Field {...field} labelId={`${id}-label`}>
      {(fieldControl) => (
        <Ark.Root
          collection={collection}
          composite={false}
          lazyMount
          unmountOnExit
          disabled={disabled}
          readOnly={readOnly}
          invalid={fieldControl['aria-invalid'] === true}
          value={chosen === undefined ? [] : [value]}
          onValueChange={(details) => onChange(details.value[0] ?? '')}
          ids={{ trigger: fieldControl.id, label: `${id}-label` }}
          positioning={{ strategy: 'fixed', sameWidth: true, gutter: 4, overflowPadding: 8 }}
        >
          <div className={box.box}>
            <Ark.Trigger
              {...fieldControl}
              ref={trigger}
              aria-labelledby={`${id}-label ${id}-value`}
              aria-readonly={readOnly || undefined}
              className={cx(control(), styles.trigger)}
            >
              <span id={`${id}-value`} className={cx(styles.value, canClear && room)}>
                {chosen?.icon}
                {chosen === undefined ? (
                  <span className={styles.placeholder}>{texts.placeholder}</span>
                ) : (
                  <bdi>{chosen.label}</bdi>
                )}
              </span>
              {!readOnly && <ChevronDown className={styles.arrow} />}
            </Ark.Trigger>
            {canClear && (
              <span className={styles.clear}>
                <button type="button" className={box.button} aria-label={texts.clear} onClick={clear}>
                  <X />
                </button>
              </span>
            )}
          </div>
          <Ark.Positioner className={styles.positioner}>
            <Ark.Content role="group" className={styles.panel}>
              <span aria-hidden="true" className={styles.heading}>
                {field.label}
              </span>
              {collection.size > 0 ? (
                <Ark.List aria-labelledby={`${id}-label`} className={styles.list}>
                  {collection.items.map((option) => (
                    <Ark.Item key={option.value} item={option} className={selectOption()}>
                      <OptionContent option={option} chosen={option.value === value} />
                    </Ark.Item>
                  ))}
                </Ark.List>
              ) : (
                <output className={styles.note}>
                  {loading && <Spinner />}
                  {loading ? texts.loading : texts.empty}
                </output>
              )}
            </Ark.Content>
          </Ark.Positioner>
        </Ark.Root>
      )}
    </Field>
  );
}

export function OptionContent({
  option,
  chosen,
}: {
  readonly option: SelectOption;
  readonly chosen: boolean;
}) {
  const styles = select();
  return (
    <>
      {option.icon}
      <span className={styles.lines}>
        <span className={styles.words}>
          <bdi>{option.label}</bdi>
        </span>
        {option.hint !== undefined && (
          <span className={styles.hint}>
            <bdi>{option.hint}</bdi>
          </span>
        )}
      </span>
      {chosen && <Check className={styles.check} />}
    </>
  );
}
