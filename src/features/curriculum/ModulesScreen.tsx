import { useState } from 'react';
import { modulePageCall } from '#contract/curriculum/calls/module-page.call.ts';
import { saveModuleCall } from '#contract/curriculum/calls/save-module.call.ts';
import { groupKinds } from '#contract/curriculum/content.rules.ts';
import type { ModuleRow } from '#contract/curriculum/modules.wire.ts';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import type { ContentSite } from './content-site.ts';
import { ModuleForm } from './ModuleForm.tsx';
import { messages } from './messages.en.ts';
import {
  countColumn,
  emptyTexts,
  optionsOf,
  stateFilter,
  textColumn,
  useContentList,
} from './use-content-list.tsx';

const seen = ({ id, version, name }: ModuleRow) => ({ id, version, name });
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
export function ModulesScreen({ site }: { readonly site: ContentSite }) {
  const [columns] = useState(moduleColumns);
  const { onGo } = site;
  const mayWrite = site.may(saveModuleCall);
  const go = ({ id, isRemoved }: ModuleRow) => {
    if (!isRemoved) onGo('modules', id);
  };
  const { list, changes, actions } = useContentList(site, {
    name: 'content-modules',
    of: 'module',
    load,
    columns,
    onOpen: go,
  });
  return (
    <ResourceScreen
      title={messages.parts.modules}
      caption={messages.parts.modules}
      add={mayWrite ? { label: messages.add.modules } : undefined}
      list={list}
      seen={seen}
      texts={emptyTexts()}
      onOpen={go}
      changes={changes}
      filters={[
        stateFilter(),
        {
          id: 'kind',
          label: messages.columns.kind,
          all: messages.allKinds,
          options: optionsOf(messages.kinds, groupKinds),
        },
      ]}
      actions={actions}
    >
      {mayWrite && list.open === 'new' && (
        <ModuleForm
          module={null}
          site={site}
          onClose={() => list.onOpen('')}
          onSaved={(id) => (id === null ? list.onOpen('') : onGo('modules', id))}
        />
      )}
    </ResourceScreen>
  );
}
