import { useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { roles } from '#contract/core/roles.ts';
import { addAdminUserCall } from '#contract/office/calls/add-admin-user.call.ts';
import { editAdminUserCall } from '#contract/office/calls/edit-admin-user.call.ts';
import { schoolLookupCall } from '#contract/schools/calls/school-lookup.call.ts';
import { call } from '#src/lib/api-client.ts';
import { chosenSchool } from '#src/lib/chosen-school.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useForm } from '#src/lib/form/use-form.ts';
import { LookupField } from '#src/lib/lookup/LookupField.tsx';
import { lookupSource } from '#src/lib/lookup/lookup-source.ts';
import { tellDone } from '#src/lib/resource/tell-done.ts';
import type { Started } from '#src/lib/start-code/StartCodeDialog.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { messages } from './messages.en.ts';
import { type AdminValues, adminForm, blankAdmin, loadAdmin, type StoredUser } from './office-forms.ts';

/** Those that somebody of the office reaches. */
export const schools = lookupSource(schoolLookupCall, {});

export interface UserFormProps<Values> {
  /** null: somebody new. */
  readonly stored: StoredUser<Values> | null;
  readonly person: Person;
  readonly sessionLive: boolean;
  /** Somebody new with the code they sign in with; null: somebody was changed. */
  readonly onSaved: (started: Started | null) => void;
  /** Opens this form anew. */
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** [C9-04] An admin of a school; a school admin adds them to their own. */
export function AdminForm({
  stored,
  person,
  sessionLive,
  onSaved,
  onOpen,
  onClose,
}: UserFormProps<AdminValues>) {
  const isOffice = person.role === roles.superAdmin;
  const [definition] = useState(() => adminForm(stored?.values));
  const schoolId = isOffice ? chosenSchool(person.id) : person.school.id;
  const form = useForm({
    definition,
    of: stored?.id ?? 'new',
    stored:
      stored ?? (schoolId === 0 ? null : { values: { ...blankAdmin, school_id: schoolId }, version: 0 }),
    personId: person.id,
    sessionLive,
    labels: messages.fields,
    issueTexts: messages.problems,
    save: async ({ values, version, formSession }, signal) => {
      if (!stored) {
        const { data } = await call(
          addAdminUserCall,
          { ...values, formSession },
          { signal, flag: 'Add School Admin' },
        );
        return { name: data.name, loginName: data.user_id, code: data.code };
      }
      const { firstName, lastName, email_id } = values;
      const input = { id: stored.id, version, firstName, lastName, email_id, formSession };
      await call(editAdminUserCall, input, { signal, flag: 'Edit School Admin' });
      return null;
    },
    ...(stored && { loadStored: (signal: AbortSignal) => loadAdmin(stored.id, signal) }),
    onSaved: (started) => {
      if (stored) tellDone(messages.saved, `${form.values.firstName} ${form.values.lastName}`.trim(), onOpen);
      onSaved(started);
    },
    onClosed: onClose,
  });
  return (
    <ResourceForm
      form={form}
      title={stored ? `${messages.admins.edit} ${stored.loginName}` : messages.admins.newTitle}
    >
      {isOffice && !stored && <LookupField {...form.lookup('school_id')} source={schools} />}
      <TextField {...form.text('firstName')} autoComplete="off" />
      <TextField {...form.text('lastName')} autoComplete="off" />
      <TextField {...form.text('email_id')} type="email" autoComplete="off" />
    </ResourceForm>
  );
}
