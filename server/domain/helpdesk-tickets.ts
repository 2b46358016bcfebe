import { and, count, eq, ne, type SQL, sql } from 'drizzle-orm';
import {
  addDays,
  type CallOf,
  type CallParsed,
  dayMilliseconds,
  type Role,
  type Ticket,
  type TicketCounts,
  type TicketRow,
} from '#contract';
import type { Queryable } from '../db/database.ts';
import { helpdeskChats, helpdeskTickets } from '../db/schema/helpdesk.ts';
import { people, schools } from '../db/schema/school.ts';
import type { SignedInScene } from '../pipeline.ts';
import { notFound } from '../refusal.ts';
import { messagesOf, type StoredChat, tellOfChat } from './helpdesk-chats.ts';
import { recordingsOf } from './helpdesk-recordings.ts';
import { schoolDay } from './school-day.ts';
import type { Actor } from './sessions.ts';

export type StoredTicket = typeof helpdeskTickets.$inferSelect;

const ofChat = (chat: Pick<StoredChat, 'schoolId' | 'id'>) =>
  and(eq(helpdeskTickets.schoolId, chat.schoolId), eq(helpdeskTickets.chatId, chat.id));

/** The request a chat became, locked for a change. */
export async function lockTicketOf(db: Queryable, chat: StoredChat): Promise<StoredTicket | undefined> {
  const [ticket] = await db.select().from(helpdeskTickets).where(ofChat(chat)).for('update');
  return ticket;
}

/** The request of this number, locked for a change, and the chat it is about. */
export async function lockTicket(
  db: Queryable,
  number: number,
): Promise<{ ticket: StoredTicket; chat: StoredChat }> {
  const [ticket] = await db
    .select()
    .from(helpdeskTickets)
    .where(eq(helpdeskTickets.number, number))
    .for('update');
  if (!ticket) throw notFound();
  const [chat] = await db
    .select()
    .from(helpdeskChats)
    .where(and(eq(helpdeskChats.schoolId, ticket.schoolId), eq(helpdeskChats.id, ticket.chatId)));
  if (!chat) throw notFound();
  return { ticket, chat };
}

