import { eraseStudentCall } from '#contract/people/calls/erase-student.call.ts';
import type { StudentRow } from '#contract/people/people.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useForm } from '#src/lib/form/use-form.ts';
import { tellDone } from '#src/lib/resource/tell-done.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { eraseForm } from './erase-form.ts';
import { peopleMessages as messages } from './messages.en.ts';
import type { PeopleProps } from './people-props.ts';

interface EraseDialogProps {
  readonly student: StudentRow;
  readonly app: PeopleProps;
  readonly onErased: () => void;
  readonly onClose: () => void;
}

/** [QU-70] Erases a person in the bin at once, after the user typed the login name. */
export function EraseDialog({ student, app, onErased, onClose }: EraseDialogProps) {
  const texts = messages.erase;
  const form = useForm({
    definition: eraseForm,
    of: student.id,
    stored: null,
    personId: app.person.id,
    sessionLive: app.sessionLive,
    labels: messages.fields,
    save: ({ values }, signal) =>
      call(eraseStudentCall, { school_id: app.schoolId, id: student.id, ...values }, { signal }),
    onSaved: () => {
      tellDone(texts.done, student.student_name);
      onErased();
    },
    onClosed: onClose,
  });
  return (
    <ResourceForm form={form} title={texts.title} submit={{ label: texts.yes }}>
      <p>{texts.text(student.student_name, student.user_id)}</p>
      <TextField {...form.text('user_id')} autoComplete="off" />
    </ResourceForm>
  );
}
