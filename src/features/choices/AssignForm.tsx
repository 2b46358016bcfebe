import { useState } from 'react';
import { assignCurriculumCall } from '#contract/choices/calls/assign-curriculum.call.ts';
import { getStudentByGradeDivCall } from '#contract/classes/calls/get-student-by-grade-div.call.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { FormDateField } from '#src/lib/form/FormDateField.tsx';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useForm } from '#src/lib/form/use-form.ts';
import { LookupManyField } from '#src/lib/lookup/LookupManyField.tsx';
import { type LookupSource, lookupSource } from '#src/lib/lookup/lookup-source.ts';
import { assignFormOf } from './assign-form.ts';
import {
  type ChoicesScreenProps,
  firstParts,
  type GroupInYear,
  groupOf,
  rememberGroup,
} from './choices-props.ts';
import { choiceMessages as messages } from './messages.en.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

interface AssignFormProps {
  readonly app: ChoicesScreenProps;
  readonly place: GroupInYear;
  readonly projects: readonly Named[];
  /** Projects that are selected at first. */
  readonly chosen?: readonly number[];
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const listOf =
  (rows: readonly Named[]): LookupSource =>
  async ({ search = '' }) => {
    const found = rows.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
    return { rows: [...found], total: found.length };
  };

export function AssignForm({ app, place, projects, chosen = [], onSaved, onClose }: AssignFormProps) {
  const { person, sessionLive } = app;
  const { group } = place;
  const [definition] = useState(() => assignFormOf(chosen, firstParts(person, group)));
  const form = useForm({
    definition,
    of: [group.id, ...chosen].join('-'),
    stored: null,
    personId: person.id,
    sessionLive,
    labels: messages.fields,
    issueTexts: { no_assignee: messages.noAssignee },
    save: ({ values }, signal) => {
      if (values.parts.length > 0) rememberGroup(person, group, values.parts);
      return call(
        assignCurriculumCall,
        {
          ...groupOf(place),
          project_ids: [...values.projects],
          assignees: [
            ...values.parts.map((id) => ({
              kind: group.kind === 'grade' ? ('division' as const) : ('batch' as const),
              id,
            })),
            ...values.students.map((id) => ({ kind: 'person' as const, id })),
          ],
          due_on: values.due,
        },
        { signal },
      );
    },
    onSaved: (answer) => {
      if (answer) alerts.show({ tone: 'success', title: messages.assigned(answer.changed) });
      onSaved();
    },
    onClosed: onClose,
  });
  const [sources] = useState(() => ({
    projects: listOf(projects),
    parts: listOf(group.parts),
    students: lookupSource(getStudentByGradeDivCall, {
      school_id: person.school.id,
      mbx_class_id: group.id,
    }),
  }));
  const many = (field: 'projects' | 'parts' | 'students') => (
    <LookupManyField
      {...form.group(field)}
      source={sources[field]}
      value={form.values[field]}
      onChange={(chosen) => form.set(field, chosen)}
    />
  );
  return (
    <ResourceForm form={form} title={messages.assignTitle(group.name)} submit={{ label: messages.assign }}>
      {many('projects')}
      {many('parts')}
      {group.kind === 'grade' && many('students')}
      <FormDateField {...form.day('due')} />
    </ResourceForm>
  );
}
