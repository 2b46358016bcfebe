import Asterisk from 'lucide-react/icons/asterisk';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import { css } from '#styled/css';

export interface FieldTexts {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong and how to mend it; it makes the field invalid. */
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
}

/** Spread the first four on the control. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

export interface FieldProps extends FieldTexts {
  readonly aside?: ReactNode;
  readonly labelId?: string;
  readonly children: (control: FieldControl) => ReactNode;
}

const root = css({ display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: '0' });
const heading = css({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '3' });
export const labelStyle = css({ textStyle: 'label', color: 'text' });
const mark = css({
  display: 'inline',
  width: '[0.7em]',
  height: '[0.7em]',
  marginInlineStart: '0.5',
  color: 'danger.text',
  verticalAlign: '[0.25em]',
});
export const hintStyle = css({ textStyle: 'caption', color: 'text.muted' });
const errorStyle = css({
  display: 'flex',
  gap: '1.5',
  textStyle: 'small',
  fontWeight: 'medium',
  color: 'danger.text',
  '& svg': { flexShrink: '0', width: 'icon.sm', height: 'icon.sm', marginBlockStart: '[0.125rem]' },
});

export function RequiredMark() {
  return <Asterisk className={mark} strokeWidth={3} />;
}

export function FieldError({ id, children }: { readonly id?: string; readonly children: string }) {
  return (
    <p id={id} className={errorStyle}>
      <CircleAlert />
      <span>{children}</span>
    </p>
  );
}

export const describedBy = (...ids: readonly (string | false)[]): string | undefined =>
  ids.filter((id) => id !== false).join(' ') || undefined;

export function Field({ label, hint, error, required = false, aside, labelId, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <div className={root}>
      <div className={heading}>
        <label htmlFor={id} id={labelId} className={labelStyle}>
          {label}
          {required && <RequiredMark />}
        </label>
        {aside}
      </div>
      {hint !== undefined && (
        <p id={hintId} className={hintStyle}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy(hint !== undefined && hintId, error !== undefined && errorId),
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': required || undefined,
      })}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
