import { useMemo } from 'react';
import { getStudentByGradeDivCall } from '#contract/classes/calls/get-student-by-grade-div.call.ts';
import { mergeStudentIntoBatchCall } from '#contract/classes/calls/merge-student-into-batch.call.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useForm } from '#src/lib/form/use-form.ts';
import { LookupManyField } from '#src/lib/lookup/LookupManyField.tsx';
import { lookupSource } from '#src/lib/lookup/lookup-source.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { Select } from '#src/ui/Select.tsx';
import { newPupilsForm } from './class-forms.ts';
import { messages } from './messages.en.ts';
import type { MembershipsProps } from './places-props.ts';

interface AddPupilsFormProps {
  readonly app: MembershipsProps;
  readonly batch: { readonly id: number; readonly name: string };
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const toOption = ({ id, name }: { readonly id: number; readonly name: string }) => ({
  value: String(id),
  label: name,
});

/** [C7-05] Adds students to a batch, by name or a whole class or section at once. */
export function AddPupilsForm({ app, batch, onSaved, onClose }: AddPupilsFormProps) {
  const { schoolId, person, sessionLive, places } = app;
  const form = useForm({
    definition: newPupilsForm,
    of: batch.id,
    stored: null,
    personId: person.id,
    sessionLive,
    labels: {
      classId: messages.grade.group,
      sectionId: messages.grade.part,
      students: messages.students,
    },
    save: ({ values }, signal) =>
      call(
        mergeStudentIntoBatchCall,
        { school_id: schoolId, batch_id: batch.id, student_ids: values.students },
        { signal },
      ),
    onSaved: (changed) => {
      if (changed) tellOf(batch.name, changed.done.length, changed.refused.length);
      onSaved();
    },
    onClosed: onClose,
  });
  const { classId, sectionId, students } = form.values;
  const classes = places.data.filter(({ kind }) => kind === 'grade');
  const sections = classes.find(({ id }) => String(id) === classId)?.parts ?? [];
  const source = useMemo(
    () =>
      lookupSource(getStudentByGradeDivCall, {
        school_id: schoolId,
        batch_id: batch.id,
        mbx_class_id: Number(classId),
        division_id: Number(sectionId),
      }),
    [schoolId, batch.id, classId, sectionId],
  );
  const classField = form.choice('classId', [
    { value: '0', label: messages.allClasses },
    ...classes.map(toOption),
  ]);
  const sectionField = form.choice('sectionId', [
    { value: '0', label: messages.allSections },
    ...sections.map(toOption),
  ]);
  return (
    <ResourceForm form={form} title={messages.addPupilsTo(batch.name)} submit={{ label: messages.put }}>
      {classes.length > 0 && (
        <Select
          {...classField}
          onChange={(chosen) => {
            classField.onChange(chosen);
            form.set('sectionId', '0');
            form.set('students', []);
          }}
        />
      )}
      {sections.length > 0 && (
        <Select
          {...sectionField}
          onChange={(chosen) => {
            sectionField.onChange(chosen);
            form.set('students', []);
          }}
        />
      )}
      <LookupManyField
        // Another list starts afresh.
        key={`${classId}.${sectionId}`}
        {...form.group('students')}
        source={source}
        value={students}
        onChange={(chosen) => form.set('students', chosen)}
      />
    </ResourceForm>
  );
}

function tellOf(batch: string, added: number, missing: number): void {
  alerts.show({
    tone: missing > 0 ? 'warning' : 'success',
    title: messages.putIn(added),
    text: [isolate(batch), ...(missing > 0 ? [messages.notPutIn(missing)] : [])].join('\n'),
  });
}
