import { useMemo, useState } from 'react';
import { helpdeskCalls } from '#contract/calls/helpdesk.ts';
import { type TicketRow, ticketStatuses } from '#contract/helpdesk/helpdesk.model.ts';
import { call } from '#src/lib/api-client.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { formatDate, formatNumber, formatTime } from '#src/lib/words/format.ts';
import { gridMessages } from '#src/lib/words/grid-messages.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { DataGrid } from '#src/ui/grid/DataGrid.tsx';
import type { GridColumn, GridExport, GridState, Sheet } from '#src/ui/grid/grid.types.ts';
import { QuietSelect } from '#src/ui/QuietSelect.tsx';
import { css } from '#styled/css';
import { dayOf } from '../day-of.ts';
import type { OnHint } from '../use-helpdesk-chat.ts';
import { createTicketSource } from './load-desk.ts';
import { messages } from './messages.ts';
import { QueueCounts } from './QueueCounts.tsx';
import { useHinted } from './use-hinted.ts';

const column = css({ display: 'flex', flexDirection: 'column', gap: '5', paddingBlockStart: '5' });

const tones = { open: 'warning', answered: 'success', closed: 'neutral' } as const;

/** The ids that a queue's address may name. */
export const queueColumns = [
  'subject',
  'number',
  'status',
  'person',
  'role',
  'school',
  'assignee',
  'updated',
];

const momentOf = (at: string) =>
  `${formatDate(dayOf(at), { day: 'numeric', month: 'short' })}, ${formatTime(Date.parse(at))}`;
const assigneeOf = ({ isMine, assignee }: TicketRow) => (isMine ? messages.me : assignee || messages.nobody);

function columnsInWords(): readonly GridColumn<TicketRow>[] {
  const names = messages.columns;
  return [
    {
      id: 'subject',
      header: names.subject,
      cell: ({ subject }) => <bdi>{subject}</bdi>,
      value: ({ subject }) => subject,
      sortable: true,
      width: 14,
    },
    {
      id: 'number',
      header: names.number,
      cell: ({ number }) => formatNumber(number),
      value: ({ number }) => number,
      sortable: true,
      align: 'end',
      width: 4.5,
    },
    {
      id: 'status',
      header: names.status,
      cell: ({ status }) => (
        <span>
          <Badge tone={tones[status]}>{messages.status[status]}</Badge>
        </span>
      ),
      value: ({ status }) => messages.status[status],
      width: 7,
    },
    {
      id: 'person',
      header: names.person,
      cell: ({ personName }) => <bdi>{personName}</bdi>,
      value: ({ personName }) => personName,
      sortable: true,
      width: 10,
    },
    {
      id: 'role',
      header: names.role,
      cell: ({ role }) => messages.roles[role],
      value: ({ role }) => messages.roles[role],
      width: 8,
    },
    {
      id: 'school',
      header: names.school,
      cell: ({ schoolName }) => <bdi>{schoolName}</bdi>,
      value: ({ schoolName }) => schoolName,
      sortable: true,
      width: 11,
    },
    { id: 'assignee', header: names.assignee, cell: assigneeOf, value: assigneeOf, width: 9 },
    {
      id: 'updated',
      header: names.updated,
      cell: ({ updatedAt }) => momentOf(updatedAt),
      value: ({ updatedAt }) => new Date(updatedAt),
      sortable: true,
      width: 8.5,
    },
  ];
}

const write = async (kind: 'saveXlsx' | 'saveCsv', sheet: Sheet) => {
  const writers = await import('#src/lib/spreadsheet/save-spreadsheet.ts');
  await writers[kind](sheet);
};

interface QueueTabProps {
  readonly state: GridState;
  readonly onState: (state: GridState) => void;
  readonly onHint: OnHint;
  readonly onOpen: (number: number) => void;
}

/** Everybody who waits, and who waited. */
export function QueueTab({ state, onState, onHint, onOpen }: QueueTabProps) {
  const { round, again } = useHinted(onHint);
  const [loadCounts] = useState(
    () => (signal: AbortSignal) => call(helpdeskCalls['get-helpdesk-counts'], {}, { signal }),
  );
  const [counts] = useLoaded(loadCounts, round);
  // Another source means another list: asked for again with every round.
  const source = useMemo(() => ({ ...createTicketSource(), round }), [round]);
  const [columns] = useState(columnsInWords);
  const exports: GridExport = {
    name: messages.requests,
    blockRows: 500,
    formats: [
      { id: 'xlsx', label: messages.excel, write: (sheet) => write('saveXlsx', sheet) },
      { id: 'csv', label: messages.csv, write: (sheet) => write('saveCsv', sheet) },
    ],
  };
  const chosen = state.filters['status'] ?? '';
  const filter = (status: string) => onState({ ...state, page: 1, filters: status === '' ? {} : { status } });
  return (
    <div className={column}>
      <QueueCounts counts={counts} chosen={chosen} onChoose={filter} onRetry={again} />
      <DataGrid
        caption={messages.requests}
        columns={columns}
        source={source}
        state={state}
        onStateChange={onState}
        texts={{ ...gridMessages, ...messages.grid }}
        rowId={({ number }) => String(number)}
        rowName={({ subject }) => subject}
        onOpen={({ number }) => onOpen(number)}
        exports={exports}
        tools={<StatusFilter value={chosen} onChange={filter} />}
      />
    </div>
  );
}

interface StatusFilterProps {
  readonly value: string;
  readonly onChange: (status: string) => void;
}

function StatusFilter({ value, onChange }: StatusFilterProps) {
  const options = [
    { value: '', label: messages.all },
    ...ticketStatuses.map((status) => ({ value: status, label: messages.status[status] })),
    { value: 'mine', label: messages.counts.mine },
  ];
  return <QuietSelect label={messages.filter} options={options} value={value} onChange={onChange} />;
}
