import { useState } from 'react';
import { createSchoolAdminModuleCall } from '#contract/schools/calls/create-school-admin-module.call.ts';
import { updateSchoolAdminModuleCall } from '#contract/schools/calls/update-school-admin-module.call.ts';
import { call } from '#src/lib/api-client.ts';
import { FormQuestion, sure } from '#src/lib/form/FormQuestion.tsx';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useForm } from '#src/lib/form/use-form.ts';
import { tellDone } from '#src/lib/resource/tell-done.ts';
import type { Started } from '#src/lib/start-code/StartCodeDialog.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { LogoField } from './LogoField.tsx';
import { bytesOf } from './logo-bytes.ts';
import { messages } from './messages.en.ts';
import { SchoolFields } from './SchoolFields.tsx';
import { loadSchool, type StoredSchool, schoolForm } from './school-form.ts';

const heading = css({ textStyle: 'subsection', marginBlockStart: '2' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });
const pair = css({
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 1fr) minmax(0, 1fr)]' },
});

interface FormSite {
  readonly personId: number;
  readonly sessionLive: boolean;
  readonly onClose: () => void;
}

const logoOf = (chosen: string) => (chosen === '' ? {} : { logo: bytesOf(chosen) });

interface NewSchoolFormProps extends FormSite {
  /** `admin`: the person who can sign in now; null: nobody was named. */
  readonly onSaved: (admin: Started | null) => void;
}

/** [C9-01, C9-04] A new school, with its first admin if one is named. */
export function NewSchoolForm({ personId, sessionLive, onSaved, onClose }: NewSchoolFormProps) {
  const [logo, setLogo] = useState('');
  const form = useForm({
    definition: schoolForm,
    of: 'new',
    stored: null,
    personId,
    sessionLive,
    labels: messages.fields,
    issueTexts: messages.problems,
    save: async ({ values, formSession, intent }, signal) => {
      const input = { ...values, ...logoOf(logo), formSession, isSure: intent === sure };
      const { data } = await call(createSchoolAdminModuleCall, input, { signal });
      return data.admin;
    },
    onSaved: (admin) => {
      tellDone(messages.saved, form.values.school_name);
      onSaved(admin && { name: admin.name, loginName: admin.user_id, code: admin.code });
    },
    onClosed: onClose,
  });
  return (
    <ResourceForm form={form} size="wide" title={messages.newTitle}>
      <SchoolFields
        form={form}
        personId={personId}
        logo={
          <LogoField
            schoolId={null}
            name={form.values.school_name}
            stored=""
            chosen={logo}
            onChoose={setLogo}
            onRemoved={() => undefined}
          />
        }
      />
      <h3 className={heading}>{messages.sections.admin}</h3>
      <p className={quiet}>{messages.sections.adminText}</p>
      <div className={pair}>
        <TextField {...form.text('admin_first_name')} autoComplete="off" />
        <TextField {...form.text('admin_last_name')} autoComplete="off" />
        <TextField {...form.text('admin_email')} type="email" autoComplete="off" />
      </div>
      <FormQuestion form={form} code="same_name" title={messages.sameNameTitle} yes={messages.sameNameYes} />
    </ResourceForm>
  );
}

interface SchoolFormProps extends FormSite {
  readonly school: StoredSchool;
  readonly onSaved: () => void;
  /** Reopens this form. */
  readonly onOpen: () => void;
}

/** [C9-01] A stored school; a conflict is shown by comparison. */
export function SchoolForm({ school, personId, sessionLive, onSaved, onOpen, onClose }: SchoolFormProps) {
  const [logo, setLogo] = useState('');
  const [storedLogo, setStoredLogo] = useState(school.logo);
  const form = useForm({
    definition: schoolForm,
    of: school.id,
    stored: school,
    personId,
    sessionLive,
    labels: messages.fields,
    issueTexts: messages.problems,
    save: ({ values, version, formSession, intent }, signal) => {
      const input = {
        ...values,
        ...logoOf(logo),
        school_id: school.id,
        version,
        formSession,
        isSure: intent === sure,
      };
      return call(updateSchoolAdminModuleCall, input, { signal });
    },
    loadStored: (signal) => loadSchool(school.id, signal),
    onSaved: () => {
      tellDone(messages.saved, form.values.school_name, onOpen);
      onSaved();
    },
    onClosed: onClose,
  });
  return (
    <ResourceForm form={form} size="wide" title={messages.edit}>
      <SchoolFields
        form={form}
        personId={personId}
        logo={
          <LogoField
            schoolId={school.id}
            name={form.values.school_name}
            stored={storedLogo}
            chosen={logo}
            onChoose={setLogo}
            onRemoved={() => setStoredLogo('')}
          />
        }
      />
      <FormQuestion form={form} code="same_name" title={messages.renamedTitle} yes={messages.renamedYes} />
    </ResourceForm>
  );
}
