import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { boxed, control } from './control.recipe.ts';
import { Field, type FieldTexts } from './Field.tsx';

type NativeProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'required' | 'children' | 'type' | 'id'
>;

export interface PasswordFieldProps extends FieldTexts, NativeProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly texts: { readonly show: string; readonly hide: string };
}

export function PasswordField({
  label,
  hint,
  error,
  required,
  value,
  onChange,
  texts,
  disabled,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const styles = boxed();
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(field) => (
        <div className={styles.box}>
          <input
            {...rest}
            {...field}
            disabled={disabled}
            type={shown ? 'text' : 'password'}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={control({ room: 'one' })}
          />
          <div className={styles.buttons}>
            <button
              type="button"
              className={styles.button}
              aria-label={shown ? texts.hide : texts.show}
              aria-controls={field.id}
              disabled={disabled}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOff /> : <Eye />}
            </button>
          </div>
        </div>
      )}
    </Field>
  );
}
