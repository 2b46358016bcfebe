import { useState } from 'react';
import { modulePageCall } from '#contract/content/calls/module-page.call.ts';
import { saveModuleCall } from '#contract/content/calls/save-module.call.ts';
import type { ModuleRow } from '#contract/content/modules.wire.ts';
import { groupKinds } from '#contract/core/group-kinds.ts';
import { optionsOf } from '#src/lib/form/options-of.ts';
import { countColumn, textColumn } from '#src/lib/resource/columns.tsx';
import { resourceMessages } from '#src/lib/resource/messages.en.ts';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { removedFilter } from '#src/lib/resource/use-removable-list.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { contentRemoval } from './content-changes.ts';
import type { ContentProps } from './content-props.ts';
import { ModuleForm } from './ModuleForm.tsx';
import { messages } from './messages.en.ts';
import { useContentList } from './use-content-list.ts';

const seen = ({ id, version, name }: ModuleRow) => ({ id, version, name });
const changes = contentRemoval('module');
const load = pageLoader(modulePageCall, {}, (row: ModuleRow) => row);

const statusColumn = (): GridColumn<ModuleRow> => ({
  id: 'status',
  header: messages.columns.status,
  cell: ({ status }) => (
    <Badge tone={status === 'published' ? 'success' : 'neutral'}>{messages.status[status]}</Badge>
  ),
  value: ({ status }) => messages.status[status],
  width: 7,
});

const moduleColumns = () => [
  textColumn<ModuleRow>('name', messages.columns.name, ({ name }) => name, { sortable: true, width: 14 }),
  statusColumn(),
  textColumn<ModuleRow>('kind', messages.columns.kind, ({ kind }) => messages.kinds[kind]),
  countColumn<ModuleRow>('topics', messages.columns.topics, ({ topics }) => topics),
  countColumn<ModuleRow>('contents', messages.columns.contents, ({ contents }) => contents),
  countColumn<ModuleRow>('projects', messages.columns.projects, ({ projects }) => projects),
];

/** [CA-03] Modules in the office's order. */
export function ModulesScreen({ app }: { readonly app: ContentProps }) {
  const [columns] = useState(moduleColumns);
  const { onGo } = app;
  const mayWrite = app.may(saveModuleCall);
  const content = useContentList(app, {
    name: 'content-modules',
    changes,
    load,
    columns,
    mayWrite,
    onOpen: ({ id }) => onGo('modules', id),
  });
  return (
    <ResourceScreen
      title={messages.parts.modules}
      caption={messages.parts.modules}
      add={mayWrite ? { label: messages.add.modules } : undefined}
      {...content}
      seen={seen}
      texts={{ emptyText: resourceMessages.addFirst }}
      filters={[
        removedFilter(),
        {
          id: 'kind',
          label: messages.columns.kind,
          all: messages.allKinds,
          options: optionsOf(messages.kinds, groupKinds),
        },
      ]}
    >
      {mayWrite && content.list.open === 'new' && (
        <ModuleForm
          module={null}
          app={app}
          onClose={() => content.list.onOpen('')}
          onSaved={(id) => (id === null ? content.list.onOpen('') : onGo('modules', id))}
        />
      )}
    </ResourceScreen>
  );
}
