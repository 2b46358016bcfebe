import { type FormEvent, lazy, Suspense, useEffectEvent, useLayoutEffect, useState } from 'react';
import {
  isLoginButtonEnabled,
  loginNameProblem,
  passwordProblem,
} from '#machines/auth/session/session.rules.ts';
import type { SessionEvent } from '#machines/auth/session/session.types.ts';
import type { SessionView } from '#machines/auth/session/session.view.ts';
import { settings } from '#src/lib/settings.ts';
import { Button } from '#src/ui/Button.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { SegmentedChoice } from '#src/ui/SegmentedChoice.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useIsEarly } from '#src/ui/use-is-early.ts';
import { fromAddress } from '../address-secrets.ts';
import {
  caretSoFar,
  chosenSoFar,
  forgetEarlySend,
  putCaret,
  typedSoFar,
  wasSentEarly,
} from '../early-login.ts';
import { messages } from '../messages.en.ts';
import { loginScreen } from '../screens/login-screen.recipe.ts';

const OneTimeCode = lazy(async () => ({ default: (await import('./OneTimeCode.tsx')).OneTimeCode }));
const ForgotPassword = lazy(async () => ({ default: (await import('./ForgotPassword.tsx')).ForgotPassword }));
const AccountButtons = lazy(async () => ({
  default: (await import('../accounts/AccountButtons.tsx')).AccountButtons,
}));
const DevicesQuestion = lazy(async () => ({
  default: (await import('./DevicesQuestion.tsx')).DevicesQuestion,
}));

/** [LG-01] login_type of the form. */
const ways = ['password', 'otp'] as const;
const codeLength = 6;

interface LoginFormProps {
  readonly view: SessionView;
  readonly send: (event: SessionEvent) => void;
}

/** [LG-01…07, RT-15, VP-01, VP-02] A name, and a password or a one-time code: entering one clears the other. */
export function LoginForm({ view, send }: LoginFormProps) {
  const [loginName, setLoginName] = useState(() => typedSoFar('username') || fromAddress.loginName);
  const [password, setPassword] = useState(() => typedSoFar('password'));
  const [otp, setOtp] = useState('');
  const [chosenWay, setWay] = useState<(typeof ways)[number]>(() =>
    chosenSoFar('login_type') === 'otp' ? 'otp' : 'password',
  );
  const [isForgotten, setForgotten] = useState(false);
  const [caret] = useState(caretSoFar);
  const [early] = useState(wasSentEarly);
  const [hasTried, setTried] = useState(early);
  // The first rendering must match the painted page; later input is added after it.
  const isPainted = useIsEarly();
  const way = isPainted ? 'password' : chosenWay;
  const tried = hasTried && !isPainted;
  const nameProblem = tried ? loginNameProblem(loginName) : null;
  const secretProblem = tried ? passwordProblem(password) : null;
  const isCodeShort = chosenWay === 'otp' && otp.length < codeLength;

  // Values of the other way are not sent.
  const secrets = chosenWay === 'otp' ? { password: '', otp } : { password, otp: '' };
  const submit = (endOthers: boolean) => send({ type: 'login.submit', loginName, ...secrets, endOthers });
  const takeOver = useEffectEvent(() => {
    putCaret(caret);
    forgetEarlySend();
    if (early) submit(false);
  });
  useLayoutEffect(() => takeOver(), []);

  return (
    <>
      <form
        className={loginScreen().form}
        inert={view.lease === 'elsewhere'}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          setTried(true);
          if (!isCodeShort) submit(false);
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
        <SegmentedChoice
          name="login_type"
          label={messages.ways.label}
          value={way}
          options={ways.map((value) => ({ value, label: messages.ways[value] }))}
          onChange={setWay}
        />
        {way === 'otp' ? (
          <Suspense fallback={<Spinner />}>
            <OneTimeCode
              loginName={loginName}
              value={otp}
              onChange={(code) => {
                setOtp(code);
                if (code !== '') setPassword('');
              }}
              error={tried && isCodeShort ? messages.problems.otp_has_other_signs : undefined}
            />
          </Suspense>
        ) : (
          <PasswordField
            label={messages.password}
            required
            value={password}
            onChange={(secret) => {
              setPassword(secret);
              if (secret !== '') setOtp('');
            }}
            error={secretProblem === null ? undefined : messages.problems[secretProblem]}
            texts={{ show: messages.showPassword, hide: messages.hidePassword }}
            autoComplete="current-password"
            name="password"
          />
        )}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          wide
          busy={view.isSigningIn || view.screen === 'app'}
          disabled={!isLoginButtonEnabled(secrets.password, secrets.otp)}
        >
          {messages.submit}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setForgotten(true)}>
          {messages.forgot}
        </Button>
      </form>
      <Suspense>
        {!isPainted && settings.accounts.length > 0 && <AccountButtons inert={view.lease === 'elsewhere'} />}
        {isForgotten && <ForgotPassword onClose={() => setForgotten(false)} />}
        {view.asksAboutDevices && (
          <DevicesQuestion onEnd={() => submit(true)} onKeep={() => send({ type: 'devices.keep' })} />
        )}
      </Suspense>
    </>
  );
}
