import { useState } from 'react';
import { saveSessionCall } from '#contract/content/calls/save-session.call.ts';
import { sessionTypes } from '#contract/content/content.rules.ts';
import { contentExtensions, presentationExtensions } from '#contract/content/content-files.rules.ts';
import {
  type ProjectTree,
  type SessionFields,
  type StoredSession,
  sessionFields,
} from '#contract/content/projects.wire.ts';
import type { ShownFile } from '#contract/files/shown-file.wire.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
import { NumberField } from '#src/lib/form/NumberField.tsx';
import { optionsOf } from '#src/lib/form/options-of.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useStoredForm } from '#src/lib/form/use-stored-form.ts';
import { Select } from '#src/ui/Select.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { ContentProps } from './content-props.ts';
import { FileField } from './FileField.tsx';
import { messages } from './messages.en.ts';
import { loadProject } from './ProjectForm.tsx';
import { RowsField } from './RowsField.tsx';

const sessionBlank: SessionFields = {
  title: '',
  type: 'learn',
  objective: '',
  minutes: 40,
  presentationFileId: '',
  activities: [],
  references: [],
};

const sessionForm = defineForm({
  name: 'project-session',
  schema: sessionFields,
  usesFormSession: true,
  blank: sessionBlank,
});

interface SessionFormProps {
  readonly project: ProjectTree;
  readonly session: StoredSession | null;
  readonly app: ContentProps;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** [CA-03] A session with its presentation, activities and references. */
export function SessionForm({ project, session, app, onClose, onSaved }: SessionFormProps) {
  const form = useStoredForm({
    definition: sessionForm,
    of: session?.id ?? `new-${project.id}`,
    stored: session,
    person: app.person,
    sessionLive: app.sessionLive,
    labels: messages.fields,
    issueTexts: messages.issues,
    save: (input, signal) => call(saveSessionCall, { ...input, projectId: project.id }, { signal }),
    load: async (id, signal) =>
      (await loadProject(project.id, signal)).sessions.find((each) => each.id === id) ?? null,
    onSaved,
    onClose,
  });
  // A line that moves up keeps its file.
  const [sent, setSent] = useState<readonly ShownFile[]>([]);
  const { minutes, presentationFileId, activities, references } = form.values;
  return (
    <ResourceForm
      form={form}
      size="wide"
      title={session ? messages.edit : messages.addSession}
      show={(_field, value) => shown(value)}
    >
      <TextField {...form.text('title')} maxLength={200} />
      <Select {...form.choice('type', optionsOf(messages.sessionTypes, sessionTypes))} />
      <TextArea {...form.text('objective')} rows={2} />
      <NumberField
        {...form.group('minutes')}
        value={minutes}
        onChange={(value) => form.set('minutes', value)}
      />
      <FileField
        {...form.group('presentationFileId')}
        extensions={presentationExtensions}
        value={presentationFileId}
        known={project.files}
        onChange={(id) => form.set('presentationFileId', id)}
      />
      <RowsField
        {...form.group('activities')}
        rows={activities}
        blank={{ title: '', instructions: '', minutes: 0 }}
        most={30}
        columns={[
          { field: 'title', label: messages.rows.title },
          { field: 'instructions', label: messages.rows.instructions },
        ]}
        onChange={(rows) => form.set('activities', rows)}
      />
      <RowsField
        {...form.group('references')}
        rows={references}
        blank={{ title: '', url: '', fileId: '' }}
        most={30}
        columns={[
          { field: 'title', label: messages.rows.title },
          { field: 'url', label: messages.rows.url },
        ]}
        onChange={(rows) => form.set('references', rows)}
      >
        {(reference, onChange) => (
          <FileField
            label={messages.fields.fileId}
            extensions={contentExtensions}
            value={reference.fileId}
            known={[...project.files, ...sent]}
            onChange={(fileId, file) => {
              if (file) setSent((files) => [...files, file]);
              onChange({ ...reference, fileId });
            }}
          />
        )}
      </RowsField>
    </ResourceForm>
  );
}

const shown = (value: unknown): string =>
  Array.isArray(value) ? value.map((row: { readonly title: string }) => row.title).join(', ') : String(value);
