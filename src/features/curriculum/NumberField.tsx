import type { FieldTexts } from '#src/ui/Field.tsx';
import { TextField } from '#src/ui/TextField.tsx';

interface NumberFieldProps extends FieldTexts {
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A whole number, 0 where nothing is typed. */
export function NumberField({ value, onChange, ...field }: NumberFieldProps) {
  return (
    <TextField
      {...field}
      type="number"
      inputMode="numeric"
      min={0}
      value={String(value)}
      onChange={(text) => onChange(Number(text))}
    />
  );
}
