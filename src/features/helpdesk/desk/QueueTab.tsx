import { useState } from 'react';
import { getHelpdeskCountsCall } from '#contract/helpdesk/calls/get-helpdesk-counts.call.ts';
import { getHelpdeskTicketsCall } from '#contract/helpdesk/calls/get-helpdesk-tickets.call.ts';
import { type TicketRow, ticketStatuses } from '#contract/helpdesk/helpdesk.model.ts';
import { call } from '#src/lib/api-client.ts';
import type { LongExport } from '#src/lib/exports/long-export.ts';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceGrid } from '#src/lib/resource/ResourceGrid.tsx';
import { type ResourceAddress, useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { formatMoment } from '#src/lib/words/dates.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { Badge } from '#src/ui/Badge.tsx';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { Stack } from '#src/ui/Stack.tsx';
import { useIsWide } from '#src/ui/use-is-wide.ts';
import type { OnHint } from '../use-helpdesk-chat.ts';
import { messages } from './messages.en.ts';
import { QueueCounts } from './QueueCounts.tsx';

const tones = { open: 'warning', answered: 'success', closed: 'neutral' } as const;

const momentOf = (at: string) => formatMoment(at);
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
    {
      id: 'assignee',
      header: names.assignee,
      cell: assigneeOf,
      value: ({ assignee }) => assignee || messages.nobody,
      width: 9,
    },
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

const load = pageLoader(getHelpdeskTicketsCall, {}, (row: TicketRow) => row);
const loadCounts = (signal: AbortSignal) => call(getHelpdeskCountsCall, {}, { signal });
/** [GR-07] The queue grows as long as the product is used. */
const longExport = (): LongExport => ({
  kind: 'tickets',
  words: {
    status: messages.status,
    role: messages.roles,
    assignee: { '': messages.nobody },
  },
});
/** A request is changed in its dialog, which has its version. */
const seen = ({ number, subject }: TicketRow) => ({ id: number, version: 0, name: subject });
const defaults = { sort: [{ id: 'updated', descending: true }] };

interface QueueTabProps {
  readonly personId: number;
  readonly address: ResourceAddress;
  readonly onHint: OnHint;
}

export function QueueTab({ personId, address, onHint }: QueueTabProps) {
  const [columns] = useState(columnsInWords);
  const list = useResourceGrid({
    name: 'helpdesk',
    personId,
    load,
    columns,
    address,
    defaults,
    listen: onHint,
  });
  const { state, onState, round, refresh } = list;
  const [counts] = useLoaded(loadCounts, round);
  const isWide = useIsWide();
  const figures = (
    <QueueCounts
      key="figures"
      counts={counts}
      chosen={state.filters['status'] ?? ''}
      onChoose={(status) => onState({ ...state, page: 1, filters: status === '' ? {} : { status } })}
      onRetry={refresh}
    />
  );
  const requests = (
    <ResourceGrid
      key="requests"
      list={list}
      caption={messages.requests}
      longExport={longExport()}
      seen={seen}
      texts={messages.grid}
      filters={[
        {
          id: 'status',
          label: messages.filter,
          all: messages.all,
          options: [
            ...ticketStatuses.map((status) => ({ value: status, label: messages.status[status] })),
            { value: 'mine', label: messages.counts.mine },
          ],
        },
      ]}
      onOpen={({ number }) => list.onOpen(String(number))}
    />
  );
  // On a phone the list comes first.
  return (
    <Stack gap="5" above="5">
      {isWide ? [figures, requests] : [requests, figures]}
    </Stack>
  );
}
