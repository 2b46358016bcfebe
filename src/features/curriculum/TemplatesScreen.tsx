import { useState } from 'react';
import { getTemplateCall } from '#contract/curriculum/calls/get-template.call.ts';
import { saveTemplateCall } from '#contract/curriculum/calls/save-template.call.ts';
import { templatePageCall } from '#contract/curriculum/calls/template-page.call.ts';
import { groupKinds } from '#contract/curriculum/content.rules.ts';
import {
  type TemplateFields,
  type TemplateRow,
  templateFields,
} from '#contract/curriculum/templates.wire.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useForm } from '#src/lib/form/use-form.ts';
import { LookupField } from '#src/lib/lookup/LookupField.tsx';
import { LookupManyField } from '#src/lib/lookup/LookupManyField.tsx';
import { OpenRow } from '#src/lib/resource/OpenRow.tsx';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { ContentSite } from './content-site.ts';
import { classSource, projectSource } from './lookups.ts';
import { messages } from './messages.en.ts';
import {
  countColumn,
  emptyTexts,
  optionsOf,
  stateFilter,
  textColumn,
  useContentList,
} from './use-content-list.tsx';

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

/** [CA-01, CA-03] Lists of the office that a school begins a year with. */
export function TemplatesScreen({ site }: { readonly site: ContentSite }) {
  const [columns] = useState(templateColumns);
  const { list, changes, actions } = useContentList(site, {
    name: 'content-templates',
    of: 'template',
    load,
    columns,
    onOpen: ({ id }) => list.onOpen(String(id)),
  });
  const close = () => list.onOpen('');
  const saved = () => {
    list.refresh();
    close();
  };
  const mayWrite = site.may(saveTemplateCall);
  return (
    <ResourceScreen
      title={messages.parts.templates}
      text={messages.templatesText}
      caption={messages.parts.templates}
      add={mayWrite ? { label: messages.add.templates } : undefined}
      list={list}
      seen={seen}
      texts={emptyTexts()}
      onOpen={mayWrite ? (row) => !row.isRemoved && list.onOpen(String(row.id)) : undefined}
      changes={changes}
      filters={[
        {
          id: 'kind',
          label: messages.columns.kind,
          all: messages.allKinds,
          options: optionsOf(messages.kinds, groupKinds),
        },
        stateFilter(),
      ]}
      actions={mayWrite ? actions : []}
    >
      {mayWrite && (
        <OpenRow open={list.open} title={messages.edit} load={loadTemplate} onClose={close}>
          {(template, of) => (
            <TemplateForm key={of} of={of} template={template} site={site} onClose={close} onSaved={saved} />
          )}
        </OpenRow>
      )}
    </ResourceScreen>
  );
}

interface TemplateFormProps {
  readonly of: string;
  readonly template: StoredTemplate | null;
  readonly site: ContentSite;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

function TemplateForm({ of, template, site, onClose, onSaved }: TemplateFormProps) {
  const form = useForm({
    definition: templateForm,
    of,
    stored: template,
    personId: site.person.id,
    sessionLive: site.sessionLive,
    labels: messages.fields,
    issueTexts: messages.issues,
    save: ({ values, version, formSession }, signal) =>
      call(saveTemplateCall, { ...values, id: template?.id ?? 0, version, formSession }, { signal }),
    ...(template && { loadStored: (signal: AbortSignal) => loadTemplate(template.id, signal) }),
    onSaved,
    onClosed: onClose,
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
