import { useNavigate } from '@tanstack/react-router';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { assignedCurriculumDataCall } from '#contract/choices/calls/assigned-curriculum-data.call.ts';
import { unassignSelectedProjectCall } from '#contract/choices/calls/unassign-selected-project.call.ts';
import type { CallOutput } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceGrid } from '#src/lib/resource/ResourceGrid.tsx';
import { rowsCall } from '#src/lib/resource/rows-call.ts';
import { useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import { type RowChange, useRowActions } from '#src/lib/resource/use-row-actions.ts';
import { formatDate } from '#src/lib/words/dates.ts';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { groupOf } from './choices-props.ts';
import type { GroupTab } from './group-tab.ts';
import { choiceMessages as messages } from './messages.en.ts';

type Given = CallOutput<typeof assignedCurriculumDataCall>['rows'][number];

const seen = ({ id, version, title, assignee_name }: Given) => ({
  id,
  version,
  name: `${title}: ${assignee_name}`,
});

const isOfPart = ({ kind }: Given) => kind !== 'person';

const dayOf = ({ due_on }: Given) => (due_on === '' ? messages.noDay : formatDate(due_on));

const columnsOf = (): readonly GridColumn<Given>[] => [
  {
    id: 'project',
    header: messages.columns.title,
    cell: ({ title }) => <bdi>{title}</bdi>,
    value: ({ title }) => title,
    sortable: true,
    width: 16,
  },
  {
    id: 'who',
    header: messages.columns.who,
    cell: ({ assignee_name }) => <bdi>{assignee_name}</bdi>,
    value: ({ assignee_name }) => assignee_name,
    width: 12,
  },
  {
    id: 'due',
    header: messages.columns.due,
    cell: dayOf,
    value: ({ due_on }) => due_on,
    sortable: true,
    width: 10,
  },
];

const changes = () =>
  ({
    takeBack: {
      run: rowsCall(unassignSelectedProjectCall, {}),
      ask: {
        title: messages.takeBackTitle,
        text: () => messages.takeBackText,
        yes: messages.takeBack,
      },
      done: messages.tookBack,
    },
  }) satisfies Record<string, RowChange>;

/** [CA-02] Assignments with their due days. */
export function GivenTab({ place, app, address, refresh }: GroupTab) {
  const [columns] = useState(columnsOf);
  const [load] = useState(() => pageLoader(assignedCurriculumDataCall, groupOf(place), (row: Given) => row));
  const list = useResourceGrid({
    name: 'curriculum-assignments',
    personId: app.person.id,
    load,
    columns,
    address,
    listen: app.listen,
  });
  const navigate = useNavigate();
  // [VW-08] Only a division or batch has lessons, not single students.
  const mayOpen = app.person.role === roles.schoolAdmin;
  const open = ({ kind, project_id, assignee_id }: Given) => {
    if (kind === 'person') return;
    void navigate({
      to: '/admin/read-session-course/$projectId/$grade/$division',
      params: {
        projectId: String(project_id),
        grade: String(place.group.id),
        division: String(assignee_id),
      },
      search: kind === 'batch' ? { club: true } : {},
    });
  };
  const [acts] = useState(changes);
  const actions = useRowActions({
    changes: acts,
    sessionLive: app.sessionLive,
    onChanged: () => {
      list.refresh();
      refresh();
    },
  });
  return (
    <ResourceGrid
      list={list}
      caption={messages.given}
      seen={seen}
      isSearchable={false}
      texts={{ emptyTitle: messages.noneGiven, emptyText: messages.noneGivenText }}
      changes={actions}
      {...(mayOpen && { onOpen: open })}
      actions={[
        ...(mayOpen ? [{ id: 'open', kind: 'open', when: isOfPart, onRun: open } as const] : []),
        {
          id: 'takeBack',
          label: messages.takeBack,
          icon: <Undo2 />,
          tone: 'danger',
          change: 'takeBack',
          isBulk: true,
        },
      ]}
    />
  );
}
