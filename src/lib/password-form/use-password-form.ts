import { useSelector } from '@xstate/react';
import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react';
import { asTypedPassword } from '#contract/auth/password.rules.ts';
import type { FieldIssues } from '#contract/core/issues.ts';
import type { passwordFormMachine } from '#machines/password-form/password-form.machine.ts';
import { nothingTyped, policyOf } from '#machines/password-form/password-form.rules.ts';
import type {
  PasswordField,
  PasswordFormEvent,
  PasswordFormInput,
  PasswordFormOutput,
  TypedPasswords,
} from '#machines/password-form/password-form.types.ts';
import { type PasswordFormView, passwordFormView } from '#machines/password-form/password-form.view.ts';
import { useRunningActor } from '../running-actors.ts';

export interface PasswordTyping {
  readonly typed: TypedPasswords;
  readonly issues: FieldIssues;
  readonly type: (field: PasswordField, text: string) => void;
  readonly leave: (field: PasswordField) => void;
}

export interface PasswordForm extends PasswordTyping {
  readonly view: PasswordFormView;
  readonly send: (event: PasswordFormEvent) => void;
  readonly submit: (event: SyntheticEvent) => void;
}

export interface PasswordFormOptions {
  readonly machine: typeof passwordFormMachine;
  readonly input: PasswordFormInput;
  readonly code?: string;
  readonly onEnd: (kind: PasswordFormOutput['kind']) => void;
}

/** Runs the form of a new password. The component alone holds the typed text; the machine gets only facts about it. */
export function usePasswordForm({ machine, input, code = '', onEnd }: PasswordFormOptions): PasswordForm {
  const actor = useRunningActor(machine, { input });
  const snapshot = useSelector(actor, (state) => state);
  const [typed, setTyped] = useState<TypedPasswords>({ ...nothingTyped, code });
  const view = passwordFormView(snapshot, typed);
  const { output } = snapshot;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (output) end(output.kind);
  }, [output]);
  // A field that loses the focus as its dialog closes would send to a stopped actor.
  const send = (event: PasswordFormEvent) => {
    if (actor.getSnapshot().status === 'active') actor.send(event);
  };
  return {
    view,
    send,
    typed,
    issues: view.issues,
    type: (field, text) => {
      setTyped((before) => ({ ...before, [field]: asTypedPassword(policyOf(input), text) }));
      send({ type: 'field.change', field });
    },
    leave: (field) => send({ type: 'field.leave', field }),
    submit: (event) => {
      event.preventDefault();
      send({ type: 'form.submit', typed });
    },
  };
}
