import { useState } from 'react';
import { getTemplateCall } from '#contract/content/calls/get-template.call.ts';
import { saveTemplateCall } from '#contract/content/calls/save-template.call.ts';
import { templatePageCall } from '#contract/content/calls/template-page.call.ts';
import { type TemplateFields, type TemplateRow, templateFields } from '#contract/content/templates.wire.ts';
import { groupKinds } from '#contract/core/group-kinds.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
import { optionsOf } from '#src/lib/form/options-of.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useStoredForm } from '#src/lib/form/use-stored-form.ts';
import { LookupField } from '#src/lib/lookup/LookupField.tsx';
import { LookupManyField } from '#src/lib/lookup/LookupManyField.tsx';
import { countColumn, textColumn } from '#src/lib/resource/columns.tsx';
import { resourceMessages } from '#src/lib/resource/messages.en.ts';
import { OpenRow } from '#src/lib/resource/OpenRow.tsx';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { removedFilter } from '#src/lib/resource/use-removable-list.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { contentRemoval } from './content-changes.ts';
import type { ContentProps } from './content-props.ts';
import { classSource, projectSource } from './lookups.ts';
import { messages } from './messages.en.ts';
import { useContentList } from './use-content-list.ts';

const templateBlank: TemplateFields = {
  name: '',
  kind: 'grade',
  classId: null,
  isDefault: false,
  projectIds: [],
};

const templateForm = defineForm({
  name: 'template',
  schema: templateFields,
  usesFormSession: true,
  blank: templateBlank,
});

const seen = ({ id, version, name }: TemplateRow) => ({ id, version, name });
const changes = contentRemoval('template');
const load = pageLoader(templatePageCall, {}, (row: TemplateRow) => row);

async function loadTemplate(id: number, signal?: AbortSignal) {
  return (await call(getTemplateCall, { id }, signal ? { signal } : {})).data;
}
type StoredTemplate = Awaited<ReturnType<typeof loadTemplate>>;

const forWhom = ({ kind, class: name }: TemplateRow) => (name === '' ? messages.kinds[kind] : name);

const templateColumns = () => [
  textColumn<TemplateRow>('name', messages.columns.name, ({ name }) => name, { sortable: true, width: 14 }),
  textColumn<TemplateRow>('kind', messages.columns.kind, forWhom),
  textColumn<TemplateRow>('usual', messages.columns.usual, ({ isDefault }) =>
    isDefault ? messages.usual : '',
  ),
  countColumn<TemplateRow>('projects', messages.columns.projects, ({ projects }) => projects),
];

/** [CA-01, CA-03] Office lists for starting a school's year. */
export function TemplatesScreen({ app }: { readonly app: ContentProps }) {
  const [columns] = useState(templateColumns);
  const mayWrite = app.may(saveTemplateCall);
  const content = useContentList(app, {
    name: 'content-templates',
    changes,
    load,
    columns,
    mayWrite,
  });
  return (
    <ResourceScreen
      title={messages.parts.templates}
      text={messages.templatesText}
      caption={messages.parts.templates}
      add={mayWrite ? { label: messages.add.templates } : undefined}
      {...content}
      seen={seen}
      texts={{ emptyText: resourceMessages.addFirst }}
      filters={[
        {
          id: 'kind',
          label: messages.columns.kind,
          all: messages.allKinds,
          options: optionsOf(messages.kinds, groupKinds),
        },
        removedFilter(),
      ]}
    >
      {mayWrite && (
        <OpenRow list={content.list} title={messages.edit} load={loadTemplate}>
          {(template, form) => <TemplateForm {...form} template={template} app={app} />}
        </OpenRow>
      )}
    </ResourceScreen>
  );
}

interface TemplateFormProps {
  readonly of: string;
  readonly template: StoredTemplate | null;
  readonly app: ContentProps;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

function TemplateForm({ of, template, app, onClose, onSaved }: TemplateFormProps) {
  const form = useStoredForm({
    definition: templateForm,
    of,
    stored: template,
    person: app.person,
    sessionLive: app.sessionLive,
    labels: messages.fields,
    issueTexts: messages.issues,
    save: (input, signal) => call(saveTemplateCall, input, { signal }),
    load: loadTemplate,
    onSaved,
    onClose,
  });
  const { values } = form;
  return (
    <ResourceForm form={form} title={template ? messages.edit : messages.add.templates}>
      <TextField {...form.text('name')} maxLength={120} />
      <Select {...form.choice('kind', optionsOf(messages.kinds, groupKinds))} />
      {values.kind === 'grade' && <LookupField source={classSource} {...form.lookup('classId')} />}
      <LookupManyField
        source={projectSource}
        {...form.group('projectIds')}
        value={values.projectIds}
        onChange={(ids) => form.set('projectIds', [...ids])}
      />
      <Switch {...form.flag('isDefault')} />
    </ResourceForm>
  );
}
