import { helpdeskCalls } from '#contract/calls/helpdesk.ts';
import type { TicketRow, TicketStatus } from '#contract/helpdesk/helpdesk.model.ts';
import { ticketStatuses } from '#contract/helpdesk/helpdesk.model.ts';
import { call } from '#src/lib/api-client.ts';
import type { GridSource, RowsRequest } from '#src/ui/grid/grid.types.ts';

const sorts = ['number', 'subject', 'person', 'school', 'updated'] as const;
type StatusFilter = '' | 'mine' | TicketStatus;

const statusOf = (value: string | undefined): StatusFilter =>
  value === 'mine' ? value : (ticketStatuses.find((status) => status === value) ?? '');

/** The queue as a grid asks for it. A new one each time the queue has to be asked for again. */
export function createTicketSource(): GridSource<TicketRow> {
  return {
    load: async ({ sort, search, filters, offset, limit }: RowsRequest, signal) => {
      const [first] = sort;
      const { data, total } = await call(
        helpdeskCalls['get-helpdesk-tickets'],
        {
          status: statusOf(filters['status']),
          search,
          sort: sorts.find((known) => known === first?.id) ?? 'updated',
          descending: first?.descending ?? true,
          offset,
          limit,
        },
        { signal },
      );
      return { rows: data, total };
    },
  };
}
