import { getModuleCall } from '#contract/content/calls/get-module.call.ts';
import { saveModuleCall } from '#contract/content/calls/save-module.call.ts';
import { type ModuleFields, type ModuleTree, moduleFields } from '#contract/content/modules.wire.ts';
import { groupKinds } from '#contract/core/group-kinds.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
import { optionsOf } from '#src/lib/form/options-of.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useStoredForm } from '#src/lib/form/use-stored-form.ts';
import { Select } from '#src/ui/Select.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { ContentProps } from './content-props.ts';
import { messages } from './messages.en.ts';

const moduleBlank: ModuleFields = { name: '', description: '', kind: 'grade', isPublished: false };

const moduleForm = defineForm({
  name: 'module',
  schema: moduleFields,
  usesFormSession: true,
  blank: moduleBlank,
});

export async function loadModule(id: number, signal?: AbortSignal): Promise<ModuleTree> {
  return (await call(getModuleCall, { id }, signal ? { signal } : {})).data;
}

interface ModuleFormProps {
  readonly module: ModuleTree | null;
  readonly app: ContentProps;
  readonly onClose: () => void;
  /** null: an earlier try, whose answer was lost, had saved it. */
  readonly onSaved: (id: number | null) => void;
}

/** [CA-03] Adds or changes a module. */
export function ModuleForm({ module, app, onClose, onSaved }: ModuleFormProps) {
  const form = useStoredForm({
    definition: moduleForm,
    stored: module,
    person: app.person,
    sessionLive: app.sessionLive,
    labels: messages.fields,
    issueTexts: messages.issues,
    save: (input, signal) => call(saveModuleCall, input, { signal }),
    load: loadModule,
    onSaved: (saved) => onSaved(saved?.data.id ?? null),
    onClose,
  });
  return (
    <ResourceForm form={form} title={module ? messages.edit : messages.add.modules}>
      <TextField {...form.text('name')} maxLength={120} />
      <TextArea {...form.text('description')} rows={3} />
      <Select {...form.choice('kind', optionsOf(messages.kinds, groupKinds))} />
      <Switch {...form.flag('isPublished')} />
    </ResourceForm>
  );
}
