import { useEffect, useRef } from 'react';
import { checkbox } from './grid-controls.recipe.ts';

export interface GridCheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly indeterminate?: boolean;
  readonly disabled?: boolean;
  readonly tabIndex?: 0 | -1;
  readonly onChange: (checked: boolean) => void;
}

/** A checkbox labelled by its row, light enough for a hundred thousand rows. */
export function GridCheckbox({
  label,
  checked,
  indeterminate = false,
  disabled = false,
  tabIndex = 0,
  onChange,
}: GridCheckboxProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current !== null) ref.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={checkbox()}>
      <input
        ref={ref}
        type="checkbox"
        aria-label={label}
        tabIndex={tabIndex}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
