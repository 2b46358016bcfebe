import type { Person } from '#contract/auth/session.model.ts';
import type { Form } from '#src/lib/form/use-form.ts';
import { type SavedRow, type StoredFormOptions, useStoredForm } from '#src/lib/form/use-stored-form.ts';
import { tellDone } from '#src/lib/resource/tell-done.ts';
import type { Started } from '#src/lib/start-code/StartCodeDialog.tsx';
import { messages } from './messages.en.ts';
import type { StoredUser } from './office-forms.ts';

export interface UserFormProps<Values> {
  /** null: a new person. */
  readonly stored: StoredUser<Values> | null;
  readonly person: Person;
  readonly sessionLive: boolean;
  /** A new person with their code; null: a person was changed. */
  readonly onSaved: (started: Started | null) => void;
  /** Reopens this form. */
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

interface GivenCode {
  readonly data: { readonly name: string; readonly user_id: string; readonly code: string };
}

export const startedBy = ({ data: { name, user_id: loginName, code } }: GivenCode): Started => ({
  name,
  loginName,
  code,
});

interface UserFormOptions<Values extends Named, Output extends object>
  extends Pick<
    StoredFormOptions<Values, Output, Started | null>,
    'definition' | 'labels' | 'start' | 'load'
  > {
  readonly add: (input: Output & SavedRow, signal: AbortSignal) => Promise<GivenCode>;
  readonly change: (input: Output & SavedRow, signal: AbortSignal) => Promise<unknown>;
}

/** A saved form: a new person is shown with their code, a changed one by name. */
export function useUserForm<Values extends Named, Output extends object>(
  { stored, person, sessionLive, onSaved, onOpen, onClose }: UserFormProps<Values>,
  { add, change, ...options }: UserFormOptions<Values, Output>,
): Form<Values> {
  const form = useStoredForm<Values, Output, Started | null>({
    ...options,
    stored,
    person,
    sessionLive,
    issueTexts: messages.problems,
    save: async (input, signal) => {
      if (!stored) return startedBy(await add(input, signal));
      await change(input, signal);
      return null;
    },
    onSaved: (started) => {
      if (stored) tellDone(messages.saved, `${form.values.firstName} ${form.values.lastName}`.trim(), onOpen);
      onSaved(started);
    },
    onClose,
  });
  return form;
}
