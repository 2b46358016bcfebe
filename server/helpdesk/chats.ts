import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, getTableColumns, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import { helpdeskChanged } from '#contract/helpdesk/helpdesk.hints.ts';
import {
  type AssistantAnswer,
  type Chat,
  type ChatMessage,
  type ChatRow,
  helpdeskLimits,
} from '#contract/helpdesk/helpdesk.model.ts';
import type { messageRefusals } from '#contract/helpdesk/helpdesk.refusals.ts';
import type { Actor } from '#server/core/actor.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { channels } from '#server/realtime/channels.ts';
import { personName } from '#server/schools/index.ts';
import { refuseFullChat } from './policy.ts';
import { eraseRecordings } from './recordings.ts';
import { helpdeskChats, helpdeskMessages, helpdeskTickets } from './schema/helpdesk.ts';

export type StoredChat = typeof helpdeskChats.$inferSelect;
type StoredMessage = typeof helpdeskMessages.$inferSelect;

const titleCharacters = 80;

const ticketOfChat = and(
  eq(helpdeskTickets.schoolId, helpdeskChats.schoolId),
  eq(helpdeskTickets.chatId, helpdeskChats.id),
);
const author = eq(people.id, helpdeskMessages.authorId);
const authorName = sql<string>`coalesce(${personName()}, '')`;

/**
 * What a person sends about their chats is done one after the other: a double press, or a retry after a lost answer,
 * waits for the first and then finds what it did.
 */
export async function takeTurn(db: Queryable, actor: Actor): Promise<void> {
  await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.schoolId, actor.school.id), eq(people.id, actor.id)))
    .for('no key update');
}

/** The person's own chat; somebody else's looks as if it were not there. */
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

/**
 * The chat in which the person already sent this message; undefined when they did not. An id that somebody else of the
 * school used is none of theirs: `addMessage` refuses it, whoever of the two came first.
 */
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

/** The named chat, or a new one where the name is empty; the oldest beyond the limit go. */
export async function chatToWriteIn(
  { app, db, actor }: SignedInContext,
  chatId: string,
  firstWords: string,
): Promise<StoredChat> {
  if (chatId !== '') return ownChat(db, actor, chatId);
  const now = app.now();
  const [chat] = await db
    .insert(helpdeskChats)
    .values({
      schoolId: actor.school.id,
      id: randomUUID(),
      personId: actor.id,
      title: shorten(firstWords),
      createdAt: now,
      updatedAt: now,
      seenAt: now,
    })
    .returning();
  if (!chat) throw new Error('An inserted chat was not returned.');
  await dropOldest(db, actor, chat.id);
  return chat;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= titleCharacters ? line : `${line.slice(0, titleCharacters - 1).trimEnd()}…`;
}

/** The new one stays, whatever the clock says. */
async function dropOldest(db: Queryable, actor: Actor, newId: string): Promise<void> {
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

export interface NewMessage {
  readonly id: string;
  readonly kind: StoredMessage['kind'];
  readonly text: string;
  readonly authorId?: number;
  readonly answer?: AssistantAnswer;
}

type MessageReason = ReasonsOf<typeof messageRefusals>;

/** Adds a message and moves the chat to the top of its person's list. Refuses a chat that is full. */
export async function addMessage(
  { app, db, refuse }: SignedInContext<MessageReason>,
  chat: Pick<StoredChat, 'schoolId' | 'id'>,
  message: NewMessage,
): Promise<void> {
  const ofChat = and(eq(helpdeskMessages.schoolId, chat.schoolId), eq(helpdeskMessages.chatId, chat.id));
  const [held] = await db.select({ messages: count() }).from(helpdeskMessages).where(ofChat);
  refuseFullChat({ refuse }, held?.messages ?? 0);
  const at = app.now();
  const [stored] = await db
    .insert(helpdeskMessages)
    .values({ schoolId: chat.schoolId, chatId: chat.id, at, ...message })
    .onConflictDoNothing()
    .returning({ id: helpdeskMessages.id });
  if (!stored) throw refuse('conflict');
  if (message.kind === 'note') return;
  await db
    .update(helpdeskChats)
    .set({ updatedAt: at })
    .where(and(eq(helpdeskChats.schoolId, chat.schoolId), eq(helpdeskChats.id, chat.id)));
}

/** The messages of a chat in order; notes of the helpdesk only for the helpdesk. */
export async function messagesOf(
  db: Queryable,
  chat: Pick<StoredChat, 'schoolId' | 'id'>,
  kinds: readonly StoredMessage['kind'][],
) {
  const rows = await db
    .select({ message: helpdeskMessages, name: authorName })
    .from(helpdeskMessages)
    .leftJoin(people, author)
    .where(
      and(
        eq(helpdeskMessages.schoolId, chat.schoolId),
        eq(helpdeskMessages.chatId, chat.id),
        inArray(helpdeskMessages.kind, [...kinds]),
      ),
    )
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

/** A chat as its person sees it. */
export async function presentChat(db: Queryable, chat: StoredChat): Promise<Chat> {
  const messages = await messagesOf(db, chat, ['person', 'assistant', 'helpdesk']);
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
  return { id: chat.id, title: chat.title, messages: messages as ChatMessage[], ticket: ticket ?? null };
}

/** SQL that is true for a chat the helpdesk has answered in since its person looked. */
const isUnread = sql<boolean>`coalesce((select max(${helpdeskMessages.at}) from ${helpdeskMessages}
  where ${helpdeskMessages.schoolId} = ${helpdeskChats.schoolId} and ${helpdeskMessages.chatId} = ${helpdeskChats.id}
    and ${helpdeskMessages.kind} = 'helpdesk') > ${helpdeskChats.seenAt}, false)`;

export async function countUnreadChats(db: Queryable, actor: Actor): Promise<number> {
  const own = and(eq(helpdeskChats.schoolId, actor.school.id), eq(helpdeskChats.personId, actor.id));
  const [row] = await db.select({ chats: count() }).from(helpdeskChats).where(and(own, isUnread));
  return row?.chats ?? 0;
}

/** Its person looks at it now; was there something new? */
export async function markSeen(
  { app, db }: SignedInContext,
  { schoolId, id }: Pick<StoredChat, 'schoolId' | 'id'>,
): Promise<boolean> {
  const chat = and(eq(helpdeskChats.schoolId, schoolId), eq(helpdeskChats.id, id));
  const [news] = await db.select({ id: helpdeskChats.id }).from(helpdeskChats).where(and(chat, isUnread));
  await db.update(helpdeskChats).set({ seenAt: app.now() }).where(chat);
  return news !== undefined;
}

/** Own chats, the newest first. */
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

/** Once committed, the person's tabs hear that the chat changed, and the helpdesk's when it is theirs too. */
export function tellOfChat(
  { app, afterCommit }: SignedInContext,
  chat: Pick<StoredChat, 'schoolId' | 'id' | 'personId'>,
  isTicket: boolean,
): void {
  const to = [
    channels.person(chat.schoolId, chat.personId),
    ...(isTicket ? [channels.desk('helpdesk')] : []),
  ];
  afterCommit(() => app.broadcaster.broadcast(helpdeskChanged, to, { content: { chatId: chat.id } }));
}
