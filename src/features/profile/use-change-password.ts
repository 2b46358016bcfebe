import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { changePasswordMachine } from '#machines/profile/change-password/change-password.machine.ts';
import type {
  ChangePasswordEmitted,
  ChangePasswordEvent,
} from '#machines/profile/change-password/change-password.types.ts';
import {
  type ChangePasswordView,
  changePasswordView,
} from '#machines/profile/change-password/change-password.view.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { alerts } from '#src/lib/alerts.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { useRunningActor } from '#src/lib/running-actors.ts';
import type { ChangePasswordTools, defineChangePasswordActor } from './actors/change-password.actor.ts';
import { messages } from './messages.en.ts';

/** Makes the actor; the real one is `defineChangePasswordActor` over `call`. */
export type ChangePasswordActorFor = (
  tools: Omit<ChangePasswordTools, 'call'>,
) => ReturnType<typeof defineChangePasswordActor>;

export interface ChangePasswordOptions {
  readonly person: Person;
  readonly actorFor: ChangePasswordActorFor;
  readonly onChanged: () => void;
  readonly onClosed: () => void;
}

/** Runs the machine of the dialog; [ER-20] says what became of it. */
export function useChangePassword({ person, actorFor, onChanged, onClosed }: ChangePasswordOptions): {
  readonly view: ChangePasswordView;
  readonly send: (event: ChangePasswordEvent) => void;
} {
  const [{ machine, input }] = useState(() => ({
    machine: changePasswordMachine.provide({ actors: { changePassword: actorFor({ role: person.role }) } }),
    input: { role: person.role, isDemoSchool: person.school.isDemo },
  }));
  const actor = useRunningActor(machine, { input });
  const view = useSelector(actor, changePasswordView, isSame);
  const output = useSelector(actor, (snapshot) => snapshot.output);
  const tell = useEffectEvent(({ failure }: ChangePasswordEmitted) =>
    alerts.show({ tone: 'error', title: failureText(failure, messages.failures) }),
  );
  useEffect(() => {
    const subscription = actor.on('refused', (event) => tell(event));
    return () => subscription.unsubscribe();
  }, [actor]);
  const end = useEffectEvent((kind: 'changed' | 'closed') => {
    if (kind === 'changed') {
      alerts.show({ tone: 'success', title: messages.changePassword.done });
      onChanged();
    }
    onClosed();
  });
  useEffect(() => {
    if (output) end(output.kind);
  }, [output]);
  return { view, send: (event) => actor.send(event) };
}
