import { type PasswordPolicy, passwordLimits } from '#contract/auth/password.rules.ts';
import type { Person } from '#contract/auth/session.model.ts';
import { roles } from '#contract/core/roles.ts';
import { PasswordFields } from '#src/lib/password-form/PasswordFields.tsx';
import type { PasswordTyping } from '#src/lib/password-form/use-password-form.ts';
import { messages } from '../messages.en.ts';

interface PasswordInputsProps {
  readonly policy: Extract<PasswordPolicy, 'change' | 'profile'>;
  readonly person: Person;
  readonly form: PasswordTyping;
  readonly disabled: boolean;
}

/** Current, new and confirmed password, with the profile's texts [VP-09…VP-13, VP-16…VP-22]. */
export function PasswordInputs({ policy, person, form, disabled }: PasswordInputsProps) {
  const texts = messages.password;
  const { minimum, maximum } = passwordLimits(policy, person.role);
  const asksForSigns = policy === 'change' && person.role !== roles.student;
  return (
    <PasswordFields
      form={form}
      labels={{ currentPassword: texts.current, password: texts.next, confirmPassword: texts.confirm }}
      hint={asksForSigns ? texts.hintSigns(minimum) : texts.hint(minimum)}
      words={{
        ...texts[policy],
        password_too_short: texts.password_too_short(minimum),
        password_too_long: texts.password_too_long(maximum),
      }}
      texts={texts}
      loginName={person.loginName}
      disabled={disabled}
    />
  );
}
