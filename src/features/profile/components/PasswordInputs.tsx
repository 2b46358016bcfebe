import { asTypedPassword, type PasswordPolicy, passwordLimits } from '#contract/auth/password.rules.ts';
import type { Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import type {
  PasswordField as Field,
  PasswordProblems,
  TypedPasswords,
} from '#machines/profile/change-password/password-fields.ts';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { messages } from '../messages.en.ts';
import { useAfterPress } from '../use-after-press.ts';

interface PasswordInputsProps {
  readonly policy: Extract<PasswordPolicy, 'change' | 'profile'>;
  readonly role: Role;
  /** For password managers: whose passwords these are. */
  readonly loginName: string;
  readonly typed: TypedPasswords;
  readonly problems: PasswordProblems;
  readonly disabled: boolean;
  readonly onType: (field: Field, typed: TypedPasswords) => void;
  readonly onLeave: (field: Field) => void;
}

/** Current, new and confirmed password, one below the other [VP-09…VP-13, VP-16…VP-22]. */
export function PasswordInputs({
  policy,
  role,
  loginName,
  typed,
  problems,
  disabled,
  onType,
  onLeave,
}: PasswordInputsProps) {
  const texts = messages.password;
  const afterPress = useAfterPress();
  const { minimum, maximum } = passwordLimits(policy, role);
  const asksForSigns = policy === 'change' && role !== roles.student;
  const hint = asksForSigns ? texts.hintSigns(minimum) : texts.hint(minimum);
  const words: Readonly<Record<string, string>> = {
    ...texts[policy],
    password_too_short: texts.password_too_short(minimum),
    password_too_long: texts.password_too_long(maximum),
  };
  const propsOf = (field: Field) => {
    const problem = problems[field];
    return {
      value: typed[field],
      error: problem && words[problem],
      required: true,
      disabled,
      texts: { show: texts.show, hide: texts.hide },
      onChange: (text: string) => onType(field, { ...typed, [field]: asTypedPassword(policy, text) }),
      onBlur: () => afterPress(() => onLeave(field)),
    };
  };
  return (
    <>
      <input type="text" autoComplete="username" value={loginName} readOnly hidden />
      <PasswordField {...propsOf('current')} label={texts.current} autoComplete="current-password" />
      <PasswordField {...propsOf('password')} label={texts.next} hint={hint} autoComplete="new-password" />
      <PasswordField {...propsOf('confirm')} label={texts.confirm} autoComplete="new-password" />
    </>
  );
}
