import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Dialog, type DialogProps } from '#src/ui/Dialog.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { FormMergeDialog } from './FormMergeDialog.tsx';
import { FormNotices } from './FormNotices.tsx';
import { formMessages as messages } from './messages.en.ts';
import type { Form } from './use-form.ts';

export interface ResourceFormProps<Values extends object> {
  readonly form: Form<Values>;
  readonly title: string;
  readonly size?: DialogProps['size'];
  /** The main button. */
  readonly submit?: {
    readonly label?: string;
    /** Tells it from the other ways to save. */
    readonly intent?: string;
    /** Does Enter in a field press it? By default yes. */
    readonly byEnter?: boolean;
  };
  /** More buttons before the main one. */
  readonly buttons?: ReactNode;
  /** Own words for codes of the save. */
  readonly failures?: Readonly<Record<string, string>> | undefined;
  /** How a field's value reads where two versions are compared; by default as it is. */
  readonly show?: ((field: string, value: unknown) => string) | undefined;
  /** The fields, bound by `form.text(…)` and the like. */
  readonly children: ReactNode;
}

/**
 * The dialog of a form: its fields, why it was not saved, what was typed earlier, and both versions where somebody else
 * was faster. Nothing typed is thrown away unasked.
 */
export function ResourceForm<Values extends object>(props: ResourceFormProps<Values>) {
  const { form, title, size = 'form', submit = {}, buttons, failures, show, children } = props;
  const { view, send, wrongCount } = form;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (wrongCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [wrongCount]);
  const busy = view.stage === 'busy';
  const { label = messages.save, intent = '', byEnter = true } = submit;
  const press = byEnter ? ({ type: 'submit', form: id } as const) : { onClick: () => form.submit(intent) };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (byEnter) form.submit(intent);
  };
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
      <form id={id} ref={element} noValidate onSubmit={onSubmit} aria-busy={busy || undefined}>
        <Stack>
          <FormNotices view={view} labels={form.labels} failures={failures} send={send} />
          {children}
        </Stack>
      </form>
      {view.merge && <FormMergeDialog merge={view.merge} labels={form.labels} show={show} send={send} />}
    </Dialog>
  );
}
