import { useState } from 'react';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useForm } from '#src/lib/form/use-form.ts';
import { tellDone } from '#src/lib/resource/tell-done.ts';
import type { Started } from '#src/lib/start-code/StartCodeDialog.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import {
  addFaculty,
  facultyForm,
  loadFaculty,
  newFaculty,
  type StoredFaculty,
  saveFaculty,
} from './faculty-form.ts';
import { partTitle, twoColumns } from './layout.ts';
import { peopleMessages as messages } from './messages.en.ts';
import { ContactFields, issueTextsFor, NameFields } from './PersonFields.tsx';
import { TeachesFields } from './PlaceFields.tsx';
import type { PeopleLicence, PeopleProps } from './people-props.ts';

interface FacultyFormProps {
  /** The row's id, or `new`. */
  readonly of: string;
  /** null: a new person. */
  readonly faculty: StoredFaculty | null;
  readonly room: PeopleLicence;
  readonly app: PeopleProps;
  /** The added person; null: a person was changed. */
  readonly onSaved: (added: Started | null) => void;
  /** Reopens this form. */
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** [EN-36, VP-23…VP-30, C2-01] */
export function FacultyForm({ of, faculty, room, app, onSaved, onOpen, onClose }: FacultyFormProps) {
  const { schoolId } = app;
  const id = Number(of) || 0;
  // The login name that the form offered first; a later one may differ.
  const [offered] = useState(room.user_id);
  const [definition] = useState(() => facultyForm(room.time_zone, faculty?.values));
  const form = useForm({
    definition,
    of,
    stored: faculty ?? newFaculty(room.user_id),
    personId: app.person.id,
    sessionLive: app.sessionLive,
    labels: { ...messages.fields, admission_no: messages.fields.employee_no },
    issueTexts: issueTextsFor(room.time_zone),
    save: async (wish, signal): Promise<{ readonly added: Started | null }> => {
      if (faculty === null)
        return { added: await addFaculty({ school_id: room.school_id, user_id: offered }, wish, signal) };
      await saveFaculty(schoolId, { id, wasActive: faculty.values.active }, wish, signal);
      return { added: null };
    },
    ...(faculty && { loadStored: (signal: AbortSignal) => loadFaculty(schoolId, id, signal) }),
    onSaved: (saved) => {
      const { firstName, lastName } = form.values;
      if (faculty) tellDone(messages.saved, `${firstName} ${lastName}`.trim(), onOpen);
      onSaved(saved?.added ?? null);
    },
    onClosed: onClose,
  });
  const isHere = faculty?.status === 'active' || faculty?.status === 'inactive';
  return (
    <ResourceForm
      form={form}
      size="notice"
      title={faculty ? `${form.values.firstName} ${form.values.lastName}` : messages.faculty.addTitle}
    >
      <NameFields
        form={form}
        picture={faculty?.picture ?? ''}
        {...(faculty === null && { free: room.user_id })}
      />
      <h3 className={partTitle}>{messages.parts.contact}</h3>
      <ContactFields form={form} />
      <h3 className={partTitle}>{messages.parts.places}</h3>
      <TeachesFields form={form} schoolId={schoolId} model={room.is_model1} teacherId={id} />
      <div className={twoColumns}>
        <TextField {...form.text('admission_no')} maxLength={40} autoComplete="off" dir="ltr" />
        <TextField {...form.text('strength')} maxLength={200} />
        <TextField {...form.text('tools')} maxLength={200} />
      </div>
      {isHere && <Switch {...form.flag('active')} hint={messages.hints.active} />}
    </ResourceForm>
  );
}
