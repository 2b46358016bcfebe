import type { FieldIssues } from '#contract/core/issues.ts';
import type { FormEvent } from '#machines/form/form.types.ts';
import { issueText } from './issue-text.ts';
import { formMessages } from './messages.en.ts';

export type FieldsOf<Values, Kind> = {
  [Field in keyof Values]: Values[Field] extends Kind ? Field : never;
}[keyof Values] &
  string;

interface Named {
  readonly label: string;
  readonly required: boolean;
  readonly error: string | undefined;
}

/** Props for the fields of `src/ui`, by the form field's name: `<TextField {...form.text('email')} />`. */
export interface FieldBinders<Values extends object> {
  readonly text: (field: FieldsOf<Values, string>) => Named & {
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly onBlur: () => void;
  };
  /** Text that is no day becomes the value too: the form's rules refuse it, and nothing typed is lost. */
  readonly day: (field: FieldsOf<Values, string>) => ReturnType<FieldBinders<Values>['text']> & {
    readonly onUnread: (text: string) => void;
  };
  readonly choice: <Field extends FieldsOf<Values, string>>(
    field: Field,
    options: readonly ChoiceOption<Values[Field] & string>[],
  ) => Named & {
    readonly options: readonly ChoiceOption<string>[];
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly texts: { readonly placeholder: string; readonly loading: string; readonly empty: string };
  };
  readonly flag: (field: FieldsOf<Values, boolean>) => {
    readonly label: string;
    readonly checked: boolean;
    readonly onChange: (checked: boolean) => void;
  };
  readonly lookup: (field: FieldsOf<Values, number | null>) => Named & {
    readonly value: number | null;
    readonly onChange: (value: number | null) => void;
  };
  readonly group: (field: keyof Values & string) => Named;
  readonly set: <Field extends keyof Values & string>(field: Field, value: Values[Field]) => void;
}

interface ChoiceOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Lists of options leave it out. */
  readonly hint?: string | undefined;
}

interface Binding<Values extends object> {
  readonly values: Values;
  readonly issues: FieldIssues;
  readonly labels: Readonly<Record<keyof Values & string, string>>;
  readonly issueTexts: Readonly<Record<string, string>> | undefined;
  readonly definition: { readonly required: ReadonlySet<string> };
  readonly send: (event: FormEvent) => void;
}

export function fieldBinders<Values extends object>(binding: Binding<Values>): FieldBinders<Values> {
  const { values, issues, labels, issueTexts, definition, send } = binding;
  const group = (field: keyof Values & string): Named => {
    const issue = issues[field];
    return {
      label: labels[field],
      required: definition.required.has(field),
      error: issue && issueText(field, issue, issueTexts),
    };
  };
  const change = (field: string, value: unknown) => send({ type: 'field.change', field, value });
  const choose = (field: string, value: unknown) => {
    change(field, value);
    send({ type: 'field.leave', field });
  };
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);
  const { choose: placeholder, loading, nothing: empty } = formMessages;
  const text: FieldBinders<Values>['text'] = (field) => ({
    ...group(field),
    value: textOf(values[field]),
    onChange: (value) => change(field, value),
    onBlur: () => send({ type: 'field.leave', field }),
  });
  return {
    group,
    text,
    day: (field) => ({ ...text(field), onUnread: (typed) => choose(field, typed) }),
    choice: (field, options) => ({
      ...group(field),
      options,
      value: textOf(values[field]),
      onChange: (value) => choose(field, value),
      texts: { placeholder, loading, empty },
    }),
    flag: (field) => ({
      label: labels[field],
      checked: values[field] === true,
      onChange: (checked) => choose(field, checked),
    }),
    lookup: (field) => ({
      ...group(field),
      value: numberOf(values[field]),
      onChange: (value) => choose(field, value),
    }),
    set: choose,
  };
}
