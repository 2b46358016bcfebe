import BellRing from 'lucide-react/icons/bell-ring';
import { useState } from 'react';
import * as v from 'valibot';
import { roles } from '#contract/core/roles.ts';
import { notifyAllStudentProjectCall } from '#contract/review/calls/notify-all-student-project.call.ts';
import { notifyDueDateCall } from '#contract/review/calls/notify-due-date.call.ts';
import { notifyStudentProjectCall } from '#contract/review/calls/notify-student-project.call.ts';
import { studentUploadPendingProjectCall } from '#contract/review/calls/student-upload-pending-project.call.ts';
import { type PendingRow, pendingFilters } from '#contract/review/queue.wire.ts';
import { AskedAct } from '#src/lib/AskedAct.tsx';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { textColumn } from '#src/lib/resource/columns.tsx';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import { errorText } from '#src/lib/tell-failure.ts';
import { formatDate } from '#src/lib/words/dates.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { reviewMessages as messages } from './messages.en.ts';
import { usePendingFilters } from './queue-filters.ts';
import type { ReviewListProps } from './review-props.ts';
import { workName } from './work-name.ts';

const load = pageLoader(studentUploadPendingProjectCall, {}, (row: PendingRow) => row);
const seen = ({ id, title, student_name }: PendingRow) => ({
  // The row is a student, a project and a class, so it gets a number for this list only.
  id: numberOf(id),
  version: 0,
  name: workName(student_name, title),
});

const numbers = new Map<string, number>();
function numberOf(id: string): number {
  const known = numbers.get(id) ?? numbers.size + 1;
  numbers.set(id, known);
  return known;
}

const columnsOf = (): readonly GridColumn<PendingRow>[] => [
  textColumn<PendingRow>('student', messages.columns.student, (row) => row.student_name, {
    sortable: true,
    width: 12,
  }),
  textColumn<PendingRow>('project', messages.columns.project, (row) => row.title, {
    sortable: true,
    width: 14,
  }),
  textColumn<PendingRow>('class', messages.columns.class, (row) => row.class_name, {
    sortable: true,
    width: 9,
  }),
  {
    id: 'due',
    header: messages.columns.due,
    cell: ({ due_on, is_past }) => (
      <span>
        {due_on === '' ? messages.noDay : formatDate(due_on)}{' '}
        {is_past === 1 && <Badge tone="warning">{messages.dues.past}</Badge>}
      </span>
    ),
    value: ({ due_on }) => due_on,
    sortable: true,
    width: 11,
  },
  textColumn<PendingRow>('begun', messages.columns.begun, (row) =>
    row.is_begun === 1 ? messages.yes : messages.no,
  ),
  textColumn<PendingRow>('reminded', messages.columns.reminded, (row) =>
    row.reminded_on === '' ? messages.never : formatDate(row.reminded_on),
  ),
];

/** [C5-04, C5-05] Students with missing work; reminds one, many or all, each once a day. */
export function PendingScreen({ app }: { readonly app: ReviewListProps }) {
  const { person, address, listen } = app;
  const [columns] = useState(columnsOf);
  const [asked, setAsked] = useState<number>();
  const list = useResourceGrid({
    name: 'review-pending',
    personId: person.id,
    load,
    columns,
    address,
    listen,
  });
  const filters = usePendingFilters(person, list.round);
  const isTeacher = person.role === roles.faculty;
  const remind = async (send: () => Promise<Reminded>) => {
    try {
      alerts.show(toldWords(await send()));
      list.refresh();
    } catch (error) {
      alerts.show({ tone: 'error', title: messages.notReminded, text: errorText(error) });
    }
  };
  const wanted = () => ({
    search: list.state.search,
    filters: v.parse(v.partial(v.object(pendingFilters)), list.state.filters),
  });
  const count = async () => {
    const { total } = await call(studentUploadPendingProjectCall, { ...wanted(), size: 1 });
    setAsked(total);
  };
  return (
    <ResourceScreen
      title={messages.pending}
      text={messages.pendingText}
      caption={messages.pending}
      list={list}
      longExport={{
        kind: 'pending',
        words: { begun: { yes: messages.yes, no: messages.no }, reminded: { '': messages.never } },
      }}
      seen={seen}
      filters={filters}
      tools={
        isTeacher && (
          <Button
            icon={<BellRing />}
            disabledReason={person.school.isDemo ? messages.remindDemo : undefined}
            onClick={() => void count()}
          >
            {messages.remindAll}
          </Button>
        )
      }
      texts={{ emptyTitle: messages.pendingEmpty, emptyText: messages.pendingEmptyText }}
      actions={
        isTeacher
          ? [
              {
                id: 'remind',
                label: messages.remind,
                icon: <BellRing />,
                isBulk: true,
                onRun: ({ project_id, student_id }) =>
                  void remind(() => call(notifyStudentProjectCall, { project_id, student_id })),
                onRunMany: (rows) =>
                  void remind(() =>
                    call(notifyDueDateCall, {
                      rows: rows.map(({ project_id, student_id }) => ({ project_id, student_id })),
                    }),
                  ),
              },
            ]
          : []
      }
    >
      <AskedAct
        isOpen={asked !== undefined}
        title={messages.remindAll}
        cancel={messages.cancel}
        yes={messages.remindAll}
        failed={messages.notReminded}
        act={async () => toldWords(await call(notifyAllStudentProjectCall, wanted()))}
        onCancel={() => setAsked(undefined)}
        onEnd={() => {
          setAsked(undefined);
          list.refresh();
        }}
      >
        {messages.remindAllText(asked ?? 0)}
      </AskedAct>
    </ResourceScreen>
  );
}

interface Reminded {
  readonly told: number;
  readonly skipped: number;
}

const toldWords = ({ told, skipped }: Reminded) => ({
  tone: told > 0 ? ('success' as const) : ('info' as const),
  title: messages.reminded(told),
  ...(skipped > 0 && { text: messages.skipped(skipped) }),
});
