import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { css } from '#styled/css';
import { choice } from './choice.recipe.ts';

export interface ChoiceProps
  extends Omit<
    ComponentProps<'input'>,
    'className' | 'style' | 'type' | 'role' | 'checked' | 'onChange' | 'children' | 'ref' | 'id'
  > {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export interface CheckboxProps extends ChoiceProps {
  /** Some of what the box stands for is chosen, but not all. */
  readonly indeterminate?: boolean | undefined;
}

const input = css({
  gridArea: '1 / 1',
  appearance: 'none',
  width: '5',
  height: '5',
  bg: 'surface',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'control',
  borderRadius: 'xs',
  cursor: 'pointer',
  transitionProperty: '[background-color, border-color]',
  transitionDuration: 'fast',
  '&:hover:not(:disabled)': { borderColor: 'text.muted' },
  '&:is(:checked, :indeterminate)': { bg: 'brand', borderColor: 'brand' },
  '&:is(:checked, :indeterminate):hover:not(:disabled)': { bg: 'brand.hover', borderColor: 'brand.hover' },
  '&[aria-invalid=true]': { borderColor: 'danger.text' },
  '&:disabled': { bg: 'surface.sunken', borderColor: 'line.strong', cursor: 'not-allowed' },
  '&:disabled:is(:checked, :indeterminate)': { bg: 'text.subtle', borderColor: 'text.subtle' },
  '@media (forced-colors: active)': { appearance: 'auto' },
});
const tick = css({
  gridArea: '1 / 1',
  width: '3.5',
  height: '3.5',
  color: 'brand.contrast',
  strokeWidth: '[3.5]',
  pointerEvents: 'none',
  ':disabled + &': { color: 'surface' },
});

export function Checkbox({ label, hint, checked, indeterminate = false, onChange, ...rest }: CheckboxProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const ref = useRef<HTMLInputElement>(null);
  const styles = choice();
  useEffect(() => {
    if (ref.current !== null) ref.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <div className={styles.root}>
      <span className={styles.control}>
        <input
          aria-describedby={hint === undefined ? undefined : hintId}
          {...rest}
          ref={ref}
          id={id}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className={input}
        />
        {indeterminate ? <Minus className={tick} /> : checked && <Check className={tick} />}
      </span>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint !== undefined && (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
