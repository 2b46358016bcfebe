import { useState } from 'react';
import { grantedModules } from '#contract/auth/modules.rules.ts';
import { addSubUserCall } from '#contract/office/calls/add-sub-user.call.ts';
import { getDepartmentListCall } from '#contract/office/calls/get-department-list.call.ts';
import { updateSubUserCall } from '#contract/office/calls/update-sub-user.call.ts';
import { looksAfterSchools, ranks } from '#contract/office/office.rules.ts';
import { call } from '#src/lib/api-client.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { type Form, useForm } from '#src/lib/form/use-form.ts';
import { LookupManyField } from '#src/lib/lookup/LookupManyField.tsx';
import { tellDone } from '#src/lib/resource/tell-done.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { textFor } from '#src/lib/words/messages.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { schools, type UserFormProps } from './AdminForm.tsx';
import { messages } from './messages.en.ts';
import { loadSubUser, type SubUserValues, subUserForm } from './office-forms.ts';

/** [C9-03] Somebody of the office: who they are, what they may open, and which schools they look after. */
export function SubUserForm({
  stored,
  person,
  sessionLive,
  onSaved,
  onOpen,
  onClose,
}: UserFormProps<SubUserValues>) {
  const [definition] = useState(() => subUserForm(stored?.values));
  const form = useForm({
    definition,
    of: stored?.id ?? 'new',
    stored,
    personId: person.id,
    sessionLive,
    labels: messages.fields,
    issueTexts: messages.problems,
    save: async ({ values, version, formSession }, signal) => {
      if (!stored) {
        const { data } = await call(addSubUserCall, { ...values, formSession }, { signal });
        return { name: data.name, loginName: data.user_id, code: data.code };
      }
      await call(updateSubUserCall, { ...values, id: stored.id, version, formSession }, { signal });
      return null;
    },
    ...(stored && { loadStored: (signal: AbortSignal) => loadSubUser(stored.id, signal) }),
    onSaved: (started) => {
      if (stored) tellDone(messages.saved, `${form.values.firstName} ${form.values.lastName}`.trim(), onOpen);
      onSaved(started);
    },
    onClosed: onClose,
  });
  return (
    <ResourceForm
      form={form}
      title={stored ? `${messages.subUsers.edit} ${stored.loginName}` : messages.subUsers.newTitle}
    >
      <TextField {...form.text('firstName')} autoComplete="off" />
      <TextField {...form.text('lastName')} autoComplete="off" />
      <TextField {...form.text('email_id')} type="email" autoComplete="off" />
      <AccessFields form={form} />
    </ResourceForm>
  );
}

const loadDepartments = async (signal: AbortSignal) =>
  (await call(getDepartmentListCall, {}, { signal })).data;

/** [RP-01] A super admin has everything, and only Spocs are given schools: what does not count is not asked. */
function AccessFields({ form }: { readonly form: Form<SubUserValues> }) {
  const [departments] = useLoaded(loadDepartments);
  const { sub_role: rank, department, modules } = form.values;
  const turn = (module: string, isOn: boolean) =>
    form.set(
      'modules',
      grantedModules.filter((each) => (each === module ? isOn : modules.includes(each))),
    );
  return (
    <>
      <RadioGroup
        {...form.choice(
          'sub_role',
          ranks.map((each) => ({ value: each, label: messages.ranks[each], hint: messages.rankHints[each] })),
        )}
      />
      {rank !== '' && rank !== 'super' && (
        <>
          <Select
            {...form.group('department')}
            value={String(department)}
            options={[
              { value: '0', label: messages.noDepartment },
              ...(departments.kind === 'loaded' ? departments.data : []).map((each) => ({
                value: String(each.id),
                label: each.department_name,
              })),
            ]}
            onChange={(value) => form.set('department', Number(value))}
            texts={form.choice('sub_role', []).texts}
          />
          <FieldGroup {...form.group('modules')} hint={messages.hints.modules} layout="column">
            {grantedModules.map((module) => (
              <Checkbox
                key={module}
                label={textFor(messages.modules, module) ?? module}
                checked={modules.includes(module)}
                onChange={(isOn) => turn(module, isOn)}
              />
            ))}
          </FieldGroup>
          {looksAfterSchools(rank, department) && (
            <LookupManyField
              {...form.group('school_ids')}
              hint={messages.hints.school_ids}
              source={schools}
              value={form.values.school_ids}
              onChange={(chosen) => form.set('school_ids', [...chosen])}
            />
          )}
        </>
      )}
    </>
  );
}
