import { and, count, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CallOf } from '#contract/catalogue.ts';
import { addDays, dayMilliseconds } from '#contract/core/days.ts';
import type { CallParsed } from '#contract/core/define-call.ts';
import type { TicketCounts } from '#contract/helpdesk/helpdesk.model.ts';
import type { Actor } from '#server/core/actor.ts';
import { notFound } from '#server/core/refusal.ts';
import { schoolDay } from '#server/core/school-day.ts';
import type { Queryable } from '#server/db/database.ts';
import { pageOf } from '#server/db/page.ts';
import { people, schools } from '#server/directory/schema.ts';
import { helpdeskChats, helpdeskTickets } from '../schema/helpdesk.ts';
import type { StoredChat } from './chats.ts';
import type { ChatKey } from './recordings.ts';

export type StoredTicket = typeof helpdeskTickets.$inferSelect;

const ofChat = (chat: ChatKey) =>
  and(eq(helpdeskTickets.schoolId, chat.schoolId), eq(helpdeskTickets.chatId, chat.id));

export async function lockTicketOf(db: Queryable, chat: StoredChat): Promise<StoredTicket | undefined> {
  const [ticket] = await db.select().from(helpdeskTickets).where(ofChat(chat)).for('update');
  return ticket;
}

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

/** A repeat changes nothing. */
export async function insertTicket(db: Queryable, chat: StoredChat, now: Date): Promise<void> {
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
}

export async function writeTicket(
  db: Queryable,
  chat: ChatKey,
  values: Partial<Omit<StoredTicket, 'schoolId' | 'chatId' | 'number'>>,
): Promise<void> {
  await db.update(helpdeskTickets).set(values).where(ofChat(chat));
}

const assignees = alias(people, 'assignees');
const nameOf = ({ firstName, lastName }: typeof people | typeof assignees) =>
  sql<string>`coalesce(trim(${firstName} || ' ' || ${lastName}), '')`;

const ticketColumns = {
  number: helpdeskTickets.number,
  subject: helpdeskTickets.subject,
  status: helpdeskTickets.status,
  assigneeId: helpdeskTickets.assigneeId,
  createdAt: helpdeskTickets.createdAt,
  updatedAt: helpdeskTickets.updatedAt,
  reason: helpdeskTickets.reason,
  version: helpdeskTickets.version,
  schoolId: helpdeskTickets.schoolId,
  chatId: helpdeskTickets.chatId,
  role: people.role,
  loginName: people.loginName,
  schoolName: schools.name,
  personName: nameOf(people),
  assignee: nameOf(assignees),
};

const ticketsOf = (db: Queryable) =>
  db
    .select(ticketColumns)
    .from(helpdeskTickets)
    .innerJoin(
      helpdeskChats,
      and(eq(helpdeskChats.schoolId, helpdeskTickets.schoolId), eq(helpdeskChats.id, helpdeskTickets.chatId)),
    )
    .innerJoin(
      people,
      and(eq(people.schoolId, helpdeskChats.schoolId), eq(people.id, helpdeskChats.personId)),
    )
    .innerJoin(schools, eq(schools.id, helpdeskTickets.schoolId))
    .leftJoin(assignees, eq(assignees.id, helpdeskTickets.assigneeId));

export type TicketFound = Awaited<ReturnType<typeof ticketsOf>>[number];

/** Throws 404 for an unknown number. */
export async function findTicket(db: Queryable, number: number): Promise<TicketFound> {
  const [row] = await ticketsOf(db).where(eq(helpdeskTickets.number, number));
  if (!row) throw notFound();
  return row;
}

/** Words match anywhere in what the queue shows. A number must match wholly. */
const hasWord = (word: string) => sql`(${helpdeskTickets.number}::text = ${word.replace(/^#/, '')}
  or concat_ws(' ', ${helpdeskTickets.subject}, ${people.firstName}, ${people.lastName}, ${people.loginName},
    ${schools.name}, ${assignees.firstName}, ${assignees.lastName}) ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`})`;

export type ListInput = CallParsed<CallOf<'get-helpdesk-tickets'>>;

const inStatus = (actor: Actor, status: NonNullable<ListInput['filters']>['status']) => {
  if (status === undefined) return undefined;
  if (status !== 'mine') return eq(helpdeskTickets.status, status);
  return and(eq(helpdeskTickets.assigneeId, actor.id), ne(helpdeskTickets.status, 'closed'));
};

export function ticketPage(db: Queryable, actor: Actor, input: ListInput) {
  const words = input.search.split(/\s+/).filter(Boolean);
  return pageOf(db, input, {
    of: helpdeskTickets,
    where: and(inStatus(actor, input.filters?.status), ...words.map(hasWord)),
    sorts: {
      number: helpdeskTickets.number,
      subject: sql`lower(${helpdeskTickets.subject})`,
      person: sql`lower(${people.firstName} || ${people.lastName})`,
      school: sql`lower(${schools.name})`,
      updated: helpdeskTickets.updatedAt,
    },
    order: { by: 'updated', descending: true },
    key: helpdeskTickets.number,
    // The search needs the names of people and schools too.
    count: (where) => db.$count(ticketsOf(db).where(where).as('found')),
    rows: (bound) => bound(ticketsOf(db)),
  });
}

const daysCounted = 14;

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
