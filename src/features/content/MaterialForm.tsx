import { saveMaterialCall } from '#contract/content/calls/save-material.call.ts';
import { materialKinds } from '#contract/content/content.rules.ts';
import { contentExtensions } from '#contract/content/content-files.rules.ts';
import {
  type MaterialFields,
  materialFields,
  type ProjectTree,
  type StoredMaterial,
} from '#contract/content/projects.wire.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
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

const materialBlank: MaterialFields = {
  title: '',
  kind: 'lesson_plan',
  sessionId: null,
  body: '',
  fileId: '',
  url: '',
};

const materialForm = defineForm({
  name: 'teacher-material',
  schema: materialFields,
  usesFormSession: true,
  blank: materialBlank,
});

interface MaterialFormProps {
  readonly project: ProjectTree;
  readonly material: StoredMaterial | null;
  readonly app: ContentProps;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** [CA-03] A lesson plan or resource for teachers. */
export function MaterialForm({ project, material, app, onClose, onSaved }: MaterialFormProps) {
  const form = useStoredForm({
    definition: materialForm,
    of: material?.id ?? `new-${project.id}`,
    stored: material,
    person: app.person,
    sessionLive: app.sessionLive,
    labels: messages.fields,
    issueTexts: messages.issues,
    save: (input, signal) => call(saveMaterialCall, { ...input, projectId: project.id }, { signal }),
    load: async (id, signal) =>
      (await loadProject(project.id, signal)).materials.find((each) => each.id === id) ?? null,
    onSaved,
    onClose,
  });
  const { sessionId, fileId } = form.values;
  return (
    <ResourceForm form={form} title={material ? messages.edit : messages.addMaterial}>
      <TextField {...form.text('title')} maxLength={200} />
      <Select {...form.choice('kind', optionsOf(messages.materialKinds, materialKinds))} />
      <Select
        label={messages.fields.sessionId}
        value={String(sessionId ?? 0)}
        options={[
          { value: '0', label: messages.wholeProject },
          ...project.sessions.map(({ id, values }) => ({ value: String(id), label: values.title })),
        ]}
        onChange={(value) => form.set('sessionId', Number(value) || null)}
        texts={form.choice('kind', []).texts}
      />
      <TextArea {...form.text('body')} rows={5} />
      <FileField
        {...form.group('fileId')}
        extensions={contentExtensions}
        value={fileId}
        known={project.files}
        onChange={(id) => form.set('fileId', id)}
      />
      <TextField {...form.text('url')} type="url" />
    </ResourceForm>
  );
}
