import { type FormEvent, useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import type { SessionView } from '#machines/auth/session/session.view.ts';
import { textFor } from '#src/lib/words/messages.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Link } from '#src/ui/Link.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { css } from '#styled/css';
import { startAddress } from '../accounts/account-address.ts';
import { accountUsed } from '../accounts/account-used.ts';
import { labelOf } from '../accounts/label-of.ts';
import { messages as loginMessages } from '../messages.en.ts';
import type { SessionRef } from '../session-ref.ts';
import { watchMessages as messages } from './messages.en.ts';

const form = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' });

interface LockedDialogProps {
  readonly view: SessionView;
  readonly person: Person;
  readonly session: SessionRef;
}

/** [QU-64] Covers a page whose session is over: after the same person signs in, everything is as it was. */
export function LockedDialog({ view, person, session }: LockedDialogProps) {
  const [password, setPassword] = useState('');
  // The page continues by itself once the same person signs in, in any tab.
  const [used] = useState(accountUsed);
  const leave = () => session.send({ type: 'logout.submit', pages: [], unsent: 0 });
  const submit = (endOthers: boolean) =>
    session.send({ type: 'login.submit', loginName: person.loginName, password, otp: '', endOthers });
  const name = `${person.firstName} ${person.lastName}`.trim();
  return (
    <Dialog open size="form" title={messages.again}>
      <form
        className={form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          submit(false);
        }}
      >
        <Banner
          tone="warning"
          title={textFor(messages.reasons, view.endReason ?? 'expired') ?? messages.reasons.expired}
          text={messages.kept}
        />
        <p className={css({ textStyle: 'label' })}>{messages.as(name, person.loginName)}</p>
        {/* Password managers look for the name beside the password. */}
        <input hidden readOnly name="username" autoComplete="username" value={person.loginName} />
        <PasswordField
          label={messages.password}
          required
          value={password}
          onChange={setPassword}
          error={problemOf(view)}
          texts={{ show: messages.showPassword, hide: messages.hidePassword }}
          autoComplete="current-password"
          name="password"
        />
        {view.asksAboutDevices && (
          <Banner
            tone="warning"
            announce="assertive"
            title={messages.devices}
            action={
              <>
                <Button size="sm" onClick={() => session.send({ type: 'devices.keep' })}>
                  {messages.devicesKeep}
                </Button>
                <Button size="sm" variant="primary" onClick={() => submit(true)}>
                  {messages.devicesEnd}
                </Button>
              </>
            }
          />
        )}
        {used && (
          <Link href={startAddress(used.name, '')} newTab={messages.newTab}>
            {messages.byAccount(labelOf(used.name))}
          </Link>
        )}
        <div className={buttons}>
          <Button
            type="submit"
            variant="primary"
            busy={view.isSigningIn}
            reasonInSight
            disabledReason={password === '' ? messages.passwordFirst : undefined}
          >
            {messages.signIn}
          </Button>
          <Button variant="quiet" onClick={leave}>
            {messages.somebodyElse}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** undefined: no fault of the password. */
function problemOf({ failure, asksAboutDevices }: SessionView): string | undefined {
  if (failure === null || asksAboutDevices) return undefined;
  return (
    textFor(loginMessages.problems, failure.code) ??
    failure.information ??
    textFor(loginMessages.failures, failure.code) ??
    loginMessages.failures.unexpected
  );
}
