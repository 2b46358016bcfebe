import { textFor } from '#src/lib/words/messages.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { useForm, useFormView } from '../form-context.ts';
import { formMessages as messages } from '../messages.en.ts';

/** A retry would bring the same answer. */
const final = new Set(['not_found', 'forbidden', 'locked']);

export function LoadFailed() {
  const { send } = useForm();
  const { code, information } = useFormView((view) => view.failure) ?? {
    code: 'unexpected',
    information: null,
  };
  const text = textFor(messages.loadFailures, code) ?? information ?? messages.loadFailures.unexpected;
  const retry = { label: messages.tryAgain, onRetry: () => send({ type: 'form.retry' }) };
  return <ErrorState title={messages.loadFailed} text={text} retry={final.has(code) ? undefined : retry} />;
}
