import { and, asc, count, desc, eq, getTableColumns, inArray, ne, notInArray, sql } from 'drizzle-orm';
import { type ChatRow, helpdeskLimits } from '#contract/helpdesk/helpdesk.model.ts';
import type { Actor } from '#server/core/actor.ts';
import { notFound } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { personName } from '#server/schools/index.ts';
import { helpdeskChats, helpdeskMessages, helpdeskTickets } from '../schema/helpdesk.ts';
import { type ChatKey, eraseRecordings } from './recordings.ts';

export type StoredChat = typeof helpdeskChats.$inferSelect;
type StoredMessage = typeof helpdeskMessages.$inferSelect;

const isChat = ({ schoolId, id }: ChatKey) =>
  and(eq(helpdeskChats.schoolId, schoolId), eq(helpdeskChats.id, id));
const ofChat = ({ schoolId, id }: ChatKey) =>
  and(eq(helpdeskMessages.schoolId, schoolId), eq(helpdeskMessages.chatId, id));
const ticketOfChat = and(
  eq(helpdeskTickets.schoolId, helpdeskChats.schoolId),
  eq(helpdeskTickets.chatId, helpdeskChats.id),
);
const author = eq(people.id, helpdeskMessages.authorId);
const authorName = sql<string>`coalesce(${personName()}, '')`;

/** Runs a person's chat calls one after another, so that a repeat waits and finds what the first call did. */
export async function takeTurn(db: Queryable, actor: Actor): Promise<void> {
  await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.schoolId, actor.school.id), eq(people.id, actor.id)))
    .for('no key update');
}

export async function ownChat(db: Queryable, actor: Actor, chatId: string): Promise<StoredChat> {
  const [chat] = await db
    .select()
    .from(helpdeskChats)
    .where(
      and(
        eq(helpdeskChats.schoolId, actor.school.id),
        eq(helpdeskChats.id, chatId),
        eq(helpdeskChats.personId, actor.id),
      ),
    );
  if (!chat) throw notFound();
  return chat;
}

/** undefined: the person did not send this message. Another person's id is not found here; `addMessage` refuses it. */
export async function chatOfSent(
  db: Queryable,
  actor: Actor,
  messageId: string,
): Promise<StoredChat | undefined> {
  const [chat] = await db
    .select(getTableColumns(helpdeskChats))
    .from(helpdeskMessages)
    .innerJoin(
      helpdeskChats,
      and(
        eq(helpdeskChats.schoolId, helpdeskMessages.schoolId),
        eq(helpdeskChats.id, helpdeskMessages.chatId),
        eq(helpdeskChats.personId, actor.id),
      ),
    )
    .where(and(eq(helpdeskMessages.schoolId, actor.school.id), eq(helpdeskMessages.id, messageId)));
  return chat;
}

export async function insertChat(
  db: Queryable,
  values: typeof helpdeskChats.$inferInsert,
): Promise<StoredChat> {
  const [chat] = await db.insert(helpdeskChats).values(values).returning();
  if (!chat) throw new Error('An inserted chat was not returned.');
  return chat;
}

/** The new chat stays, whatever the clock says. */
export async function dropOldest(db: Queryable, actor: Actor, newId: string): Promise<void> {
  const mine = and(
    eq(helpdeskChats.schoolId, actor.school.id),
    eq(helpdeskChats.personId, actor.id),
    ne(helpdeskChats.id, newId),
  );
  const kept = db
    .select({ id: helpdeskChats.id })
    .from(helpdeskChats)
    .where(mine)
    .orderBy(desc(helpdeskChats.updatedAt))
    .limit(helpdeskLimits.chatsKept - 1);
  const waiting = db
    .select({ id: helpdeskTickets.chatId })
    .from(helpdeskTickets)
    .where(and(eq(helpdeskTickets.schoolId, actor.school.id), ne(helpdeskTickets.status, 'closed')));
  const old = await db
    .select({ id: helpdeskChats.id })
    .from(helpdeskChats)
    .where(and(mine, notInArray(helpdeskChats.id, kept), notInArray(helpdeskChats.id, waiting)));
  for (const { id } of old) await eraseChat(db, actor.school.id, id);
}

export async function eraseChat(db: Queryable, schoolId: number, chatId: string): Promise<void> {
  await eraseRecordings(db, { schoolId, id: chatId });
  await db
    .delete(helpdeskTickets)
    .where(and(eq(helpdeskTickets.schoolId, schoolId), eq(helpdeskTickets.chatId, chatId)));
  await db
    .delete(helpdeskMessages)
    .where(and(eq(helpdeskMessages.schoolId, schoolId), eq(helpdeskMessages.chatId, chatId)));
  await db
    .delete(helpdeskChats)
    .where(and(eq(helpdeskChats.schoolId, schoolId), eq(helpdeskChats.id, chatId)));
}

