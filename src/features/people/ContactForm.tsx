import { useState } from 'react';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useForm } from '#src/lib/form/use-form.ts';
import { PictureField } from '#src/lib/picture/PictureField.tsx';
import { tellDone } from '#src/lib/resource/tell-done.ts';
import { peopleMessages as messages } from './messages.en.ts';
import { ContactFields, issueTextsFor } from './PersonFields.tsx';
import type { PeopleProps } from './people-props.ts';
import { contactForm, contactOf, loadStudent, type StoredStudent, saveContact } from './student-form.ts';

interface ContactFormProps {
  readonly of: string;
  readonly student: StoredStudent;
  readonly app: PeopleProps;
  readonly onSaved: () => void;
  /** Reopens this form. */
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** [GR-02, C2-06] The contacts and picture of a student, which a teacher may change. */
export function ContactForm({ of, student, app, onSaved, onOpen, onClose }: ContactFormProps) {
  const { timeZone } = app.person.school;
  const { facts, version } = student;
  const id = Number(of);
  const [values] = useState(() => contactOf(student.values));
  const [definition] = useState(() => contactForm(timeZone, values));
  const name = `${facts.first_name} ${facts.last_name}`.trim();
  const form = useForm({
    definition,
    of,
    stored: { values, version },
    personId: app.person.id,
    sessionLive: app.sessionLive,
    labels: messages.fields,
    issueTexts: issueTextsFor(timeZone),
    save: (wish, signal) => saveContact(id, wish, signal),
    loadStored: async (signal) => {
      const now = await loadStudent(0, id, signal);
      return { values: contactOf(now.values), version: now.version };
    },
    onSaved: () => {
      tellDone(messages.saved, name, onOpen);
      onSaved();
    },
    onClosed: onClose,
  });
  return (
    <ResourceForm form={form} size="notice" title={name}>
      <PictureField
        name={name}
        stored={facts.student_pic}
        value={form.values.picture}
        onChange={(value) => form.set('picture', value)}
      />
      <ContactFields form={form} />
    </ResourceForm>
  );
}
