import { useId } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { roles } from '#contract/core/roles.ts';
import { passwordFormMachine } from '#machines/password-form/password-form.machine.ts';
import { alerts } from '#src/lib/alerts.ts';
import { PasswordFields } from '#src/lib/password-form/PasswordFields.tsx';
import { usePasswordForm } from '#src/lib/password-form/use-password-form.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { loadStatus, savePassword, skipPassword } from '../actors/first-password-actors.ts';
import { textOfFacts } from '../failure-text.ts';
import { passwordWords } from '../password-text.ts';
import { waysMessages } from '../ways-messages.en.ts';

const machine = passwordFormMachine.provide({ actors: { loadStatus, savePassword, skipPassword } });

const footer = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '3',
  width: 'full',
});
const lead = css({ color: 'text.muted' });
const aside = css({
  width: { base: 'full', sm: 'auto' },
  marginInlineEnd: 'auto',
  textStyle: 'small',
  color: 'text.muted',
});

export interface FirstPasswordProps {
  readonly person: Person;
  /** The password was chosen, or put off for this session [LG-13]. */
  readonly onDone: () => void;
  /** The way out for people who can no longer put it off and do not want to choose. */
  readonly onSignOut: () => void;
}

/** [LG-13, LG-14, CC-06, QU-16] Shown before the app, after a sign-in with a password from somebody else. */
export function FirstPassword({ person, onDone, onSignOut }: FirstPasswordProps) {
  const texts = waysMessages.first;
  const formId = useId();
  const form = usePasswordForm({
    machine,
    input: { kind: 'first', role: person.role, isDemoSchool: false },
    onEnd: (kind) => {
      if (kind === 'saved') alerts.show({ tone: 'success', title: texts.changed });
      onDone();
    },
  });
  const { skipsLeft, canSkip, wasPutOff, isStartCode, failure, limits, ...view } = form.view;
  if (view.state === 'done') return null;
  const skip = () => form.send({ type: 'form.skip' });
  const hint = person.role === roles.student ? texts.studentHint : texts.staffHint;
  return (
    <Dialog
      open
      size="password"
      title={texts.title}
      {...(canSkip && { closeLabel: texts.skip })}
      onRequestClose={skip}
      footer={
        <div className={footer}>
          {skipsLeft !== null && (
            <p className={aside}>
              {canSkip ? texts.skipsLeft(skipsLeft) : wasPutOff ? texts.noSkip : texts.now}
            </p>
          )}
          {canSkip ? (
            <Button busy={view.state === 'skipping'} onClick={skip}>
              {texts.skip}
            </Button>
          ) : (
            <Button onClick={onSignOut}>{texts.signOut}</Button>
          )}
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={view.state === 'saving'}
            reasonInSight
            disabledReason={view.canSend ? undefined : texts.notReady}
            answersPress
          >
            {texts.submit}
          </Button>
        </div>
      }
    >
      <Stack>
        <p className={lead}>{isStartCode ? texts.codeText : texts.text}</p>
        {failure !== null && (
          <Banner
            tone="danger"
            announce="assertive"
            title={textOfFacts(failure)}
            action={
              view.state === 'failed' && (
                <Button size="sm" onClick={() => form.send({ type: 'status.retry' })}>
                  {waysMessages.retry}
                </Button>
              )
            }
          />
        )}
        {view.state === 'loading' && <Skeleton label={texts.loading} shape="form" count={3} />}
        <form
          id={formId}
          hidden={view.state === 'loading' || view.state === 'failed'}
          noValidate
          onSubmit={form.submit}
        >
          <Stack>
            <PasswordFields
              form={form}
              labels={{
                currentPassword: isStartCode ? texts.code : texts.current,
                password: texts.password,
                confirmPassword: texts.confirm,
              }}
              hint={hint(limits.minimum)}
              words={passwordWords('first', limits)}
              texts={{ show: waysMessages.showPassword, hide: waysMessages.hidePassword }}
              loginName={person.loginName}
            />
          </Stack>
        </form>
      </Stack>
    </Dialog>
  );
}
