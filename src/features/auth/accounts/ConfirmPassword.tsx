import { type SyntheticEvent, useState } from 'react';
import { startAccountConnectionCall } from '#contract/auth/calls/start-account-connection.call.ts';
import { factsOf } from '#machines/shared/failure.ts';
import { call } from '#src/lib/api-client.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { toFailure } from '#src/lib/to-failure.ts';
import { Button } from '#src/ui/Button.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { css } from '#styled/css';
import { accountMessages } from './messages.en.ts';

const form = css({ display: 'flex', flexDirection: 'column', gap: '3', paddingBlockStart: '3' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });

interface ConfirmPasswordProps {
  readonly provider: { readonly name: string; readonly label: string };
  readonly onCancel: () => void;
}

/** Asks for the password here before an account is connected, so that an open browser is not enough. */
export function ConfirmPassword({ provider: { name, label }, onCancel }: ConfirmPasswordProps) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [isSending, setSending] = useState(false);
  const texts = accountMessages.own;
  const go = async () => {
    setSending(true);
    try {
      const { address } = await call(startAccountConnectionCall, {
        provider: name,
        currentPassword: password,
      });
      location.assign(address);
    } catch (error) {
      setProblem(failureText(factsOf(toFailure(error)), accountMessages.failures));
      setSending(false);
    }
  };
  return (
    <form
      className={form}
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        if (password === '') setProblem(texts.passwordRequired);
        else void go();
      }}
    >
      <PasswordField
        label={texts.password}
        hint={texts.passwordHint(label)}
        required
        value={password}
        onChange={(typed) => {
          setPassword(typed);
          setProblem(undefined);
        }}
        error={problem}
        texts={{ show: accountMessages.arrival.showPassword, hide: accountMessages.arrival.hidePassword }}
        autoComplete="current-password"
        name="password"
      />
      <div className={buttons}>
        <Button type="submit" variant="primary" busy={isSending}>
          {texts.goOn(label)}
        </Button>
        <Button onClick={onCancel} disabled={isSending}>
          {accountMessages.cancel}
        </Button>
      </div>
    </form>
  );
}