export async function countMessages(db: Queryable, chat: ChatKey): Promise<number> {
  const [held] = await db.select({ messages: count() }).from(helpdeskMessages).where(ofChat(chat));
  return held?.messages ?? 0;
}

/** false: the id is taken. */
export async function insertMessage(
  db: Queryable,
  values: typeof helpdeskMessages.$inferInsert,
): Promise<boolean> {
  const stored = await db
    .insert(helpdeskMessages)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: helpdeskMessages.id });
  return stored.length > 0;
}

export async function isMessageOf(db: Queryable, chat: ChatKey, messageId: string): Promise<boolean> {
  const [sent] = await db
    .select({ chatId: helpdeskMessages.chatId, schoolId: helpdeskMessages.schoolId })
    .from(helpdeskMessages)
    .where(eq(helpdeskMessages.id, messageId));
  return sent?.chatId === chat.id && sent.schoolId === chat.schoolId;
}

export async function touchChat(db: Queryable, chat: ChatKey, updatedAt: Date): Promise<void> {
  await db.update(helpdeskChats).set({ updatedAt }).where(isChat(chat));
}

/** Notes are only for the helpdesk: pass the kinds that the reader may see. */
export async function messagesOf(db: Queryable, chat: ChatKey, kinds: readonly StoredMessage['kind'][]) {
  const rows = await db
    .select({ message: helpdeskMessages, name: authorName })
    .from(helpdeskMessages)
    .leftJoin(people, author)
    .where(and(ofChat(chat), inArray(helpdeskMessages.kind, [...kinds])))
    .orderBy(asc(helpdeskMessages.position));
  return rows.map(({ message: { id, kind, text, at, answer }, name }) => ({
    id,
    by: kind,
    name,
    text,
    at: at.toISOString(),
    answer,
  }));
}

/** null: the chat is not a request. */
export async function ticketSeenBy(db: Queryable, chat: ChatKey) {
  const [ticket] = await db
    .select({
      number: helpdeskTickets.number,
      status: helpdeskTickets.status,
      reason: helpdeskTickets.reason,
      assignee: authorName,
    })
    .from(helpdeskTickets)
    .leftJoin(people, eq(people.id, helpdeskTickets.assigneeId))
    .where(and(eq(helpdeskTickets.schoolId, chat.schoolId), eq(helpdeskTickets.chatId, chat.id)));
  return ticket ?? null;
}

/** A condition on chats: the helpdesk answered since the person looked. */
const isUnread = sql<boolean>`coalesce((select max(${helpdeskMessages.at}) from ${helpdeskMessages}
  where ${helpdeskMessages.schoolId} = ${helpdeskChats.schoolId} and ${helpdeskMessages.chatId} = ${helpdeskChats.id}
    and ${helpdeskMessages.kind} = 'helpdesk') > ${helpdeskChats.seenAt}, false)`;

export async function countUnreadChats(db: Queryable, actor: Actor): Promise<number> {
  const own = and(eq(helpdeskChats.schoolId, actor.school.id), eq(helpdeskChats.personId, actor.id));
  const [row] = await db.select({ chats: count() }).from(helpdeskChats).where(and(own, isUnread));
  return row?.chats ?? 0;
}

export async function markSeen(db: Queryable, chat: ChatKey, seenAt: Date): Promise<boolean> {
  const [news] = await db
    .select({ id: helpdeskChats.id })
    .from(helpdeskChats)
    .where(and(isChat(chat), isUnread));
  await db.update(helpdeskChats).set({ seenAt }).where(isChat(chat));
  return news !== undefined;
}

export async function listChats(db: Queryable, actor: Actor): Promise<ChatRow[]> {
  const rows = await db
    .select({
      id: helpdeskChats.id,
      title: helpdeskChats.title,
      updatedAt: helpdeskChats.updatedAt,
      status: helpdeskTickets.status,
      isUnread,
    })
    .from(helpdeskChats)
    .leftJoin(helpdeskTickets, ticketOfChat)
    .where(and(eq(helpdeskChats.schoolId, actor.school.id), eq(helpdeskChats.personId, actor.id)))
    .orderBy(desc(helpdeskChats.updatedAt))
    .limit(helpdeskLimits.chatsKept);
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
}
