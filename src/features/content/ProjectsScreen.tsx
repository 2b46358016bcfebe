import { useState } from 'react';
import { projectPageCall } from '#contract/content/calls/project-page.call.ts';
import { saveProjectCall } from '#contract/content/calls/save-project.call.ts';
import type { ProjectRow } from '#contract/content/projects.wire.ts';
import { groupKinds } from '#contract/core/group-kinds.ts';
import { optionsOf } from '#src/lib/form/options-of.ts';
import { countColumn, textColumn } from '#src/lib/resource/columns.tsx';
import { resourceMessages } from '#src/lib/resource/messages.en.ts';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { removedFilter } from '#src/lib/resource/use-removable-list.tsx';
import { formatDayOf } from '#src/lib/words/dates.ts';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { contentRemoval } from './content-changes.ts';
import type { ContentProps } from './content-props.ts';
import { messages } from './messages.en.ts';
import { ProjectForm } from './ProjectForm.tsx';
import { ProjectStatusBadge } from './ProjectStatusBadge.tsx';
import { useContentList } from './use-content-list.ts';

const seen = ({ id, version, title }: ProjectRow) => ({ id, version, name: title });
const changes = contentRemoval('project');
const load = pageLoader(projectPageCall, {}, (row: ProjectRow) => row);
const defaults = { hidden: ['kind'] };
const sent = ['submitted', 'rejected', 'published', 'changed', 'archived'] as const;
const statuses = {
  office: ['draft', 'published', 'changed', 'archived'],
  author: ['draft', ...sent],
  admin: sent,
} as const satisfies Record<ContentProps['as'], readonly unknown[]>;

const statusColumn = (): GridColumn<ProjectRow> => ({
  id: 'status',
  header: messages.columns.status,
  cell: (row) => <ProjectStatusBadge {...row} />,
  value: ({ status, isChanged }) => messages.status[isChanged ? 'changed' : status],
  width: 9,
});

const projectColumns = (as: ContentProps['as']) => [
  textColumn<ProjectRow>('title', messages.columns.title, ({ title }) => title, {
    sortable: true,
    width: 16,
  }),
  statusColumn(),
  ...(as === 'admin' ? [textColumn<ProjectRow>('author', messages.own.author, ({ author }) => author)] : []),
  textColumn<ProjectRow>('module', messages.columns.module, ({ module }) => module, { width: 10 }),
  textColumn<ProjectRow>('tool', messages.columns.tool, ({ tool }) => tool),
  textColumn<ProjectRow>('classes', messages.columns.classes, ({ classes }) => classes.join(', '), {
    width: 10,
  }),
  textColumn<ProjectRow>('kind', messages.columns.kind, ({ kind }) => messages.kinds[kind]),
  countColumn<ProjectRow>('sessions', messages.columns.sessions, ({ sessions }) => sessions),
  {
    id: 'updated',
    header: messages.columns.updated,
    cell: ({ updatedAt }: ProjectRow) => formatDayOf(updatedAt),
    value: ({ updatedAt }: ProjectRow) => new Date(updatedAt),
    sortable: true,
    width: 8,
  },
];

interface ProjectsScreenProps {
  readonly app: ContentProps;
  readonly title?: string;
  readonly text?: string;
}

/** [CA-03] Projects for their authors, or for the admins who decide on them. */
export function ProjectsScreen({ app, title = messages.parts.projects, text }: ProjectsScreenProps) {
  const [columns] = useState(() => projectColumns(app.as));
  const { onGo } = app;
  const mayWrite = app.may(saveProjectCall);
  const content = useContentList(app, {
    name: 'content-projects',
    changes,
    load,
    columns,
    defaults,
    mayWrite,
    onOpen: ({ id }) => onGo('projects', id),
  });
  return (
    <ResourceScreen
      title={title}
      {...(text && { text })}
      caption={title}
      add={mayWrite ? { label: messages.add.projects } : undefined}
      {...content}
      seen={seen}
      texts={{ emptyText: app.as === 'admin' ? messages.own.emptyText : resourceMessages.addFirst }}
      filters={[
        {
          id: 'status',
          label: messages.columns.status,
          all: messages.allStatus,
          options: optionsOf(messages.status, statuses[app.as]),
        },
        {
          id: 'kind',
          label: messages.columns.kind,
          all: messages.allKinds,
          options: optionsOf(messages.kinds, groupKinds),
        },
        ...(app.as === 'admin' ? [] : [removedFilter()]),
      ]}
    >
      {mayWrite && content.list.open === 'new' && (
        <ProjectForm
          project={null}
          app={app}
          onClose={() => content.list.onOpen('')}
          onSaved={(id) => (id === null ? content.list.onOpen('') : onGo('projects', id))}
        />
      )}
    </ResourceScreen>
  );
}
