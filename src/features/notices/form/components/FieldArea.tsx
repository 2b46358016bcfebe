import type { FocusEvent, ReactNode } from 'react';
import type { NoticeField } from '#machines/notices/notice-form/notice-form.types.ts';
import { css } from '#styled/css';
import { useForm, useFormView } from '../form-context.ts';
import { formMessages as messages } from '../messages.en.ts';

const area = css({ display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: '0' });

export interface FieldAreaProps {
  readonly field: NoticeField;
  readonly children: ReactNode;
}

/** Wraps one field and all that opens from it; its error may show after it is left. */
export function FieldArea({ field, children }: FieldAreaProps) {
  const { send } = useForm();
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) send({ type: 'field.leave', field });
  };
  return (
    <div className={area} onBlur={leave}>
      {children}
    </div>
  );
}

/** The error of a field, with the server's words first. */
export function useFieldError(field: NoticeField): string | undefined {
  const error = useFormView((view) => view.errors[field]);
  // [VN-22] Beside its fields, the central office's form uses the words of a school's alerts.
  const isOffice = useFormView((view) => view.office !== null);
  const texts = isOffice ? messages.alerts : messages.errors;
  return error?.information ?? (error?.code ? texts[error.code] : undefined);
}
