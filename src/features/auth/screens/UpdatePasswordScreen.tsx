import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { passwordLimits } from '#contract/auth/password.rules.ts';
import { updatePasswordMachine } from '#machines/auth/update-password/update-password.machine.ts';
import { updateProblems } from '#machines/auth/update-password/update-password.rules.ts';
import type { NewPasswordForm } from '#machines/auth/update-password/update-password.types.ts';
import { updatePasswordView } from '#machines/auth/update-password/update-password.view.ts';
import { useRunningActor } from '#src/lib/running-actors.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Link } from '#src/ui/Link.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { savePassword } from '../actors/forgot-password-actors.ts';
import { textOfFacts } from '../failure-text.ts';
import { confirmText, newPasswordText } from '../password-text.ts';
import { waysMessages } from '../ways-messages.en.ts';
import { AlonePage } from './AlonePage.tsx';
import { alonePage } from './alone-page.recipe.ts';

const machine = updatePasswordMachine.provide({ actors: { savePassword } });

interface UpdatePasswordScreenProps {
  /** From the mail's address; '' when somebody comes to type it. */
  readonly code: string;
  /** Time for the login page [ER-19]. */
  readonly onDone: () => void;
}

/** [RT-05, CC-04, VP-05…08] A new password by the code of a mail. */
export function UpdatePasswordScreen({ code, onDone }: UpdatePasswordScreenProps) {
  const actor = useRunningActor(machine);
  const snapshot = useSelector(actor, (state) => state);
  const [typed, setTyped] = useState<NewPasswordForm>({ password: '', confirmPassword: '', code });
  const view = updatePasswordView(snapshot);
  const styles = alonePage();
  const texts = waysMessages.update;
  const leave = useEffectEvent(onDone);
  useEffect(() => {
    if (view.isOver) leave();
  }, [view.isOver]);
  if (view.isSaved)
    return (
      <AlonePage title={texts.title}>
        <Banner tone="info" announce="polite" title={texts.saved} text={texts.savedText} />
        <Link look="standalone" href="/login">
          {waysMessages.toLogin}
        </Link>
      </AlonePage>
    );
  const problems = updateProblems(typed);
  const shown = <Text,>(text: Text) => (view.isTried ? text : undefined);
  const passwordError =
    view.isPasswordRefused && view.warning !== null
      ? view.warning
      : shown(newPasswordText('update', problems.password, passwordLimits('update', 4)));
  const change = (name: keyof NewPasswordForm) => (text: string) => {
    setTyped({ ...typed, [name]: text });
    actor.send({ type: 'form.change' });
  };
  const eye = { show: waysMessages.showPassword, hide: waysMessages.hidePassword };
  return (
    <AlonePage title={texts.title} text={texts.text}>
      {view.warning !== null && !view.isPasswordRefused && (
        <Banner tone="warning" announce="assertive" title={view.warning} />
      )}
      {view.failure !== null && (
        <Banner tone="danger" announce="assertive" title={textOfFacts(view.failure)} />
      )}
      <form
        className={styles.form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          actor.send({ type: 'form.submit', ...typed });
        }}
      >
        <TextField
          label={texts.code}
          hint={texts.codeHint}
          required
          value={typed.code}
          onChange={change('code')}
          error={shown(problems.code === null ? undefined : waysMessages.problems.code_required)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          name="code"
        />
        <PasswordField
          label={texts.password}
          hint={texts.passwordHint}
          required
          value={typed.password}
          onChange={change('password')}
          error={passwordError}
          texts={eye}
          autoComplete="new-password"
          name="password"
        />
        <PasswordField
          label={texts.confirm}
          required
          value={typed.confirmPassword}
          onChange={change('confirmPassword')}
          error={shown(confirmText('update', problems.confirmPassword))}
          texts={eye}
          autoComplete="new-password"
          name="confirmPassword"
        />
        <Button type="submit" variant="primary" size="lg" wide busy={view.isSaving}>
          {texts.submit}
        </Button>
      </form>
      <Link look="standalone" href="/login">
        {waysMessages.toLogin}
      </Link>
    </AlonePage>
  );
}
