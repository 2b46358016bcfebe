import { segmented } from './segmented.recipe.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface SegmentedChoiceProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[];
  readonly onChange: (value: Value) => void;
}

/** One of two or three short choices side by side. Its native radio buttons work before the app runs. */
export function SegmentedChoice<Value extends string>({
  name,
  label,
  value,
  options,
  onChange,
}: SegmentedChoiceProps<Value>) {
  const styles = segmented();
  return (
    <fieldset className={styles.root}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment} lang={option.lang}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
