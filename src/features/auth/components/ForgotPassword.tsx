import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import { forgotPasswordMachine } from '#machines/auth/forgot-password/forgot-password.machine.ts';
import type { UserType } from '#machines/auth/forgot-password/forgot-password.types.ts';
import {
  type ForgotPasswordView,
  forgotPasswordView,
} from '#machines/auth/forgot-password/forgot-password.view.ts';
import { useRunningActor } from '#src/lib/running-actors.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Link } from '#src/ui/Link.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { askForMail, loadSum, solveCaptcha } from '../actors/forgot-password-actors.ts';
import { textOfFacts } from '../failure-text.ts';
import { waysMessages } from '../ways-messages.en.ts';
import { CaptchaPart } from './CaptchaPart.tsx';
import { LoginDirection } from './LoginDirection.tsx';

const machine = forgotPasswordMachine.provide({ actors: { solveCaptcha, loadSum, askForMail } });

const lead = css({ color: 'text.muted' });
const footer = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', width: 'full' });
const apart = css({ marginInlineEnd: 'auto' });

const newForm = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** [PF-20, CC-03] Sends a mail with a code for a new password. */
export function ForgotPassword({ onClose }: { readonly onClose: () => void }) {
  const actor = useRunningActor(machine, { input: { formSession: newForm() } });
  const snapshot = useSelector(actor, (state) => state);
  const view = forgotPasswordView(snapshot);
  const formId = useId();
  const texts = waysMessages.forgot;
  return (
    <LoginDirection>
      <Dialog
        open
        size="password"
        title={texts.title}
        closeLabel={waysMessages.close}
        onRequestClose={onClose}
        footer={
          <div className={footer}>
            <span className={apart}>
              <Link look="standalone" href="/update-password">
                {texts.haveCode}
              </Link>
            </span>
            <Button onClick={onClose}>{view.isSent ? waysMessages.close : waysMessages.cancel}</Button>
            {!view.isSent && !view.isStudent && (
              <Button type="submit" form={formId} variant="primary" busy={view.isBusy}>
                {texts.send}
              </Button>
            )}
          </div>
        }
      >
        {view.isSent ? (
          <Stack>
            <Banner
              tone="info"
              announce="polite"
              title={texts.sent}
              text={texts.sentText(view.email.trim())}
            />
            <div>
              <Button size="sm" onClick={() => actor.send({ type: 'form.again', formSession: newForm() })}>
                {texts.again}
              </Button>
            </div>
          </Stack>
        ) : (
          <form
            id={formId}
            noValidate
            onSubmit={(event: FormEvent) => {
              event.preventDefault();
              actor.send({ type: 'form.submit' });
            }}
          >
            <Stack>
              <p className={lead}>{texts.text}</p>
              {view.failure !== null && (
                <Banner tone="danger" announce="assertive" title={textOfFacts(view.failure)} />
              )}
              <UserTypeField
                view={view}
                onChange={(userType) => actor.send({ type: 'userType.change', userType })}
              />
              {view.isStudent && (
                <Banner tone="info" announce="polite" title={texts.student} text={texts.studentText} />
              )}
              {view.asksForEmail && (
                <>
                  <TextField
                    label={texts.email}
                    hint={texts.emailHint}
                    required
                    type="email"
                    autoComplete="email"
                    value={view.email}
                    onChange={(text) => actor.send({ type: 'field.change', field: 'email', text })}
                    error={view.problems.email === null ? undefined : texts.problems[view.problems.email]}
                  />
                  <CaptchaPart view={view} send={(event) => actor.send(event)} />
                </>
              )}
            </Stack>
          </form>
        )}
      </Dialog>
    </LoginDirection>
  );
}

/** [PF-20] The numbers are the wire's. */
const userTypes = [
  ['2', 'school'],
  ['4', 'faculty'],
  ['3', 'student'],
] as const;
const typeOf = (value: string): UserType | null => {
  const found = userTypes.find(([each]) => each === value);
  return found ? (Number(found[0]) as UserType) : null;
};

interface UserTypeFieldProps {
  readonly view: ForgotPasswordView;
  readonly onChange: (userType: UserType | null) => void;
}

function UserTypeField({ view, onChange }: UserTypeFieldProps) {
  const texts = waysMessages.forgot;
  return (
    <Select
      label={texts.userType}
      required
      options={userTypes.map(([value, name]) => ({ value, label: texts.userTypes[name] }))}
      value={view.userType === null ? '' : String(view.userType)}
      onChange={(value) => onChange(typeOf(value))}
      error={view.problems.userType ? texts.userTypeRequired : undefined}
      texts={{ placeholder: texts.userTypePlaceholder, loading: texts.loading, empty: texts.noChoice }}
    />
  );
}
