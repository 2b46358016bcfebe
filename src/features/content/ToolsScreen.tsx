import { useState } from 'react';
import * as v from 'valibot';
import { getToolCall } from '#contract/content/calls/get-tool.call.ts';
import { saveToolCall } from '#contract/content/calls/save-tool.call.ts';
import { toolPageCall } from '#contract/content/calls/tool-page.call.ts';
import { type ToolRow, toolFields } from '#contract/content/terms.wire.ts';
import { toolEngines } from '#contract/core/tool-engines.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
import { optionsOf } from '#src/lib/form/options-of.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useStoredForm } from '#src/lib/form/use-stored-form.ts';
import { LookupManyField } from '#src/lib/lookup/LookupManyField.tsx';
import { countColumn, textColumn } from '#src/lib/resource/columns.tsx';
import { resourceMessages } from '#src/lib/resource/messages.en.ts';
import { OpenRow } from '#src/lib/resource/OpenRow.tsx';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { removedFilter } from '#src/lib/resource/use-removable-list.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { contentRemoval } from './content-changes.ts';
import type { ContentProps } from './content-props.ts';
import { classSource } from './lookups.ts';
import { messages } from './messages.en.ts';
import { useContentList } from './use-content-list.ts';

/** Levels are typed one per line. */
const typedLines = v.pipe(
  v.string(),
  v.transform((text) => text.split('\n').filter((line) => line.trim() !== '')),
  toolFields.entries.levels,
);

const toolForm = defineForm({
  name: 'tool',
  schema: v.object({ ...toolFields.entries, levels: typedLines }),
  usesFormSession: true,
  blank: {
    name: '',
    description: '',
    url: '',
    levels: '',
    classIds: [] as number[],
    allowsUrl: true,
    engine: 'none',
  },
});

const seen = ({ id, version, name }: ToolRow) => ({ id, version, name });
const changes = contentRemoval('tool');
const load = pageLoader(toolPageCall, {}, (row: ToolRow) => row);

async function loadTool(id: number, signal?: AbortSignal) {
  const { data } = await call(getToolCall, { id }, signal ? { signal } : {});
  return { ...data, values: { ...data.values, levels: data.values.levels.join('\n') } };
}
type StoredTool = Awaited<ReturnType<typeof loadTool>>;

const toolColumns = () => [
  textColumn<ToolRow>('name', messages.columns.name, ({ name }) => name, { sortable: true, width: 12 }),
  textColumn<ToolRow>('levels', messages.columns.levels, ({ levels }) => levels.join(', '), { width: 14 }),
  textColumn<ToolRow>('classes', messages.columns.classes, ({ classes }) => classes.join(', '), {
    width: 14,
  }),
  countColumn<ToolRow>('projects', messages.columns.projects, ({ projects }) => projects),
];

/** [CA-03, C9-02] */
export function ToolsScreen({ app }: { readonly app: ContentProps }) {
  const [columns] = useState(toolColumns);
  const mayWrite = app.may(saveToolCall);
  const content = useContentList(app, {
    name: 'content-tools',
    changes,
    load,
    columns,
    mayWrite,
  });
  return (
    <ResourceScreen
      title={messages.parts.tools}
      caption={messages.parts.tools}
      add={mayWrite ? { label: messages.add.tools } : undefined}
      {...content}
      seen={seen}
      texts={{ emptyText: resourceMessages.addFirst }}
      filters={[removedFilter()]}
    >
      {mayWrite && (
        <OpenRow list={content.list} title={messages.edit} load={loadTool}>
          {(tool, form) => <ToolForm {...form} tool={tool} app={app} />}
        </OpenRow>
      )}
    </ResourceScreen>
  );
}

interface ToolFormProps {
  readonly of: string;
  readonly tool: StoredTool | null;
  readonly app: ContentProps;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

function ToolForm({ of, tool, app, onClose, onSaved }: ToolFormProps) {
  const form = useStoredForm({
    definition: toolForm,
    of,
    stored: tool,
    person: app.person,
    sessionLive: app.sessionLive,
    labels: messages.fields,
    issueTexts: messages.issues,
    save: (input, signal) => call(saveToolCall, input, { signal }),
    load: loadTool,
    onSaved,
    onClose,
  });
  return (
    <ResourceForm form={form} title={tool ? messages.edit : messages.add.tools}>
      <TextField {...form.text('name')} maxLength={120} />
      <TextArea {...form.text('description')} rows={2} />
      <TextField {...form.text('url')} type="url" />
      <TextArea {...form.text('levels')} rows={4} />
      <LookupManyField
        source={classSource}
        {...form.group('classIds')}
        value={form.values.classIds}
        onChange={(ids) => form.set('classIds', [...ids])}
      />
      <Select {...form.choice('engine', optionsOf(messages.engines, toolEngines))} />
      <Switch {...form.flag('allowsUrl')} />
    </ResourceForm>
  );
}
