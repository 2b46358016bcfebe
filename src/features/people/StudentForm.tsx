import { useState } from 'react';
import { schoolModels } from '#contract/core/school-models.ts';
import { FormDateField } from '#src/lib/form/FormDateField.tsx';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useForm } from '#src/lib/form/use-form.ts';
import { tellDone } from '#src/lib/resource/tell-done.ts';
import type { Started } from '#src/lib/start-code/StartCodeDialog.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { keepLastClass, lastClass } from './last-class.ts';
import { partTitle, twoColumns } from './layout.ts';
import { peopleMessages as messages } from './messages.en.ts';
import { ContactFields, issueTextsFor, NameFields } from './PersonFields.tsx';
import { SitsFields } from './PlaceFields.tsx';
import type { PeopleLicence, PeopleProps } from './people-props.ts';
import {
  addStudent,
  loadStudent,
  newStudent,
  type StoredStudent,
  saveStudent,
  studentForm,
} from './student-form.ts';

interface StudentFormProps {
  /** The row's id, or `new`. */
  readonly of: string;
  /** null: a new person. */
  readonly student: StoredStudent | null;
  readonly room: PeopleLicence;
  readonly app: PeopleProps;
  /** The added person; null: a person was changed. */
  readonly onSaved: (added: Started | null) => void;
  /** Reopens this form. */
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** [EN-35, EN-39, VP-23…VP-30, C2-07] */
export function StudentForm({ of, student, room, app, onSaved, onOpen, onClose }: StudentFormProps) {
  const { schoolId } = app;
  const id = Number(of) || 0;
  // The login name that the form offered first; a later one may differ.
  const [offered] = useState(room.user_id);
  const [definition] = useState(() => studentForm(room.time_zone, student?.values));
  const [newcomer] = useState(() =>
    newStudent(
      room.user_id,
      room.is_model1 === schoolModels.clubs ? null : lastClass(app.person.id, schoolId),
    ),
  );
  const form = useForm({
    definition,
    of,
    stored: student ?? newcomer,
    personId: app.person.id,
    sessionLive: app.sessionLive,
    labels: messages.fields,
    issueTexts: issueTextsFor(room.time_zone),
    save: async (wish, signal): Promise<{ readonly added: Started | null }> => {
      if (student === null) {
        const added = await addStudent({ school_id: room.school_id, user_id: offered }, wish, signal);
        const { division_id } = wish.values;
        if (division_id) keepLastClass(app.person.id, schoolId, division_id);
        return { added };
      }
      await saveStudent(schoolId, id, wish, signal);
      return { added: null };
    },
    ...(student && { loadStored: (signal: AbortSignal) => loadStudent(schoolId, id, signal) }),
    onSaved: (saved) => {
      const { firstName, lastName } = form.values;
      if (student) tellDone(messages.saved, `${firstName} ${lastName}`.trim(), onOpen);
      onSaved(saved?.added ?? null);
    },
    onClosed: onClose,
  });
  return (
    <ResourceForm
      form={form}
      size="notice"
      title={student ? `${form.values.firstName} ${form.values.lastName}` : messages.students.addTitle}
    >
      <NameFields
        form={form}
        picture={student?.facts.student_pic ?? ''}
        {...(student === null && { free: room.user_id })}
      />
      <div className={twoColumns}>
        <TextField {...form.text('admission_no')} maxLength={40} autoComplete="off" dir="ltr" />
        <FormDateField {...form.day('birth_date')} timeZone={room.time_zone} />
      </div>
      <h3 className={partTitle}>{messages.parts.sits}</h3>
      <SitsFields hint={messages.hints.division_id} form={form} schoolId={schoolId} model={room.is_model1} />
      <h3 className={partTitle}>{messages.parts.contact}</h3>
      <ContactFields form={form} />
    </ResourceForm>
  );
}
