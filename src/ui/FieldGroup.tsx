import { type ReactNode, useId } from 'react';
import { css } from '#styled/css';
import { describedBy, FieldError, type FieldTexts, hintStyle, labelStyle, RequiredMark } from './Field.tsx';

const root = css({ minWidth: '0', border: '[0]', padding: '0', margin: '0' });
const legend = css({ display: 'block', padding: '0', marginBlockEnd: '1.5' });
const body = css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '2' });
const note = css({ marginBlockEnd: '1.5' });
const fault = css({ marginBlockStart: '1.5' });

export interface FieldGroupProps extends FieldTexts {
  readonly children: ReactNode;
}

/** Several checkboxes or switches that answer one question, e.g. whom a notice is for [NF-07]. */
export function FieldGroup({ label, hint, error, required = false, children }: FieldGroupProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <fieldset
      className={root}
      aria-describedby={describedBy(hint !== undefined && hintId, error !== undefined && errorId)}
    >
      <legend className={`${legend} ${labelStyle}`}>
        {label}
        {required && <RequiredMark />}
      </legend>
      {hint !== undefined && (
        <p id={hintId} className={`${note} ${hintStyle}`}>
          {hint}
        </p>
      )}
      <div className={body}>{children}</div>
      {error !== undefined && (
        <div className={fault}>
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
