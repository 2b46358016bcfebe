import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { css } from '#styled/css';
import { control } from './control.recipe.ts';
import { Field, type FieldTexts } from './Field.tsx';

type NativeProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'required' | 'children' | 'type' | 'id'
>;

export interface PasswordFieldProps extends FieldTexts, NativeProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The toggle's name, in each state. */
  readonly texts: { readonly show: string; readonly hide: string };
}

const box = css({ position: 'relative', display: 'flex' });
const insideButton = css({
  display: 'inline-flex',
  position: 'absolute',
  insetBlock: '[1px]',
  insetInlineEnd: '[1px]',
  alignItems: 'center',
  justifyContent: 'center',
  width: 'control.md',
  borderRadius: 'md',
  color: 'text.muted',
  cursor: 'pointer',
  _coarse: { width: 'target.touch' },
  '& svg': { width: 'icon.md', height: 'icon.md' },
  '&:hover:not(:disabled)': { color: 'text', bg: 'surface.hover' },
  '&:disabled': { cursor: 'not-allowed', color: 'text.subtle' },
  _focusVisible: { outlineOffset: '[-2px]' },
});

/** A password, hidden until its owner asks to see it. */
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
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(field) => (
        <div className={box}>
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
          <button
            type="button"
            className={insideButton}
            aria-label={shown ? texts.hide : texts.show}
            aria-controls={field.id}
            disabled={disabled}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff /> : <Eye />}
          </button>
        </div>
      )}
    </Field>
  );
}
