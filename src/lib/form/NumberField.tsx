import type { FieldTexts } from '#src/ui/Field.tsx';
import { TextField } from '#src/ui/TextField.tsx';

interface NumberFieldProps extends FieldTexts {
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** What 0 means, shown in the empty field; left out: 0 is an ordinary number. */
  readonly none?: string;
}

export function NumberField({ value, onChange, none, ...field }: NumberFieldProps) {
  return (
    <TextField
      {...field}
      type="number"
      inputMode="numeric"
      min={0}
      value={none !== undefined && value === 0 ? '' : String(value)}
      placeholder={none}
      onChange={(text) => onChange(Number(text))}
    />
  );
}
