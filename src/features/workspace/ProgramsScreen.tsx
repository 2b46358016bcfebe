import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { useCallback, useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { getProjectDropdownCall } from '#contract/review/calls/get-project-dropdown.call.ts';
import { reviewClassListCall } from '#contract/review/calls/review-class-list.call.ts';
import { workspacePageCall } from '#contract/workspace/calls/workspace-page.call.ts';
import { studioPath } from '#contract/workspace/workspace.rules.ts';
import type { WorkspaceRow } from '#contract/workspace/workspace.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { textColumn } from '#src/lib/resource/columns.tsx';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { type ResourceAddress, useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { formatRecent } from '#src/lib/words/dates.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { ClassProgramsDialog } from './ClassProgramsDialog.tsx';
import { workspaceMessages } from './messages.en.ts';
import { programsMessages as messages } from './programs-messages.en.ts';

const load = pageLoader(workspacePageCall, {}, (row: WorkspaceRow) => row);
const seen = ({ id, student_name, project_name }: WorkspaceRow) => ({
  id,
  version: 0,
  name: messages.pair(student_name, project_name),
});

const toolOf = ({ engine }: WorkspaceRow): string =>
  engine === 'none' || engine === 'outside' ? '' : workspaceMessages.tools[engine];

const columnsOf = (): readonly GridColumn<WorkspaceRow>[] => [
  textColumn<WorkspaceRow>('student', messages.columns.student, (row) => row.student_name, {
    sortable: true,
    width: 12,
  }),
  textColumn<WorkspaceRow>('login', messages.columns.login, (row) => row.login_name, { width: 8 }),
  textColumn<WorkspaceRow>('project', messages.columns.project, (row) => row.project_name, { width: 14 }),
  textColumn<WorkspaceRow>('tool', messages.columns.tool, toolOf, { width: 10 }),
  {
    id: 'versions',
    header: messages.columns.versions,
    cell: ({ versions }) => formatNumber(versions),
    value: ({ versions }) => versions,
    align: 'end',
    width: 7,
  },
  {
    id: 'changed',
    header: messages.columns.changed,
    cell: (row) => formatRecent(row.changed_at),
    value: (row) => new Date(row.changed_at),
    sortable: true,
    width: 9,
  },
];

interface ProgramsScreenProps {
  readonly person: Person;
  readonly address: ResourceAddress;
  readonly onOpen: (address: string) => void;
}

/** [C6-03] Students' programs: to view, to download by class, and to compare. */
export function ProgramsScreen({ person, address, onOpen }: ProgramsScreenProps) {
  const [columns] = useState(columnsOf);
  const [dialog, setDialog] = useState<'zip' | 'similar' | null>(null);
  const list = useResourceGrid({ name: 'programs', personId: person.id, load, columns, address });
  const loadChoices = useCallback(
    async (signal: AbortSignal) => {
      const [classes, projects] = await Promise.all([
        call(reviewClassListCall, {}, { signal }),
        call(getProjectDropdownCall, { faculty_id: person.id, school_id: person.school.id }, { signal }),
      ]);
      return { classes: classes.rows, projects: projects.rows };
    },
    [person],
  );
  const [choices] = useLoaded(loadChoices);
  const { classes, projects } = choices.kind === 'loaded' ? choices.data : { classes: [], projects: [] };
  const open = ({ id }: WorkspaceRow) => onOpen(studioPath(id));
  return (
    <ResourceScreen
      title={messages.title}
      text={messages.text}
      caption={messages.title}
      list={list}
      longExport={{ kind: 'programs', words: { tool: workspaceMessages.tools } }}
      seen={seen}
      filters={[
        {
          id: 'division',
          label: messages.classFilter,
          all: messages.allClasses,
          options: classes.map(({ id, name }) => ({ value: String(id), label: name })),
        },
        {
          id: 'project',
          label: messages.columns.project,
          all: messages.allProjects,
          options: projects.map(({ id, name }) => ({ value: String(id), label: name })),
        },
      ]}
      more={[
        { id: 'zip', label: messages.zip, icon: <Download />, onRun: () => setDialog('zip') },
        { id: 'similar', label: messages.similar, icon: <Copy />, onRun: () => setDialog('similar') },
      ]}
      texts={{ emptyTitle: messages.emptyTitle, emptyText: messages.emptyText }}
      onOpen={open}
      actions={[{ id: 'open', kind: 'open', onRun: open }]}
    >
      {dialog !== null && (
        <ClassProgramsDialog
          kind={dialog}
          classes={classes}
          projects={projects}
          onClose={() => setDialog(null)}
        />
      )}
    </ResourceScreen>
  );
}
