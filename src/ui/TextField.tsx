import type { ComponentProps } from 'react';
import { control } from './control.recipe.ts';
import { Field, type FieldTexts } from './Field.tsx';

type NativeProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'required' | 'children' | 'type' | 'id'
>;

export interface TextFieldProps extends FieldTexts, NativeProps {
  readonly type?: 'text' | 'email' | 'url' | 'tel' | 'search' | 'number' | 'time';
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function TextField({
  label,
  hint,
  error,
  required,
  value,
  onChange,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(field) => (
        <input
          {...rest}
          {...field}
          type={type}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={control()}
        />
      )}
    </Field>
  );
}
