import type { PasswordField as Field } from '#machines/password-form/password-form.types.ts';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { useAfterPress } from '../use-after-press.ts';
import { textFor } from '../words/messages.ts';
import type { PasswordTyping } from './use-password-form.ts';

export interface PasswordFieldsProps {
  readonly form: PasswordTyping;
  readonly labels: Readonly<Partial<Record<Exclude<Field, 'code'>, string>>>;
  readonly hint: string;
  readonly words: Readonly<Record<string, string>>;
  readonly texts: { readonly show: string; readonly hide: string };
  readonly loginName?: string;
  readonly disabled?: boolean;
}

const shownFields = ['currentPassword', 'password', 'confirmPassword'] as const;

/** Current, new and confirmed password; each shows its fault once it was left or the form was sent. */
export function PasswordFields(props: PasswordFieldsProps) {
  const { form, labels, hint, words, texts, loginName, disabled } = props;
  const afterPress = useAfterPress();
  return (
    <>
      {loginName !== undefined && (
        <input hidden readOnly name="username" autoComplete="username" value={loginName} />
      )}
      {shownFields.map((field) => {
        const label = labels[field];
        return (
          label !== undefined && (
            <PasswordField
              key={field}
              name={field}
              label={label}
              hint={field === 'password' ? hint : undefined}
              required
              disabled={disabled}
              value={form.typed[field]}
              error={passwordIssueText(form, field, words)}
              autoComplete={field === 'currentPassword' ? 'current-password' : 'new-password'}
              texts={texts}
              onChange={(text) => form.type(field, text)}
              onBlur={() => afterPress(() => form.leave(field))}
            />
          )
        );
      })}
    </>
  );
}

export function passwordIssueText(
  { issues }: Pick<PasswordTyping, 'issues'>,
  field: Field,
  words: Readonly<Record<string, string>>,
): string | undefined {
  const issue = issues[field];
  return issue && (textFor(words, issue.code) ?? issue.information ?? undefined);
}
