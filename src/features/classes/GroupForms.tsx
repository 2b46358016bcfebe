import { useCallback } from 'react';
import { getClassListCall } from '#contract/classes/calls/get-class-list.call.ts';
import { call } from '#src/lib/api-client.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { type Stored, useForm } from '#src/lib/form/use-form.ts';
import { useStoredForm } from '#src/lib/form/use-stored-form.ts';
import { LookupManyField } from '#src/lib/lookup/LookupManyField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { type groupNameForm, newGroupsForms, newPartsForm } from './class-forms.ts';
import { kinds, type SchoolGroup } from './kinds.ts';
import { messages } from './messages.en.ts';
import type { MembershipsProps } from './places-props.ts';

interface FormProps {
  readonly app: MembershipsProps;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Adds classes (from all schools' or the school's own) or clubs, each with the same parts. */
export function NewGroupsForm({ app, onSaved, onClose }: FormProps) {
  const { kind, words, schoolId, person, sessionLive, places } = app;
  const form = useForm({
    definition: newGroupsForms[kind],
    of: `new.${schoolId}`,
    stored: null,
    personId: person.id,
    sessionLive,
    labels: { master_class_ids: words.masters, names: words.names, parts: words.newParts },
    issueTexts: { name_taken: words.nameTaken, name_twice: messages.nameTwice, no_class: words.noneChosen },
    save: ({ values, formSession }, signal) =>
      kinds[kind].add({ school_id: schoolId, formSession, ...values }, signal),
    onSaved,
    onClosed: onClose,
  });
  const source = useCallback(
    async (_: object, signal: AbortSignal) => {
      const mapped = new Set(places.data.map(({ master_class_id }) => master_class_id));
      const { data } = await call(getClassListCall, {}, { signal });
      const rows = data.flatMap(({ id, class_name }) => (mapped.has(id) ? [] : [{ id, name: class_name }]));
      return { rows, total: rows.length };
    },
    [places],
  );
  return (
    <ResourceForm form={form} title={words.add}>
      {kind === 'grade' && (
        <LookupManyField
          {...form.group('master_class_ids')}
          source={source}
          value={form.values.master_class_ids}
          onChange={(chosen) => form.set('master_class_ids', chosen)}
        />
      )}
      <TextField {...form.text('names')} hint={words.namesHint} autoComplete="off" />
      <TextField {...form.text('parts')} hint={words.newPartsHint} autoComplete="off" />
    </ResourceForm>
  );
}

/** [NF-27] Adds sections to a class, or batches to a club. */
export function NewPartsForm({ app, group, onSaved, onClose }: FormProps & { readonly group: SchoolGroup }) {
  const { kind, words, schoolId, person, sessionLive } = app;
  const form = useForm({
    definition: newPartsForm,
    of: `new.${group.id}`,
    stored: null,
    personId: person.id,
    sessionLive,
    labels: { names: words.partNames },
    issueTexts: { name_taken: words.partTaken, name_twice: messages.nameTwice },
    save: ({ values, formSession }, signal) =>
      kinds[kind].saveParts(
        { school_id: schoolId, formSession, group_id: group.id, id: 0, version: 0, ...values },
        signal,
      ),
    onSaved,
    onClosed: onClose,
  });
  return (
    <ResourceForm form={form} title={words.addPartsTo(group.name)}>
      <TextField {...form.text('names')} hint={words.partNamesHint} autoComplete="off" />
    </ResourceForm>
  );
}

interface SavedName {
  readonly id: number;
  readonly formSession: string;
  readonly version: number;
  readonly name: string;
}

export interface Renaming {
  readonly definition: typeof groupNameForm;
  readonly title: string;
  readonly taken: string;
  readonly save: (name: SavedName, signal: AbortSignal) => Promise<unknown>;
}

type StoredName = Stored<{ readonly name: string }> & { readonly id: number };

interface NameFormProps extends FormProps {
  readonly renaming: Renaming;
  readonly stored: StoredName;
  readonly load: (id: number, signal: AbortSignal) => Promise<StoredName>;
}

export function NameForm({ app, renaming, stored, load, onSaved, onClose }: NameFormProps) {
  const { definition, title, taken, save } = renaming;
  const form = useStoredForm({
    definition,
    stored,
    person: app.person,
    sessionLive: app.sessionLive,
    labels: { name: messages.name },
    issueTexts: { name_taken: taken },
    save,
    load,
    onSaved,
    onClose,
  });
  return (
    <ResourceForm form={form} title={title}>
      <TextField {...form.text('name')} autoComplete="off" />
    </ResourceForm>
  );
}
