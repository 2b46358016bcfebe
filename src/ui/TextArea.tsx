import { type ComponentProps, useId } from 'react';
import { css, cva, cx } from '#styled/css';
import { control } from './control.recipe.ts';
import { describedBy, Field, type FieldTexts } from './Field.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type NativeProps = Omit<
  ComponentProps<'textarea'>,
  'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'required' | 'children' | 'maxLength' | 'id'
>;

/** A limit that is shown but not enforced: long text stays readable and can be shortened. */
export interface CharacterLimit {
  /** In UTF-16 units, like `value.length`. */
  readonly max: number;
  readonly text: (used: number, max: number) => string;
}

export interface TextAreaProps extends FieldTexts, NativeProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly limit?: CharacterLimit | undefined;
}

/** Screen readers hear the count only when at most this many characters are left. */
const announceBelow = 20;

const area = css({
  display: 'block',
  resize: 'vertical',
  lineHeight: 'body',
});
const count = cva({
  base: { textStyle: 'caption', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', flexShrink: '0' },
  variants: {
    over: { true: { color: 'danger.text', fontWeight: 'semibold' }, false: { color: 'text.muted' } },
  },
});

export function TextArea({
  label,
  hint,
  error,
  required,
  value,
  onChange,
  limit,
  rows = 4,
  ...rest
}: TextAreaProps) {
  const countId = useId();
  const used = value.length;
  const left = limit === undefined ? Number.POSITIVE_INFINITY : limit.max - used;
  const counted = limit?.text(used, limit.max);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={required}
      aside={
        counted !== undefined && (
          <span id={countId} className={count({ over: left < 0 })}>
            {counted}
          </span>
        )
      }
    >
      {(field) => (
        <>
          <textarea
            {...rest}
            {...field}
            aria-describedby={describedBy(
              field['aria-describedby'] ?? false,
              counted !== undefined && countId,
            )}
            rows={rows}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            className={cx(control(), area)}
          />
          <VisuallyHidden>
            <output>{left < announceBelow ? counted : ''}</output>
          </VisuallyHidden>
        </>
      )}
    </Field>
  );
}
