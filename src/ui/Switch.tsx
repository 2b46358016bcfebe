import { useId } from 'react';
import { css } from '#styled/css';
import type { ChoiceProps } from './Checkbox.tsx';
import { choice } from './choice.recipe.ts';

const track = css({
  appearance: 'none',
  position: 'relative',
  width: '9',
  height: '5',
  borderRadius: 'full',
  bg: 'control',
  cursor: 'pointer',
  transitionProperty: '[background-color]',
  transitionDuration: 'normal',
  _before: {
    content: '""',
    position: 'absolute',
    insetBlockStart: '0.5',
    insetInlineStart: '0.5',
    width: '4',
    height: '4',
    borderRadius: 'full',
    bg: 'surface',
    boxShadow: 'card',
    transitionProperty: '[inset-inline-start]',
    transitionDuration: 'normal',
    transitionTimingFunction: 'out',
  },
  '&:hover:not(:disabled)': { bg: 'text.muted' },
  '&:checked': { bg: 'brand', _before: { insetInlineStart: '[calc(100% - 1.125rem)]' } },
  '&:checked:hover:not(:disabled)': { bg: 'brand.hover' },
  '&:disabled': { bg: 'line.strong', cursor: 'not-allowed' },
  '&:disabled:checked': { bg: 'text.subtle' },
  // High contrast modes drop backgrounds.
  '@media (forced-colors: active)': { appearance: 'auto', _before: { display: 'none' } },
});

export function Switch({ label, hint, checked, onChange, ...rest }: ChoiceProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const styles = choice();
  return (
    <div className={styles.root}>
      <span className={styles.control}>
        <input
          aria-describedby={hint === undefined ? undefined : hintId}
          {...rest}
          id={id}
          type="checkbox"
          role="switch"
          aria-checked={checked}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className={track}
        />
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
