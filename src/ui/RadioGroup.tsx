import { type ReactNode, useId } from 'react';
import { css } from '#styled/css';
import { choice } from './choice.recipe.ts';
import type { FieldTexts } from './Field.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { radio, radioCard } from './radio-group.recipe.ts';

export interface RadioOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly icon?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface RadioGroupProps extends FieldTexts {
  readonly options: readonly RadioOption[];
  /** '' for none yet. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Default `column`. */
  readonly layout?: 'column' | 'row' | 'cards' | undefined;
  readonly disabled?: boolean | undefined;
}

const words = css({ display: 'flex', flexDirection: 'column', gap: '0.5', flexGrow: '1', minWidth: '0' });
const name = css({ textStyle: 'label' });
const hintText = css({ textStyle: 'caption', color: 'text.muted' });

/** One of a few options, all in sight. Use a `Select` for more than about seven. */
export function RadioGroup({
  options,
  value,
  onChange,
  layout = 'column',
  disabled = false,
  ...field
}: RadioGroupProps) {
  const group = useId();
  const Choice = layout === 'cards' ? CardChoice : LineChoice;
  return (
    <FieldGroup {...field} layout={layout} role="radiogroup">
      {options.map((option) => (
        <Choice
          key={option.value}
          option={option}
          group={group}
          checked={option.value === value}
          disabled={disabled || option.disabled === true}
          onChoose={() => onChange(option.value)}
        />
      ))}
    </FieldGroup>
  );
}

interface ChoiceProps {
  readonly option: RadioOption;
  readonly group: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onChoose: () => void;
}

function RadioInput({
  option,
  group,
  checked,
  disabled,
  onChoose,
  id,
}: ChoiceProps & { readonly id: string }) {
  return (
    <input
      id={id}
      type="radio"
      name={group}
      value={option.value}
      checked={checked}
      disabled={disabled}
      onChange={onChoose}
      aria-labelledby={`${id}-label`}
      aria-describedby={option.hint === undefined ? undefined : `${id}-hint`}
      className={radio()}
    />
  );
}

function LineChoice(props: ChoiceProps) {
  const id = useId();
  const { label, hint } = props.option;
  const styles = choice();
  return (
    <div className={styles.root}>
      <span className={styles.control}>
        <RadioInput {...props} id={id} />
      </span>
      <label htmlFor={id} id={`${id}-label`} className={styles.label}>
        {label}
      </label>
      {hint !== undefined && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}

function CardChoice(props: ChoiceProps) {
  const id = useId();
  const { label, hint, icon } = props.option;
  return (
    <label htmlFor={id} className={radioCard()}>
      {icon}
      <span className={words}>
        <span id={`${id}-label`} className={name}>
          {label}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className={hintText}>
            {hint}
          </span>
        )}
      </span>
      <RadioInput {...props} id={id} />
    </label>
  );
}
