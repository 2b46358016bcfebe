import { type SyntheticEvent, useState } from 'react';
import type { SessionEvent } from '#machines/auth/session/session.types.ts';
import type { SessionView } from '#machines/auth/session/session.view.ts';
import { Button } from '#src/ui/Button.tsx';
import { Link } from '#src/ui/Link.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { DevicesQuestion } from '../components/DevicesQuestion.tsx';
import { leaveAddress } from './account-address.ts';
import { accountMessages } from './messages.en.ts';

const form = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const warning = css({ textStyle: 'label', overflowWrap: 'anywhere' });

interface ConnectFormProps {
  readonly account: string;
  readonly view: SessionView;
  readonly send: (event: SessionEvent) => void;
}

/** The first time: one entry of name and password connects the account to its person. */
export function ConnectForm({ account, view, send }: ConnectFormProps) {
  const [loginName, setLoginName] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const texts = accountMessages.arrival;
  const isComplete = loginName.trim() !== '' && password !== '';
  const submit = (endOthers: boolean) => send({ type: 'account.submit', loginName, password, endOthers });
  return (
    <form
      className={form}
      noValidate
      inert={view.lease === 'elsewhere'}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        setTried(true);
        if (isComplete) submit(false);
      }}
    >
      <p className={warning}>{texts.onlyYours(account)}</p>
      <TextField
        label={texts.loginName}
        required
        value={loginName}
        onChange={setLoginName}
        error={tried && loginName.trim() === '' ? texts.nameRequired : undefined}
        autoComplete="username"
        autoCapitalize="characters"
        spellCheck={false}
        name="username"
      />
      <PasswordField
        label={texts.password}
        required
        value={password}
        onChange={setPassword}
        error={tried && password === '' ? texts.passwordRequired : undefined}
        texts={{ show: texts.showPassword, hide: texts.hidePassword }}
        autoComplete="current-password"
        name="password"
      />
      <Button type="submit" variant="primary" size="lg" wide busy={view.isSigningIn || view.screen === 'app'}>
        {texts.connect}
      </Button>
      <Link look="standalone" href={leaveAddress}>
        {texts.otherAccount}
      </Link>
      {view.asksAboutDevices && (
        <DevicesQuestion onEnd={() => submit(true)} onKeep={() => send({ type: 'devices.keep' })} />
      )}
    </form>
  );
}
