import { type ReactNode, useId } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Dialog, type DialogProps } from '#src/ui/Dialog.tsx';
import { FormBody, type FormBodyProps } from './FormBody.tsx';
import { formMessages as messages } from './messages.en.ts';

export interface ResourceFormProps<Values extends object>
  extends Omit<FormBodyProps<Values>, 'id' | 'onEnter'> {
  readonly title: string;
  readonly size?: DialogProps['size'];
  readonly submit?: {
    readonly label?: string;
    readonly intent?: string;
    readonly byEnter?: boolean;
  };
  readonly buttons?: ReactNode;
}

/** A form's dialog with failures, an earlier draft, and both versions after somebody else saved. It asks on closing. */
export function ResourceForm<Values extends object>(props: ResourceFormProps<Values>) {
  const { form, title, size = 'form', submit = {}, buttons, children, ...body } = props;
  const { view, send } = form;
  const id = useId();
  const busy = view.stage === 'busy';
  const { label = messages.save, intent = '', byEnter = true } = submit;
  const press = byEnter ? ({ type: 'submit', form: id } as const) : { onClick: () => form.submit(intent) };
  return (
    <Dialog
      open
      size={size}
      title={title}
      closeLabel={messages.close}
      onRequestClose={() => send({ type: 'form.close' })}
      unsaved={{ isDirty: view.isDirty && !busy && view.stage !== 'ended', texts: messages.unsaved }}
      footer={
        <>
          {buttons}
          <Button {...press} variant="primary" busy={busy && view.intent === intent}>
            {label}
          </Button>
        </>
      }
    >
      <FormBody {...body} form={form} id={id} onEnter={byEnter ? () => form.submit(intent) : undefined}>
        {children}
      </FormBody>
    </Dialog>
  );
}
