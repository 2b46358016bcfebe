import CodeXml from 'lucide-react/icons/code-xml';
import Download from 'lucide-react/icons/download';
import ListChecks from 'lucide-react/icons/list-checks';
import MessageSquareQuote from 'lucide-react/icons/message-square-quote';
import Play from 'lucide-react/icons/play';
import UserX from 'lucide-react/icons/user-x';
import { useCallback, useState } from 'react';
import { roles } from '#contract/core/roles.ts';
import { getUploadedProjectStudentCall } from '#contract/review/calls/get-uploaded-project-student.call.ts';
import { nextWorkCall } from '#contract/review/calls/next-work.call.ts';
import type { QueueRow } from '#contract/review/queue.wire.ts';
import { call } from '#src/lib/api-client.ts';
import type { LongExport } from '#src/lib/exports/long-export.ts';
import { textColumn } from '#src/lib/resource/columns.tsx';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { formatDate, formatRecent } from '#src/lib/words/dates.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { listOf } from './desk/desk-list.ts';
import { reviewMessages as messages } from './messages.en.ts';
import { useQueueFilters } from './queue-filters.ts';
import type { ReviewListProps } from './review-props.ts';
import { workName } from './work-name.ts';
import { ZipDialog } from './ZipDialog.tsx';

const load = pageLoader(getUploadedProjectStudentCall, {}, (row: QueueRow) => row);
const seen = ({ id, version, title, student_name }: QueueRow) => ({
  id,
  version,
  name: workName(student_name, title),
});
const tones = { in_review: 'info', resubmit: 'warning', approved: 'success' } as const;

/** A practice is found by its session too. */
const titleOf = ({ title, session_name }: QueueRow): string =>
  session_name === '' ? title : `${title}: ${session_name}`;

const columnsOf = (): readonly GridColumn<QueueRow>[] => [
  textColumn<QueueRow>('student', messages.columns.student, (row) => row.student_name, {
    sortable: true,
    width: 11,
  }),
  textColumn<QueueRow>('project', messages.columns.project, titleOf, {
    sortable: true,
    width: 13,
  }),
  textColumn<QueueRow>('class', messages.columns.class, (row) => row.class_name, {
    sortable: true,
    width: 8,
  }),
  {
    id: 'state',
    header: messages.columns.state,
    cell: ({ state, is_late }) => (
      <span>
        <Badge tone={tones[state]}>{messages.states[state]}</Badge>{' '}
        {is_late === 1 && <Badge tone="warning">{messages.late}</Badge>}
      </span>
    ),
    value: ({ state, is_late }) =>
      is_late === 1 ? `${messages.states[state]}, ${messages.late}` : messages.states[state],
    sortable: true,
    width: 11,
  },
  {
    id: 'submitted',
    header: messages.columns.submitted,
    cell: (row) => formatRecent(row.submitted_at),
    value: (row) => new Date(row.submitted_at),
    sortable: true,
    width: 7,
  },
  {
    id: 'due',
    header: messages.columns.due,
    cell: ({ due_on }) => (due_on === '' ? messages.noDay : formatDate(due_on)),
    value: ({ due_on }) => due_on,
    width: 8,
  },
  {
    id: 'attempt',
    header: messages.columns.attempt,
    cell: ({ attempt }) => formatNumber(attempt),
    value: ({ attempt }) => attempt,
    align: 'end',
    width: 6,
  },
];

const longExport = (): LongExport => {
  const late = (state: keyof typeof tones) => [
    `${state}+late`,
    `${messages.states[state]}, ${messages.late}`,
  ];
  const { in_review, resubmit, approved } = messages.states;
  const lateOnes = Object.fromEntries((['in_review', 'resubmit', 'approved'] as const).map(late));
  return { kind: 'works', words: { state: { in_review, resubmit, approved, ...lateOnes } } };
};

const defaults = { filters: { state: 'in_review' } };

/** [C5-01] Works that wait for a teacher; an admin sees the school's handed-in works. */
export function QueueScreen({
  app,
  onOpen,
}: {
  readonly app: ReviewListProps;
  readonly onOpen: (workId: number) => void;
}) {
  const { person, address, listen, onGo } = app;
  const [columns] = useState(columnsOf);
  const [isZipping, setZipping] = useState(false);
  const list = useResourceGrid({
    name: 'review-queue',
    personId: person.id,
    load,
    columns,
    address,
    listen,
    defaults,
  });
  const filters = useQueueFilters(person, list.round);
  const { filter, q } = address.search;
  const loadNext = useCallback(
    (signal: AbortSignal) => call(nextWorkCall, listOf({ filter, q }), { signal }),
    [filter, q],
  );
  const wanted = listOf({ filter, q });
  const [next, , askAgain] = useLoaded(loadNext, list.round);
  const isEmpty = next.kind === 'loaded' && next.data.id === 0;
  const isTeacher = person.role === roles.faculty;
  const more = [
    { id: 'pending', label: messages.pending, icon: <UserX />, onRun: () => onGo('/review/pending') },
    { id: 'zip', label: messages.zip, icon: <Download />, onRun: () => setZipping(true) },
    {
      id: 'phrases',
      label: messages.phrases,
      icon: <MessageSquareQuote />,
      onRun: () => onGo('/review/phrases'),
    },
    { id: 'programs', label: messages.programs, icon: <CodeXml />, onRun: () => onGo('/review/programs') },
    ...(isTeacher
      ? []
      : [
          {
            id: 'rubrics',
            label: messages.rubrics,
            icon: <ListChecks />,
            onRun: () => onGo('/review/rubrics'),
          },
        ]),
  ];
  return (
    <ResourceScreen
      title={messages.title}
      text={messages.text}
      caption={messages.title}
      list={list}
      longExport={longExport()}
      seen={seen}
      filters={filters}
      more={more}
      tools={
        isTeacher && (
          <Button
            variant="primary"
            icon={<Play />}
            busy={next.kind === 'loading'}
            disabledReason={isEmpty ? messages.beginNothing : undefined}
            onClick={() => (next.kind === 'loaded' ? onOpen(next.data.id) : askAgain())}
          >
            {messages.begin}
          </Button>
        )
      }
      texts={{ emptyTitle: messages.emptyTitle, emptyText: messages.emptyText }}
      onOpen={({ id }) => onOpen(id)}
      actions={[{ id: 'open', kind: 'open', onRun: ({ id }) => onOpen(id) }]}
    >
      {isZipping && (
        <ZipDialog
          person={person}
          division={wanted.filters?.division}
          project={wanted.filters?.project}
          onClose={() => setZipping(false)}
        />
      )}
    </ResourceScreen>
  );
}
