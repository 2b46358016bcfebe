import { randomUUID } from 'node:crypto';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import { helpdeskChanged } from '#contract/helpdesk/helpdesk.hints.ts';
import type { AssistantAnswer, Chat, ChatMessage } from '#contract/helpdesk/helpdesk.model.ts';
import type { messageRefusals } from '#contract/helpdesk/helpdesk.refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { shorten } from '#server/core/shorten.ts';
import type { Queryable } from '#server/db/database.ts';
import { channels } from '#server/realtime/channels.ts';
import { refuseFullChat } from './policy.ts';
import {
  countMessages,
  dropOldest,
  insertChat,
  insertMessage,
  messagesOf,
  ownChat,
  type StoredChat,
  ticketSeenBy,
  touchChat,
} from './queries/chats.ts';
import type { helpdeskMessages } from './schema/helpdesk.ts';

const titleCharacters = 80;

/** Returns the named chat, or a new one for ''. Drops the oldest beyond the limit. */
export async function chatToWriteIn(
  { app, db, actor }: SignedInContext,
  chatId: string,
  firstWords: string,
): Promise<StoredChat> {
  if (chatId !== '') return ownChat(db, actor, chatId);
  const now = app.now();
  const chat = await insertChat(db, {
    schoolId: actor.school.id,
    id: randomUUID(),
    personId: actor.id,
    title: titleOf(firstWords),
    createdAt: now,
    updatedAt: now,
    seenAt: now,
  });
  await dropOldest(db, actor, chat.id);
  return chat;
}

const titleOf = (text: string): string => shorten(text.replace(/\s+/g, ' ').trim(), titleCharacters);

export interface NewMessage {
  readonly id: string;
  readonly kind: (typeof helpdeskMessages.$inferSelect)['kind'];
  readonly text: string;
  readonly authorId?: number;
  readonly answer?: AssistantAnswer;
}

type MessageReason = ReasonsOf<typeof messageRefusals>;

export async function addMessage(
  { app, db, refuse }: SignedInContext<MessageReason>,
  chat: Pick<StoredChat, 'schoolId' | 'id'>,
  message: NewMessage,
): Promise<void> {
  refuseFullChat({ refuse }, await countMessages(db, chat));
  const at = app.now();
  const isStored = await insertMessage(db, { schoolId: chat.schoolId, chatId: chat.id, at, ...message });
  if (!isStored) throw refuse('conflict');
  if (message.kind !== 'note') await touchChat(db, chat, at);
}

export async function presentChat(db: Queryable, chat: StoredChat): Promise<Chat> {
  const messages = await messagesOf(db, chat, ['person', 'assistant', 'helpdesk']);
  const ticket = await ticketSeenBy(db, chat);
  return { id: chat.id, title: chat.title, messages: messages as ChatMessage[], ticket };
}

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
