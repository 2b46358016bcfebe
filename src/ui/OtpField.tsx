import { LocaleProvider } from '@ark-ui/react/locale';
import { PinInput } from '@ark-ui/react/pin-input';
import { useId, useState } from 'react';
import { css, cx } from '#styled/css';
import { control } from './control.recipe.ts';
import { Field, type FieldTexts } from './Field.tsx';
import { digitsOf } from './otp.rules.ts';

export interface OtpFieldProps extends FieldTexts {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onComplete?: ((value: string) => void) | undefined;
  /** Default 6. */
  readonly length?: number | undefined;
  readonly texts: {
    readonly digit: (position: number, length: number) => string;
  };
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
}

const boxes = css({ display: 'flex', gap: '2', maxWidth: 'full' });
const digit = css({
  flexGrow: '1',
  flexShrink: '1',
  maxWidth: '12',
  minHeight: 'control.lg',
  px: '0',
  textStyle: 'section',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

const cellsOf = (value: string, length: number) => Array.from({ length }, (_, index) => value.charAt(index));

/** A one-time code with a box per digit: typed, pasted, or filled in by the phone. It runs left to right everywhere. */
export function OtpField({
  value,
  onChange,
  onComplete,
  length = 6,
  texts,
  disabled = false,
  readOnly = false,
  ...field
}: OtpFieldProps) {
  const id = useId();
  // A digit removed from the middle leaves a gap, which a string cannot express.
  const [gapped, setGapped] = useState<readonly string[]>([]);
  const cells = gapped.length === length && gapped.join('') === value ? gapped : cellsOf(value, length);
  const places = Array.from({ length }, (_, place) => place);
  return (
    <Field {...field} labelId={`${id}-label`}>
      {(fieldControl) => (
        <LocaleProvider locale="en">
          <PinInput.Root
            count={length}
            otp
            type="numeric"
            selectOnFocus
            placeholder=""
            disabled={disabled}
            readOnly={readOnly}
            invalid={fieldControl['aria-invalid'] === true}
            value={[...cells]}
            onValueChange={(details) => {
              setGapped(details.value);
              onChange(details.value.join(''));
            }}
            onValueComplete={(details) => onComplete?.(details.valueAsString)}
            sanitizeValue={digitsOf}
            translations={{ inputLabel: (index, count) => texts.digit(index + 1, count) }}
            ids={{ input: (index) => (index === '0' ? fieldControl.id : `${id}-digit-${index}`) }}
          >
            <PinInput.Control
              role="group"
              aria-labelledby={`${id}-label`}
              aria-describedby={fieldControl['aria-describedby']}
              className={boxes}
            >
              {places.map((place) => (
                <PinInput.Input
                  key={place}
                  index={place}
                  aria-required={fieldControl['aria-required']}
                  className={cx(control(), digit)}
                />
              ))}
            </PinInput.Control>
          </PinInput.Root>
        </LocaleProvider>
      )}
    </Field>
  );
}
