import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import Send from 'lucide-react/icons/send';
import { useEffect, useRef, useState } from 'react';
import type { InferOutput } from 'valibot';
import { getCurriculumClubProjectListCall } from '#contract/choices/calls/get-curriculum-club-project-list.call.ts';
import { getCurriculumProjectListCall } from '#contract/choices/calls/get-curriculum-project-list.call.ts';
import { type ChoiceState, choiceStates } from '#contract/choices/choices.rules.ts';
import type { offeredProject } from '#contract/choices/choices.wire.ts';
import { OpenRow } from '#src/lib/resource/OpenRow.tsx';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceGrid } from '#src/lib/resource/ResourceGrid.tsx';
import { useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { AssignForm } from './AssignForm.tsx';
import type { GroupInYear } from './choices-props.ts';
import type { GroupTab } from './group-tab.ts';
import { choiceMessages as messages } from './messages.en.ts';
import { loadProject, ProjectDialog } from './ProjectDialog.tsx';

type Offered = InferOutput<typeof offeredProject>;

const tones: Readonly<Record<ChoiceState, BadgeTone>> = {
  open: 'neutral',
  chosen: 'success',
  archived: 'warning',
};
const same = (row: Offered) => row;
const seen = ({ project_id, title }: Offered) => ({ id: project_id, version: 0, name: title });

const loaderOf = ({ group, year }: GroupInYear) =>
  group.kind === 'club'
    ? pageLoader(getCurriculumClubProjectListCall, { academic_year: year, club_id: group.id }, same)
    : pageLoader(getCurriculumProjectListCall, { academic_year: year, mbx_class_id: group.id }, same);

const columnsOf = (): readonly GridColumn<Offered>[] => [
  {
    id: 'title',
    header: messages.columns.title,
    cell: ({ title }) => <bdi>{title}</bdi>,
    value: ({ title }) => title,
    sortable: true,
    width: 16,
  },
  {
    id: 'state',
    header: messages.columns.state,
    cell: ({ state }) => <Badge tone={tones[state]}>{messages.states[state]}</Badge>,
    value: ({ state }) => messages.states[state],
    width: 9,
  },
  {
    id: 'module',
    header: messages.columns.module,
    cell: ({ module_name, is_own }) => (
      <bdi>{module_name || (is_own === 1 ? messages.own : messages.noModule)}</bdi>
    ),
    value: ({ module_name }) => module_name,
    width: 12,
  },
  {
    id: 'tool',
    header: messages.columns.tool,
    cell: ({ tool_name }) => <bdi>{tool_name}</bdi>,
    value: ({ tool_name }) => tool_name,
    width: 8,
  },
  {
    id: 'sessions',
    header: messages.columns.sessions,
    cell: ({ session_count }) => formatNumber(session_count),
    value: ({ session_count }) => session_count,
    align: 'end',
    width: 6,
  },
  {
    id: 'minutes',
    header: messages.columns.minutes,
    cell: ({ minutes }) => formatNumber(minutes),
    value: ({ minutes }) => minutes,
    sortable: true,
    align: 'end',
    width: 6,
  },
];

/** [CA-01] What the school may choose, with its choices. */
export function OfferedTab({ place, app, address, round, refresh: refreshAll, picker }: GroupTab) {
  const [assigned, setAssigned] = useState<readonly Offered[] | null>(null);
  const [columns] = useState(columnsOf);
  const [load] = useState(() => loaderOf(place));
  const list = useResourceGrid({
    name: 'curriculum-projects',
    personId: app.person.id,
    load,
    columns,
    address,
  });
  const { refresh } = list;
  const shown = useRef(round);
  useEffect(() => {
    if (shown.current !== round) refresh();
    shown.current = round;
  }, [round, refresh]);
  const pick = (kind: 'choose' | 'unchoose', rows: readonly Offered[]) =>
    picker.send({
      type: 'pick.submit',
      command: { kind, projectIds: rows.map(({ project_id }) => project_id) },
    });
  // Only chosen projects can be assigned, so the form opens after the choice is saved.
  const wanted = useRef<Offered>(null);
  const { onSaved } = picker;
  useEffect(
    () =>
      onSaved((command) => {
        const row = wanted.current;
        wanted.current = null;
        if (row && command.kind === 'choose' && command.projectIds.includes(row.project_id))
          setAssigned([row]);
      }),
    [onSaved],
  );
  const isDemo = app.person.school.isDemo;
  return (
    <>
      <ResourceGrid
        list={list}
        caption={messages.offered}
        seen={seen}
        texts={{ search: messages.search, emptyTitle: messages.emptyTitle, emptyText: messages.emptyText }}
        onOpen={({ project_id }) => list.onOpen(String(project_id))}
        filters={[
          {
            id: 'state',
            label: messages.columns.state,
            all: messages.allStates,
            options: choiceStates.map((state) => ({ value: state, label: messages.states[state] })),
          },
        ]}
        actions={[
          {
            id: 'view',
            kind: 'open',
            onRun: ({ project_id }) => list.onOpen(String(project_id)),
          },
          {
            id: 'choose',
            label: messages.choose,
            icon: <Check />,
            when: ({ state }) => !isDemo && state !== 'chosen',
            onRun: (row) => pick('choose', [row]),
            onRunMany: (rows) => pick('choose', rows),
            isBulk: !isDemo,
          },
          {
            id: 'chooseAndAssign',
            label: messages.chooseAndAssign,
            icon: <Send />,
            when: ({ state }) => !isDemo && state !== 'chosen',
            onRun: (row) => {
              wanted.current = row;
              pick('choose', [row]);
            },
          },
          {
            id: 'assign',
            label: messages.assign,
            icon: <Send />,
            when: ({ state }) => !isDemo && state === 'chosen',
            onRun: (row) => setAssigned([row]),
            onRunMany: setAssigned,
            isBulk: !isDemo,
          },
          {
            id: 'unchoose',
            label: messages.unchoose,
            icon: <Minus />,
            when: ({ state }) => !isDemo && state === 'chosen',
            onRun: (row) => pick('unchoose', [row]),
            onRunMany: (rows) => pick('unchoose', rows),
            isBulk: !isDemo,
          },
        ]}
      />
      {assigned && (
        <AssignForm
          app={app}
          place={place}
          projects={assigned.map(({ project_id, title }) => ({ id: project_id, name: title }))}
          chosen={assigned.map(({ project_id }) => project_id)}
          onClose={() => setAssigned(null)}
          onSaved={() => {
            setAssigned(null);
            refreshAll();
          }}
        />
      )}
      {list.open !== 'new' && (
        <OpenRow list={list} title={messages.offered} load={loadProject}>
          {(project, { onClose }) => project && <ProjectDialog project={project} onClose={onClose} />}
        </OpenRow>
      )}
    </>
  );
}
