import { useState } from 'react';
import { grantedModules } from '#contract/core/modules.ts';
import { addSubUserCall } from '#contract/office/calls/add-sub-user.call.ts';
import { getDepartmentListCall } from '#contract/office/calls/get-department-list.call.ts';
import { updateSubUserCall } from '#contract/office/calls/update-sub-user.call.ts';
import { looksAfterSchools, ranks } from '#contract/office/office.rules.ts';
import { call } from '#src/lib/api-client.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import type { Form } from '#src/lib/form/use-form.ts';
import { LookupManyField } from '#src/lib/lookup/LookupManyField.tsx';
import { schoolSource } from '#src/lib/school-choice/school-source.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { messages } from './messages.en.ts';
import { loadSubUser, type SubUserValues, subUserForm } from './office-forms.ts';
import { type UserFormProps, useUserForm } from './use-user-form.ts';

/** [C9-03] A person of the office, with modules and assigned schools. */
export function SubUserForm(props: UserFormProps<SubUserValues>) {
  const { stored } = props;
  const [definition] = useState(() => subUserForm(stored?.values));
  const form = useUserForm(props, {
    definition,
    labels: messages.fields,
    add: (input, signal) => call(addSubUserCall, input, { signal }),
    change: (input, signal) => call(updateSubUserCall, input, { signal }),
    load: loadSubUser,
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

/** [RP-01] A super admin has everything, and only Spocs have assigned schools, so other fields are hidden. */
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
                label={messages.modules[module]}
                checked={modules.includes(module)}
                onChange={(isOn) => turn(module, isOn)}
              />
            ))}
          </FieldGroup>
          {looksAfterSchools(rank, department) && (
            <LookupManyField
              {...form.group('school_ids')}
              hint={messages.hints.school_ids}
              source={schoolSource}
              value={form.values.school_ids}
              onChange={(chosen) => form.set('school_ids', [...chosen])}
            />
          )}
        </>
      )}
    </>
  );
}
