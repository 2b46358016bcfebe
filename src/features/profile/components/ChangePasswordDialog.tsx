import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { changePasswordCall } from '#contract/profile/calls/change-password.call.ts';
import { passwordFormMachine } from '#machines/password-form/password-form.machine.ts';
import type { TypedPasswords } from '#machines/password-form/password-form.types.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { callActor } from '#src/lib/call-actor.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { usePasswordForm } from '#src/lib/password-form/use-password-form.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { messages } from '../messages.en.ts';
import { PasswordInputs } from './PasswordInputs.tsx';

/** [CC-06] */
const changeOf = (person: Person) =>
  callActor<void, TypedPasswords>(async ({ code: _none, ...typed }, signal) => {
    await call(changePasswordCall, { ...typed, roleId: person.role }, { signal });
  });

export interface ChangePasswordDialogProps {
  readonly person: Person;
  /** [ER-20] All sessions of the person have ended: sign out here. */
  readonly onChanged: () => void;
  readonly onClosed: () => void;
  readonly actorFor?: typeof changeOf;
}

/** [PF-01, VP-09…VP-14, CC-06] 600 px wide. */
export function ChangePasswordDialog(props: ChangePasswordDialogProps) {
  const { person, onChanged, onClosed, actorFor = changeOf } = props;
  const texts = messages.changePassword;
  const formId = useId();
  const [machine] = useState(() =>
    passwordFormMachine.provide({ actors: { savePassword: actorFor(person) } }),
  );
  const { isDemo: isDemoSchool } = person.school;
  const form = usePasswordForm({
    machine,
    input: { kind: 'change', role: person.role, isDemoSchool },
    onEnd: (kind) => {
      if (kind === 'saved') {
        alerts.show({ tone: 'success', title: texts.done });
        onChanged();
      }
      onClosed();
    },
  });
  const { state, canSend, failure } = form.view;
  const tell = useEffectEvent(() => {
    // The session's own dialog reports its end.
    if (failure && failure.code !== 'unauthorized')
      alerts.show({ tone: 'error', title: failureText(failure, messages.failures) });
  });
  useEffect(() => {
    if (failure) tell();
  }, [failure]);
  const isOpen = state !== 'done';
  const isSending = state === 'saving';
  const close = () => form.send({ type: 'form.close' });
  const isDirty = Object.values(form.typed).some((text) => text !== '');
  return (
    <Dialog
      open={isOpen}
      size="password"
      title={texts.title}
      description={isDemoSchool ? undefined : texts.after}
      closeLabel={texts.close}
      onRequestClose={close}
      unsaved={{ isDirty: isDirty && isOpen, texts: texts.unsaved }}
      footer={
        <>
          <Button onClick={close} disabled={isSending}>
            {messages.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={isSending}
            reasonInSight
            disabledReason={canSend ? undefined : isDemoSchool ? texts.demo : texts.incomplete}
          >
            {texts.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit}>
        <Stack gap="5" above="4">
          {isDemoSchool && <Banner tone="info" title={texts.demo} />}
          <PasswordInputs policy="change" person={person} form={form} disabled={isSending || isDemoSchool} />
        </Stack>
      </form>
    </Dialog>
  );
}
