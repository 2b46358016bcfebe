import { type FormEvent, useEffectEvent, useLayoutEffect, useState } from 'react';
import { isLoginButtonEnabled, loginNameProblem, passwordProblem } from '#machines/session/session.rules.ts';
import type { SessionEvent } from '#machines/session/session.types.ts';
import type { SessionView } from '#machines/session/session.view.ts';
import { productName } from '#src/lib/settings.ts';
import { Button } from '#src/ui/Button.tsx';
import { Logo } from '#src/ui/Logo.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { DisplayChoices } from '../components/DisplayChoices.tsx';
import { LoginNotices } from '../components/LoginNotices.tsx';
import { LoginSlides } from '../components/LoginSlides.tsx';
import { caretSoFar, forgetEarlySend, putCaret, typedSoFar, wasSentEarly } from '../hand-over.ts';
import { messages } from '../messages.ts';
import { loginScreen } from './login-screen.recipe.ts';

interface LoginScreenProps {
  readonly view: SessionView;
  readonly send: (event: SessionEvent) => void;
}

/** [LG-01…05, LG-08, VP-01, VP-02] Username and password; everything else about signing in belongs to the machine. */
export function LoginScreen({ view, send }: LoginScreenProps) {
  const styles = loginScreen();
  return (
    <main className={styles.root}>
      <div className={styles.side}>
        <div className={styles.panel}>
          <Logo name={productName} />
          <div>
            <h1 className={styles.heading}>{messages.title}</h1>
            <p className={styles.subtitle}>{messages.subtitle}</p>
          </div>
          <LoginNotices view={view} />
          <LoginForm busy={view.isSigningIn || view.screen === 'app'} send={send} />
        </div>
        <DisplayChoices />
      </div>
      <div className={styles.show}>
        <LoginSlides />
      </div>
    </main>
  );
}

interface LoginFormProps {
  readonly busy: boolean;
  readonly send: (event: SessionEvent) => void;
}

function LoginForm({ busy, send }: LoginFormProps) {
  const [loginName, setLoginName] = useState(() => typedSoFar('username'));
  const [password, setPassword] = useState(() => typedSoFar('password'));
  const [caret] = useState(caretSoFar);
  const [early] = useState(wasSentEarly);
  const [tried, setTried] = useState(early);
  const nameProblem = tried ? loginNameProblem(loginName) : null;
  const secretProblem = tried ? passwordProblem(password) : null;

  const submit = () => send({ type: 'login.submit', loginName, password });
  const takeOver = useEffectEvent(() => {
    putCaret(caret);
    forgetEarlySend();
    if (early) submit();
  });
  useLayoutEffect(() => takeOver(), []);

  return (
    <form
      className={loginScreen().form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        setTried(true);
        submit();
      }}
      noValidate
      data-login=""
    >
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
        busy={busy}
        disabled={!isLoginButtonEnabled(password)}
      >
        {messages.submit}
      </Button>
    </form>
  );
}
