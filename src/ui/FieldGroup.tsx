import { type ReactNode, useId } from 'react';
import { css, cva, cx } from '#styled/css';
import { describedBy, FieldError, type FieldTexts, hintStyle, labelStyle, RequiredMark } from './Field.tsx';

const root = css({ minWidth: '0', border: '[0]', padding: '0', margin: '0' });
const legend = css({ display: 'block', padding: '0', marginBlockEnd: '1.5' });
const body = cva({
  variants: {
    layout: {
      row: { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '2' },
      column: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2' },
      cards: {
        display: 'grid',
        gridTemplateColumns: '[repeat(auto-fit, minmax(min(13rem, 100%), 1fr))]',
        gap: '3',
      },
    },
  },
});
const note = css({ marginBlockEnd: '2' });
const fault = css({ marginBlockStart: '2' });

export interface FieldGroupProps extends FieldTexts {
  /** A wrapping row (default), a column, or equal cards. */
  readonly layout?: 'row' | 'column' | 'cards' | undefined;
  readonly role?: 'radiogroup' | undefined;
  readonly children: ReactNode;
}

/** [NF-07] Several checkboxes, switches or radio buttons that answer one question, e.g. a notice's readers. */
export function FieldGroup({
  label,
  hint,
  error,
  required = false,
  layout = 'row',
  role,
  children,
}: FieldGroupProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const state =
    role === undefined
      ? {}
      : { role, 'aria-required': required || undefined, 'aria-invalid': error !== undefined || undefined };
  return (
    <fieldset
      {...state}
      className={root}
      aria-describedby={describedBy(hint !== undefined && hintId, error !== undefined && errorId)}
    >
      <legend className={cx(legend, labelStyle)}>
        {label}
        {required && <RequiredMark />}
      </legend>
      {hint !== undefined && (
        <p id={hintId} className={cx(note, hintStyle)}>
          {hint}
        </p>
      )}
      <div className={body({ layout })}>{children}</div>
      {error !== undefined && (
        <div className={fault}>
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
