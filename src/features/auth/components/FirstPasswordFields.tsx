import { useState } from 'react';
import { passwordLimits } from '#contract/auth/password.rules.ts';
import type { Person } from '#contract/auth/session.model.ts';
import { roles } from '#contract/core/roles.ts';
import { firstPasswordProblems } from '#machines/auth/first-password/first-password.rules.ts';
import type { FirstPasswordForm } from '#machines/auth/first-password/first-password.types.ts';
import type { FirstPasswordView } from '#machines/auth/first-password/first-password.view.ts';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { confirmText, newPasswordText } from '../password-text.ts';
import { waysMessages } from '../ways-messages.en.ts';

interface FieldsProps {
  readonly person: Person;
  readonly view: FirstPasswordView;
  readonly typed: FirstPasswordForm;
  readonly onChange: (name: keyof FirstPasswordForm, text: string) => void;
}

/** Each field speaks up once it was left, or the form was sent. */
export function FirstPasswordFields({ person, view, typed, onChange }: FieldsProps) {
  const [left, setLeft] = useState<Partial<Record<keyof FirstPasswordForm, boolean>>>({});
  const texts = waysMessages.first;
  const minimum = view.status?.minimum ?? 0;
  const limits = passwordLimits('change', person.role, { staff: minimum, student: minimum });
  const problems = firstPasswordProblems(typed, person.role, minimum);
  const errors = {
    currentPassword: problems.currentPassword === null ? undefined : waysMessages.problems.current_required,
    password: newPasswordText('change', problems.password, limits),
    confirmPassword: confirmText('change', problems.confirmPassword),
  };
  const field = (name: keyof FirstPasswordForm) => ({
    required: true,
    value: typed[name],
    onChange: (text: string) => onChange(name, text),
    onBlur: () => setLeft({ ...left, [name]: typed[name] !== '' }),
    error: view.fields[name] ?? (view.isTried || left[name] === true ? errors[name] : undefined),
    texts: { show: waysMessages.showPassword, hide: waysMessages.hidePassword },
    name,
  });
  return (
    <>
      {/* Password managers look for the name beside the passwords. */}
      <input hidden readOnly name="username" autoComplete="username" value={person.loginName} />
      <PasswordField {...field('currentPassword')} label={texts.current} autoComplete="current-password" />
      <PasswordField
        {...field('password')}
        label={texts.password}
        hint={person.role === roles.student ? texts.studentHint(minimum) : texts.staffHint(minimum)}
        autoComplete="new-password"
      />
      <PasswordField {...field('confirmPassword')} label={texts.confirm} autoComplete="new-password" />
    </>
  );
}
