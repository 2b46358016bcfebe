import { useState } from 'react';
import { acceptStudentCall } from '#contract/people/calls/accept-student.call.ts';
import { call } from '#src/lib/api-client.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useForm } from '#src/lib/form/use-form.ts';
import type { Started } from '#src/lib/start-code/StartCodeDialog.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { peopleMessages as messages } from '../messages.en.ts';
import type { PeopleLicence, PeopleProps } from '../people-props.ts';
import { acceptForm } from './transfer-forms.ts';

interface AcceptFormProps {
  readonly room: PeopleLicence;
  readonly app: PeopleProps;
  /** null: an earlier try did it, whose answer was lost. */
  readonly onSaved: (added: Started | null) => void;
  readonly onClose: () => void;
}

export function AcceptForm({ room, app, onSaved, onClose }: AcceptFormProps) {
  // The login name that the form offered first; a later one may differ.
  const [offered] = useState(room.user_id);
  const texts = messages.transfer;
  const form = useForm({
    definition: acceptForm,
    of: app.schoolId,
    stored: { values: { transfer_code: '', user_id: room.user_id }, version: 0 },
    personId: app.person.id,
    sessionLive: app.sessionLive,
    labels: { transfer_code: texts.code, user_id: messages.fields.user_id },
    issueTexts: { bad_code: texts.codeForm },
    save: async ({ values, formSession }, signal): Promise<Started> => {
      const input = { school_id: app.schoolId, formSession, offered_user_id: offered, ...values };
      const { user_id: loginName, name, code } = (await call(acceptStudentCall, input, { signal })).data;
      return { loginName, name, code };
    },
    onSaved,
    onClosed: onClose,
  });
  return (
    <ResourceForm form={form} title={texts.acceptTitle} submit={{ label: texts.accept }}>
      <p>{texts.acceptText}</p>
      <TextField {...form.text('transfer_code')} autoComplete="off" dir="ltr" />
      <TextField {...form.text('user_id')} autoComplete="off" dir="ltr" />
    </ResourceForm>
  );
}
