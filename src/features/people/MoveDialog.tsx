import { useState } from 'react';
import { schoolModels } from '#contract/core/school-models.ts';
import { migrateStudentCall } from '#contract/people/calls/migrate-student.call.ts';
import type { StudentRow } from '#contract/people/people.wire.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useForm } from '#src/lib/form/use-form.ts';
import { tellDone } from '#src/lib/resource/tell-done.ts';
import { peopleMessages as messages } from './messages.en.ts';
import { moveForm } from './move-form.ts';
import { SitsFields } from './PlaceFields.tsx';
import type { PeopleLicence, PeopleProps } from './people-props.ts';

interface MoveDialogProps {
  readonly students: readonly StudentRow[];
  readonly room: PeopleLicence;
  readonly app: PeopleProps;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** [RP-21, C2-07] Moves students to another class, or other batches, of the school. */
export function MoveDialog({ students, room, app, onSaved, onClose }: MoveDialogProps) {
  const texts = messages.move;
  const isByClub = room.is_model1 === schoolModels.clubs;
  const [definition] = useState(() => moveForm(isByClub));
  const form = useForm({
    definition,
    of: students.map(({ id }) => id).join(),
    stored: null,
    personId: app.person.id,
    sessionLive: app.sessionLive,
    labels: messages.fields,
    issueTexts: messages.issues,
    save: ({ values: { division_id, batches } }, signal) =>
      call(
        migrateStudentCall,
        {
          school_id: app.schoolId,
          rows: students.map(({ id, version }) => ({ id, version })),
          ...(division_id !== null && { division_id }),
          // In a school with classes, batches stay unless some are chosen.
          ...(batches.length > 0 && { batches }),
        },
        { signal },
      ),
    onSaved: (saved) => {
      const { done = [], refused = [] } = saved ?? {};
      if (done.length > 0) {
        const moved = students.filter(({ id }) => done.some((each) => each.id === id));
        tellDone(
          messages.done.move(done.length),
          moved.map(({ student_name }) => student_name),
        );
      }
      if (refused.length > 0) alerts.show({ tone: 'warning', title: texts.someStayed(refused.length) });
      onSaved();
    },
    onClosed: onClose,
  });
  const [first] = students;
  const who = students.length === 1 && first ? first.student_name : messages.ask.many(students.length);
  return (
    <ResourceForm form={form} title={texts.title} submit={{ label: texts.save }}>
      <p>{texts.text(who)}</p>
      <SitsFields form={form} schoolId={app.schoolId} model={room.is_model1} />
    </ResourceForm>
  );
}
