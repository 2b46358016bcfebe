import { useState } from 'react';
import { getHelpdeskTicketCall } from '#contract/helpdesk/calls/get-helpdesk-ticket.call.ts';
import { replyHelpdeskTicketCall } from '#contract/helpdesk/calls/reply-helpdesk-ticket.call.ts';
import { updateHelpdeskTicketCall } from '#contract/helpdesk/calls/update-helpdesk-ticket.call.ts';
import type { Ticket } from '#contract/helpdesk/helpdesk.model.ts';
import { call } from '#src/lib/api-client.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { type Fetched, useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import type { OnHint } from '../use-helpdesk-chat.ts';
import { messages } from './messages.en.ts';

export type TicketAction = 'take' | 'release' | 'close' | 'reopen';

export interface TicketWork {
  readonly ticket: Fetched<Ticket>;
  /** The running action; null: none. */
  readonly busy: TicketAction | 'reply' | 'note' | null;
  /** Why the last try failed; null: it did not. */
  readonly problem: { readonly code: string; readonly information: string } | null;
  readonly again: () => void;
  /** Both resolve to whether it succeeded. */
  readonly write: (kind: 'reply' | 'note', messageId: string, text: string) => Promise<boolean>;
  readonly act: (action: TicketAction, reason?: string) => Promise<boolean>;
}

export function useTicket(number: number, onHint: OnHint): TicketWork {
  const { round, refresh: again } = useRefresh(onHint);
  const [load] = useState(() => async (signal: AbortSignal) => {
    const { ticket } = await call(getHelpdeskTicketCall, { number }, { signal });
    return ticket;
  });
  const [ticket, takeTicket] = useLoaded(load, round);
  const [busy, setBusy] = useState<TicketWork['busy']>(null);
  const [problem, setProblem] = useState<TicketWork['problem']>(null);

  const run = async (what: NonNullable<TicketWork['busy']>, answer: Promise<{ ticket: Ticket }>) => {
    setBusy(what);
    setProblem(null);
    try {
      takeTicket((await answer).ticket);
      return true;
    } catch (error) {
      const failed = error instanceof CallFailed ? error : new CallFailed('failed', messages.unexpected);
      setProblem({ code: failed.code, information: failed.information });
      if (failed.code === 'stale') again();
      return false;
    } finally {
      setBusy(null);
    }
  };
  const version = ticket.kind === 'loaded' ? ticket.data.version : 0;
  return {
    ticket,
    busy,
    problem,
    again,
    write: (kind, messageId, text) =>
      run(kind, call(replyHelpdeskTicketCall, { number, version, message_id: messageId, kind, text })),
    act: (action, reason = '') =>
      run(action, call(updateHelpdeskTicketCall, { number, version, action, reason })),
  };
}
