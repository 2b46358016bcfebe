import { useState } from 'react';
import type { FailureFacts } from '#machines/shared/failure.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { failureText } from '../failure-text.ts';
import { failureMessages } from '../words/failure-messages.en.ts';
import { formMessages } from './messages.en.ts';
import type { Form } from './use-form.ts';

/** The intent of a save whose question was answered with yes. */
export const sure = 'sure';

interface FormQuestionProps<Values extends object> {
  readonly form: Pick<Form<Values>, 'view' | 'submit'>;
  /** The refusal that asks; its words are the question's text. */
  readonly code: string;
  readonly title: string;
  readonly yes: string;
  readonly tone?: 'primary' | 'danger';
}

/** Asks whether a form that was refused with this code is saved all the same: yes sends it again, as `sure`. */
export function FormQuestion<Values extends object>(props: FormQuestionProps<Values>) {
  const { form, code, title, yes, tone = 'primary' } = props;
  const [declined, setDeclined] = useState<FailureFacts | null>(null);
  const { failure } = form.view;
  const isAsked = failure?.code === code && failure !== declined;
  const decline = () => setDeclined(failure);
  return (
    <AlertDialog
      open={isAsked}
      tone="warning"
      title={title}
      answers={[
        { value: 'no', label: formMessages.cancel },
        { value: 'yes', label: yes, tone },
      ]}
      onAnswer={(answer) => (answer === 'yes' ? form.submit(sure) : decline())}
      onCancel={decline}
    >
      {failure && failureText(failure, failureMessages)}
    </AlertDialog>
  );
}
