import { type SyntheticEvent, useId, useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { nothingTyped } from '#machines/profile/change-password/password-fields.ts';
import { call } from '#src/lib/api-client.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { css, cx } from '#styled/css';
import { defineChangePasswordActor } from '../actors/change-password.actor.ts';
import { messages } from '../messages.en.ts';
import { type ChangePasswordActorFor, useChangePassword } from '../use-change-password.ts';
import { stack } from './layout.ts';
import { PasswordInputs } from './PasswordInputs.tsx';

/** Under the description. */
const below = css({ paddingBlockStart: '4' });

export interface ChangePasswordDialogProps {
  readonly person: Person;
  /** [ER-20] Every session of the person is over: sign out here. */
  readonly onChanged: () => void;
  readonly onClosed: () => void;
  readonly actorFor?: ChangePasswordActorFor;
}

const realActor: ChangePasswordActorFor = (tools) => defineChangePasswordActor({ ...tools, call });

/** [PF-01, VP-09…VP-14, CC-06] 600 px wide. */
export function ChangePasswordDialog({
  person,
  onChanged,
  onClosed,
  actorFor = realActor,
}: ChangePasswordDialogProps) {
  const texts = messages.changePassword;
  const formId = useId();
  const [typed, setTyped] = useState(nothingTyped);
  const { view, send } = useChangePassword({ person, actorFor, onChanged, onClosed });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send({ type: 'form.submit', typed });
  };
  const isDirty = Object.values(typed).some((text) => text !== '');
  return (
    <Dialog
      open={view.isOpen}
      size="password"
      title={texts.title}
      description={view.isDemoSchool ? undefined : texts.after}
      closeLabel={texts.close}
      onRequestClose={() => send({ type: 'form.close' })}
      unsaved={{ isDirty: isDirty && view.isOpen, texts: texts.unsaved }}
      footer={
        <>
          <Button onClick={() => send({ type: 'form.close' })} disabled={view.isSending}>
            {messages.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={view.isSending}
            disabledReason={view.canSubmit ? undefined : view.isDemoSchool ? texts.demo : texts.incomplete}
          >
            {texts.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={cx(stack, below)} onSubmit={submit}>
        {view.isDemoSchool && <Banner tone="info" title={texts.demo} />}
        <PasswordInputs
          policy="change"
          role={person.role}
          loginName={person.loginName}
          typed={typed}
          problems={view.problems}
          disabled={view.isSending || view.isDemoSchool}
          onType={(field, next) => {
            setTyped(next);
            send({ type: 'password.type', field, typed: next });
          }}
          onLeave={(field) => send({ type: 'password.leave', field })}
        />
      </form>
    </Dialog>
  );
}
