import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { asTypedPassword } from '#contract/auth/password.rules.ts';
import type { Person } from '#contract/auth/session.model.ts';
import { firstPasswordMachine } from '#machines/auth/first-password/first-password.machine.ts';
import { canChange } from '#machines/auth/first-password/first-password.rules.ts';
import type { FirstPasswordForm } from '#machines/auth/first-password/first-password.types.ts';
import { firstPasswordView } from '#machines/auth/first-password/first-password.view.ts';
import { alerts } from '#src/lib/alerts.ts';
import { useRunningActor } from '#src/lib/running-actors.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { css } from '#styled/css';
import { changePassword, loadStatus, skipPassword } from '../actors/first-password-actors.ts';
import { textOfFacts } from '../failure-text.ts';
import { waysMessages } from '../ways-messages.en.ts';
import { FirstPasswordFields } from './FirstPasswordFields.tsx';

const machine = firstPasswordMachine.provide({ actors: { loadStatus, changePassword, skipPassword } });

const form = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const footer = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '3',
  width: 'full',
});
const lead = css({ color: 'text.muted', marginBlockEnd: '4' });
const aside = css({
  width: { base: 'full', sm: 'auto' },
  marginInlineEnd: 'auto',
  textStyle: 'small',
  color: 'text.muted',
});

const nothing: FirstPasswordForm = { currentPassword: '', password: '', confirmPassword: '' };

interface FirstPasswordProps {
  readonly person: Person;
  /** The password was chosen, or put off for this session [LG-13]. */
  readonly onDone: () => void;
  /** The way out for who can put it off no more and does not want to choose. */
  readonly onSignOut: () => void;
}

/** [LG-13, LG-14, CC-06, QU-16] Over the app after a sign-in with a password somebody else gave. */
export function FirstPassword({ person, onDone, onSignOut }: FirstPasswordProps) {
  const actor = useRunningActor(machine, { input: { role: person.role } });
  const snapshot = useSelector(actor, (state) => state);
  const [typed, setTyped] = useState(nothing);
  const view = firstPasswordView(snapshot);
  const formId = useId();
  const texts = waysMessages.first;
  const finish = useEffectEvent(() => {
    if (view.hasChanged) alerts.show({ tone: 'success', title: texts.changed });
    onDone();
  });
  useEffect(() => {
    if (view.isDone) finish();
  }, [view.isDone]);
  if (view.isDone) return null;
  const isReady = canChange(typed, person.role, view.status?.minimum ?? 0);
  const skip = () => actor.send({ type: 'form.skip' });
  const change = (name: keyof FirstPasswordForm, text: string) => {
    setTyped({ ...typed, [name]: asTypedPassword('change', text) });
    actor.send({ type: 'form.change' });
  };
  return (
    <Dialog
      open
      size="password"
      title={texts.title}
      closeLabel={texts.skip}
      onRequestClose={skip}
      footer={
        <div className={footer}>
          {view.status !== null && (
            <p className={aside}>{view.canSkip ? texts.skipsLeft(view.status.skipsLeft) : texts.noSkip}</p>
          )}
          {view.canSkip ? (
            <Button busy={view.isSkipping} onClick={skip}>
              {texts.skip}
            </Button>
          ) : (
            <Button onClick={onSignOut}>{texts.signOut}</Button>
          )}
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={view.isSaving}
            disabledReason={isReady ? undefined : texts.notReady}
            answersPress
          >
            {texts.submit}
          </Button>
        </div>
      }
    >
      <p className={lead}>{texts.text}</p>
      {view.failure !== null && (
        <Banner
          tone="danger"
          announce="assertive"
          title={textOfFacts(view.failure)}
          action={
            view.hasFailed && (
              <Button size="sm" onClick={() => actor.send({ type: 'status.retry' })}>
                {waysMessages.retry}
              </Button>
            )
          }
        />
      )}
      {view.isLoading && <Skeleton label={texts.loading} shape="form" count={3} />}
      <form
        id={formId}
        className={form}
        hidden={view.isLoading || view.hasFailed}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          actor.send({ type: 'form.submit', ...typed });
        }}
      >
        <FirstPasswordFields person={person} view={view} typed={typed} onChange={change} />
      </form>
    </Dialog>
  );
}
