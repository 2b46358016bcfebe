import type { PageAnswer } from '#contract/core/page.ts';
import type { Ticket, TicketRow } from '#contract/helpdesk/helpdesk.model.ts';
import type { Actor } from '#server/core/actor.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { Queryable } from '#server/db/database.ts';
import { tellOfChat } from './chats.ts';
import { messagesOf, type StoredChat } from './queries/chats.ts';
import { recordingsOf } from './queries/recordings.ts';
import {
  findTicket,
  insertTicket,
  type ListInput,
  lockTicketOf,
  type StoredTicket,
  type TicketFound,
  ticketPage,
  writeTicket,
} from './queries/tickets.ts';

/** Reopens a closed request. */
export async function openTicket(scene: SignedInContext, chat: StoredChat): Promise<void> {
  const { app, db } = scene;
  await insertTicket(db, chat, app.now());
  const ticket = await lockTicketOf(db, chat);
  if (ticket?.status === 'closed') await changeTicket(scene, { ticket, chat }, { status: 'open' });
  else tellOfChat(scene, chat, true);
}

type Change = Partial<Pick<StoredTicket, 'status' | 'assigneeId' | 'reason'>>;

/** Raises the version, and tells everybody concerned. */
export async function changeTicket(
  scene: SignedInContext,
  { ticket, chat }: { ticket: StoredTicket; chat: StoredChat },
  change: Change,
): Promise<void> {
  const { app, db } = scene;
  const now = app.now();
  const status = change.status ?? ticket.status;
  const isClosed = status === 'closed';
  await writeTicket(db, chat, {
    ...change,
    ...(isClosed ? {} : { reason: '' }),
    closedAt: isClosed ? (ticket.closedAt ?? now) : null,
    updatedAt: now,
    version: ticket.version + 1,
  });
  tellOfChat(scene, chat, true);
}

const presentRow = (row: TicketFound, actor: Actor): TicketRow => ({
  number: row.number,
  subject: row.subject,
  status: row.status,
  role: row.role,
  personName: row.personName,
  schoolName: row.schoolName,
  assignee: row.assignee,
  isMine: row.assigneeId === actor.id,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export async function presentTicket(db: Queryable, actor: Actor, number: number): Promise<Ticket> {
  const row = await findTicket(db, number);
  const chat = { schoolId: row.schoolId, id: row.chatId };
  return {
    ...presentRow(row, actor),
    loginName: row.loginName,
    reason: row.reason,
    version: row.version,
    messages: await messagesOf(db, chat, ['person', 'assistant', 'helpdesk', 'note']),
    recordings: await recordingsOf(db, chat),
  };
}

export async function listTickets(
  db: Queryable,
  actor: Actor,
  input: ListInput,
): Promise<PageAnswer<TicketRow>> {
  const page = await ticketPage(db, actor, input);
  return { ...page, rows: page.rows.map((row) => presentRow(row, actor)) };
}
