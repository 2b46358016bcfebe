import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Stack } from '#src/ui/Stack.tsx';
import { FormMergeDialog } from './FormMergeDialog.tsx';
import { FormNotices } from './FormNotices.tsx';
import type { Form } from './use-form.ts';

export interface FormBodyProps<Values extends object> {
  readonly form: Form<Values>;
  readonly id?: string | undefined;
  readonly onEnter?: (() => void) | undefined;
  readonly failures?: Readonly<Record<string, string>> | undefined;
  /** Formats a field's value where two versions are compared; by default the plain value. */
  readonly show?: ((field: string, value: unknown) => string) | undefined;
  readonly children: ReactNode;
}

/** A form's fields and messages, and both versions after somebody else saved. The first wrong field gets the focus. */
export function FormBody<Values extends object>(props: FormBodyProps<Values>) {
  const { form, id, onEnter, failures, show, children } = props;
  const { view, send, wrongCount } = form;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (wrongCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [wrongCount]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onEnter?.();
  };
  return (
    <>
      <form
        id={id}
        ref={element}
        noValidate
        onSubmit={onSubmit}
        aria-busy={view.stage === 'busy' || undefined}
      >
        <Stack>
          <FormNotices view={view} labels={form.labels} failures={failures} send={send} />
          {children}
        </Stack>
      </form>
      {view.merge && <FormMergeDialog merge={view.merge} labels={form.labels} show={show} send={send} />}
    </>
  );
}
