import { roles } from '#contract/core/roles.ts';
import { passwordFormMachine } from '#machines/password-form/password-form.machine.ts';
import type { PasswordFormInput } from '#machines/password-form/password-form.types.ts';
import { PasswordFields, passwordIssueText } from '#src/lib/password-form/PasswordFields.tsx';
import { usePasswordForm } from '#src/lib/password-form/use-password-form.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Link } from '#src/ui/Link.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { savePassword } from '../actors/forgot-password-actors.ts';
import { textOfFacts } from '../failure-text.ts';
import { passwordWords } from '../password-text.ts';
import { waysMessages } from '../ways-messages.en.ts';
import { AlonePage } from './AlonePage.tsx';

const machine = passwordFormMachine.provide({ actors: { savePassword } });
/** Only staff get a code by mail, so the strictest policy applies. */
const input: PasswordFormInput = { kind: 'byCode', role: roles.faculty, isDemoSchool: false };

interface UpdatePasswordScreenProps {
  /** From the mail's address; '' if the person types it. */
  readonly code: string;
  /** Called when it is time for the login page [ER-19]. */
  readonly onDone: () => void;
}

/** [RT-05, CC-04, VP-05…08] A new password by the code of a mail. */
export function UpdatePasswordScreen({ code, onDone }: UpdatePasswordScreenProps) {
  const form = usePasswordForm({ machine, input, code, onEnd: onDone });
  const { state, isSaved, failure, limits } = form.view;
  const texts = waysMessages.update;
  const toLogin = (
    <Link look="standalone" href="/login">
      {waysMessages.toLogin}
    </Link>
  );
  if (isSaved)
    return (
      <AlonePage title={texts.title}>
        <Banner tone="info" announce="polite" title={texts.saved} text={texts.savedText} />
        {toLogin}
      </AlonePage>
    );
  const words = passwordWords('byCode', limits);
  return (
    <AlonePage title={texts.title} text={texts.text}>
      {failure !== null && (
        <Banner
          tone={failure.code === 'warning' ? 'warning' : 'danger'}
          announce="assertive"
          title={textOfFacts(failure)}
        />
      )}
      <form noValidate onSubmit={form.submit}>
        <Stack>
          <TextField
            label={texts.code}
            hint={texts.codeHint}
            required
            value={form.typed.code}
            onChange={(text) => form.type('code', text)}
            error={passwordIssueText(form, 'code', words)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            name="code"
          />
          <PasswordFields
            form={form}
            labels={{ password: texts.password, confirmPassword: texts.confirm }}
            hint={texts.passwordHint}
            words={words}
            texts={{ show: waysMessages.showPassword, hide: waysMessages.hidePassword }}
          />
          <Button type="submit" variant="primary" size="lg" wide busy={state === 'saving'}>
            {texts.submit}
          </Button>
        </Stack>
      </form>
      {toLogin}
    </AlonePage>
  );
}