/** A chat joins the queue; one that was closed is open again. */
export async function openTicket(scene: SignedInScene, chat: StoredChat): Promise<void> {
  const { app, db } = scene;
  const now = app.now();
  await db
    .insert(helpdeskTickets)
    .values({
      schoolId: chat.schoolId,
      chatId: chat.id,
      subject: chat.title,
      status: 'open',
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing();
  const ticket = await lockTicketOf(db, chat);
  if (ticket?.status === 'closed') await changeTicket(scene, { ticket, chat }, { status: 'open' });
  else tellOfChat(scene, chat, true);
}

type Change = Partial<Pick<StoredTicket, 'status' | 'assigneeId' | 'reason'>>;

/** Whatever changes, the version goes up and everybody concerned hears of it. */
export async function changeTicket(
  scene: SignedInScene,
  { ticket, chat }: { ticket: StoredTicket; chat: StoredChat },
  change: Change,
): Promise<void> {
  const { app, db } = scene;
  const now = app.now();
  const status = change.status ?? ticket.status;
  const isClosed = status === 'closed';
  await db
    .update(helpdeskTickets)
    .set({
      ...change,
      ...(isClosed ? {} : { reason: '' }),
      closedAt: isClosed ? (ticket.closedAt ?? now) : null,
      updatedAt: now,
      version: ticket.version + 1,
    })
    .where(ofChat(chat));
  tellOfChat(scene, chat, true);
}

interface Row {
  readonly number: number;
  readonly subject: string;
  readonly status: StoredTicket['status'];
  readonly role: Role;
  readonly person_name: string;
  readonly school_name: string;
  readonly assignee: string;
  readonly assignee_id: number | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly login_name: string;
  readonly reason: string;
  readonly version: number;
  readonly school_id: number;
  readonly chat_id: string;
}

const fullName = (alias: string) =>
  sql.raw(`coalesce(trim(${alias}.first_name || ' ' || ${alias}.last_name), '')`);
const rows = sql`
  select t.number, t.subject, t.status, t.assignee_id, t.created_at, t.updated_at, t.reason, t.version,
    t.school_id, t.chat_id, p.role, p.login_name, s.name as school_name,
    ${fullName('p')} as person_name, ${fullName('a')} as assignee
  from ${helpdeskTickets} t
  join ${helpdeskChats} c on c.school_id = t.school_id and c.id = t.chat_id
  join ${people} p on p.school_id = c.school_id and p.id = c.person_id
  join ${schools} s on s.id = t.school_id
  left join ${people} a on a.id = t.assignee_id`;

const presentRow = (row: Row, actor: Actor): TicketRow => ({
  number: row.number,
  subject: row.subject,
  status: row.status,
  role: row.role,
  personName: row.person_name,
  schoolName: row.school_name,
  assignee: row.assignee,
  isMine: row.assignee_id === actor.id,
  createdAt: new Date(row.created_at).toISOString(),
  updatedAt: new Date(row.updated_at).toISOString(),
});

/** Everything the helpdesk sees of a request, its notes included. */
export async function presentTicket(db: Queryable, actor: Actor, number: number): Promise<Ticket> {
  const found = await db.execute<Row & Record<string, unknown>>(sql`${rows} where t.number = ${number}`);
  const row = found.rows[0];
  if (!row) throw notFound();
  return {
    ...presentRow(row, actor),
    loginName: row.login_name,
    reason: row.reason,
    version: row.version,
    messages: await messagesOf(db, { schoolId: row.school_id, id: row.chat_id }, [
      'person',
      'assistant',
      'helpdesk',
      'note',
    ]),
    recordings: await recordingsOf(db, { schoolId: row.school_id, id: row.chat_id }),
  };
}

const orders = {
  number: 't.number',
  subject: 'lower(t.subject)',
  person: 'lower(p.first_name || p.last_name)',
  school: 'lower(s.name)',
  updated: 't.updated_at',
} as const;

type ListInput = CallParsed<CallOf<'get-helpdesk-tickets'>>;

/** A page of the queue, and how many there are in all. */
export async function listTickets(
  db: Queryable,
  actor: Actor,
  { status, search, sort, descending, offset, limit }: ListInput,
): Promise<{ data: TicketRow[]; total: number }> {
  const parts: SQL[] = [sql`true`];
  if (status === 'mine') parts.push(sql`t.assignee_id = ${actor.id} and t.status <> 'closed'`);
  else if (status !== '') parts.push(sql`t.status = ${status}`);
  for (const word of search.split(/\s+/).filter(Boolean)) {
    const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    parts.push(sql`(t.number::text = ${word.replace(/^#/, '')} or concat_ws(' ', t.subject, p.first_name,
      p.last_name, p.login_name, s.name, a.first_name, a.last_name) ilike ${like})`);
  }
  const order = sql.raw(`${orders[sort]} ${descending ? 'desc' : 'asc'}, t.number desc`);
  const found = await db.execute<Row & { total: number } & Record<string, unknown>>(sql`
    with page as (${rows} where ${sql.join(parts, sql` and `)} order by ${order})
    select page.*, count(*) over () as total from page limit ${limit} offset ${offset}`);
  return {
    data: found.rows.map((row) => presentRow(row, actor)),
    total: found.rows[0]?.total ?? 0,
  };
}

const daysCounted = 14;

/** How the queue stands, and how many requests came and went on each of the last two weeks' days. */
export async function countTickets(db: Queryable, actor: Actor, now: Date): Promise<TicketCounts> {
  const byStatus = await db
    .select({ status: helpdeskTickets.status, count: count() })
    .from(helpdeskTickets)
    .groupBy(helpdeskTickets.status);
  const [mine] = await db
    .select({ count: count() })
    .from(helpdeskTickets)
    .where(and(eq(helpdeskTickets.assigneeId, actor.id), ne(helpdeskTickets.status, 'closed')));
  const { timeZone } = actor.school;
  const today = schoolDay(now, timeZone);
  const perDay = async (column: 'created_at' | 'closed_at') => {
    const at = sql.raw(column);
    const found = await db.execute<{ day: string; count: number }>(sql`
      select to_char(${at} at time zone ${timeZone}, 'YYYY-MM-DD') as day, count(*) as count
      from ${helpdeskTickets} where ${at} > ${new Date(now.getTime() - 16 * dayMilliseconds).toISOString()}
      group by 1`);
    return new Map(found.rows.map((row) => [row.day, row.count]));
  };
  const [opened, closed] = [await perDay('created_at'), await perDay('closed_at')];
  const countOf = (status: string) => byStatus.find((row) => row.status === status)?.count ?? 0;
  return {
    open: countOf('open'),
    answered: countOf('answered'),
    closed: countOf('closed'),
    mine: mine?.count ?? 0,
    days: Array.from({ length: daysCounted }, (_, index) => {
      const day = addDays(today, index + 1 - daysCounted);
      return { day, opened: opened.get(day) ?? 0, closed: closed.get(day) ?? 0 };
    }),
  };
}
