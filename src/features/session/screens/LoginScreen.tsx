import { type FormEvent, useState } from 'react';
import { isLoginButtonEnabled, loginNameProblem, passwordProblem } from '#machines/session/session.rules.ts';
import type { SessionEvent } from '#machines/session/session.types.ts';
import type { SessionView } from '#machines/session/session.view.ts';
import { productName } from '#src/lib/settings.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Logo } from '#src/ui/Logo.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { messages } from '../messages.ts';

const page = css({
  display: 'flex',
  minHeight: 'screen',
  alignItems: 'center',
  justifyContent: 'center',
  px: '4',
  py: '8',
  bg: 'canvas',
});
const panel = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  width: 'full',
  maxWidth: 'dialog.confirm',
  p: { base: '5', sm: '8' },
  bg: 'surface',
  borderRadius: 'xl',
  boxShadow: 'raised',
});
const heading = css({ textStyle: 'page', marginBlockEnd: '1' });
const form = css({ display: 'flex', flexDirection: 'column', gap: '4' });

interface LoginScreenProps {
  readonly view: SessionView;
  readonly send: (event: SessionEvent) => void;
}

/** [LG-01…05, VP-01, VP-02] Username and password; everything else about signing in belongs to the machine. */
export function LoginScreen({ view, send }: LoginScreenProps) {
  const [loginName, setLoginName] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const nameProblem = tried ? loginNameProblem(loginName) : null;
  const secretProblem = tried ? passwordProblem(password) : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    send({ type: 'login.submit', loginName, password });
  };

  return (
    <main className={page}>
      <div className={panel}>
        <Logo name={productName} />
        <div>
          <h1 className={heading}>{messages.title}</h1>
          <p className={css({ color: 'text.muted' })}>{messages.subtitle}</p>
        </div>
        <Notices view={view} />
        <form className={form} onSubmit={submit} noValidate>
          <TextField
            label={messages.loginName}
            required
            value={loginName}
            onChange={setLoginName}
            onBlur={() => send({ type: 'name.change', text: loginName })}
            error={nameProblem === null ? undefined : messages.problems[nameProblem]}
            autoComplete="username"
            autoCapitalize="characters"
            spellCheck={false}
            name="username"
          />
          <PasswordField
            label={messages.password}
            required
            value={password}
            onChange={setPassword}
            error={secretProblem === null ? undefined : messages.problems[secretProblem]}
            texts={{ show: messages.showPassword, hide: messages.hidePassword }}
            autoComplete="current-password"
            name="password"
          />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            wide
            busy={view.isSigningIn}
            disabled={!isLoginButtonEnabled(password)}
          >
            {messages.submit}
          </Button>
        </form>
      </div>
    </main>
  );
}

/** What a person has to know before they type: why they are here, and why the last try failed. */
function Notices({ view }: { readonly view: SessionView }) {
  const { failure, loginNameChangedTo, endReason } = view;
  const isTyped = failure !== null && failure.code in messages.problems;
  return (
    <>
      {failure !== null && !isTyped && (
        <Banner tone="danger" announce="assertive" title={failure.information ?? failureText(failure.code)} />
      )}
      {loginNameChangedTo !== null && (
        <Banner tone="info" announce="polite" title={messages.nameChanged(loginNameChangedTo)} />
      )}
      {failure === null && endReason === 'expired' && (
        <Banner tone="warning" announce="polite" title={messages.expired} text={messages.expiredHint} />
      )}
      {failure === null && endReason === 'other_tab' && (
        <Banner tone="info" announce="polite" title={messages.signedOutElsewhere} />
      )}
    </>
  );
}

function failureText(code: string): string {
  return code === 'unreachable' ? messages.failures.unreachable : messages.failures.unexpected;
}
