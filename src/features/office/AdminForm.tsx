import { useState } from 'react';
import { roles } from '#contract/core/roles.ts';
import { addAdminUserCall } from '#contract/office/calls/add-admin-user.call.ts';
import { editAdminUserCall } from '#contract/office/calls/edit-admin-user.call.ts';
import { call } from '#src/lib/api-client.ts';
import { chosenSchool } from '#src/lib/chosen-school.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { LookupField } from '#src/lib/lookup/LookupField.tsx';
import { schoolSource } from '#src/lib/school-choice/school-source.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { messages } from './messages.en.ts';
import { type AdminValues, adminForm, blankAdmin, loadAdmin } from './office-forms.ts';
import { type UserFormProps, useUserForm } from './use-user-form.ts';

/** [C9-04] A school admin adds admins only to their own school. */
export function AdminForm(props: UserFormProps<AdminValues>) {
  const { stored, person } = props;
  const isOffice = person.role === roles.superAdmin;
  const [definition] = useState(() => adminForm(stored?.values));
  const school_id = isOffice ? chosenSchool(person.id) : person.school.id;
  const form = useUserForm(props, {
    definition,
    start: school_id === 0 ? undefined : { ...blankAdmin, school_id },
    labels: messages.fields,
    add: (input, signal) => call(addAdminUserCall, input, { signal, flag: 'Add School Admin' }),
    change: (input, signal) => call(editAdminUserCall, input, { signal, flag: 'Edit School Admin' }),
    load: loadAdmin,
  });
  return (
    <ResourceForm
      form={form}
      title={stored ? `${messages.admins.edit} ${stored.loginName}` : messages.admins.newTitle}
    >
      {isOffice && !stored && <LookupField {...form.lookup('school_id')} source={schoolSource} />}
      <TextField {...form.text('firstName')} autoComplete="off" />
      <TextField {...form.text('lastName')} autoComplete="off" />
      <TextField {...form.text('email_id')} type="email" autoComplete="off" />
    </ResourceForm>
  );
}
