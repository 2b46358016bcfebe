import { and, asc, eq, sql } from 'drizzle-orm';
import { type HelpTopic, helpTopics } from '#contract';
import type { Handler } from '#server/core/pipeline.ts';
import { Refusal } from '#server/core/refusal.ts';
import {
  countUnreadChats,
  eraseChat,
  listChats,
  markSeen,
  ownChat,
  presentChat,
  takeTurn,
  tellOfChat,
} from '#server/helpdesk/chats.ts';
import { helpArticles } from '#server/helpdesk/schema/helpdesk.ts';
import { lockTicketOf } from '#server/helpdesk/tickets.ts';

/** Own chats, and the articles for the person's role by topic. */
export const getAssistantStart: Handler<'helpdesk-Gpt-Cread'> = async (_input, { db, actor }) => {
  const articles = await db
    .select({ topic: helpArticles.topic, key: helpArticles.key, title: helpArticles.title })
    .from(helpArticles)
    .where(and(eq(helpArticles.isLive, true), sql`${actor.role} = any(${helpArticles.roles})`))
    .orderBy(asc(helpArticles.position), asc(helpArticles.title));
  const of = (topic: HelpTopic) =>
    articles.filter((each) => each.topic === topic).map(({ key, title }) => ({ key, title }));
  const topics = helpTopics.map((topic) => ({ topic, articles: of(topic) }));
  return {
    chats: await listChats(db, actor),
    topics: topics.filter((each) => each.articles.length > 0),
  };
};

/** One's own chat; the replies in it count as read. */
export const getChatHistory: Handler<'get-chat-history'> = async (input, scene) => {
  const { db, actor } = scene;
  const chat = await ownChat(db, actor, input.chat_id);
  // Their other tabs count it no more.
  if (await markSeen(scene, chat)) tellOfChat(scene, chat, false);
  return { chat: await presentChat(db, chat) };
};

export const getHelpdeskUnread: Handler<'get-helpdesk-unread'> = async (_input, { db, actor }) => ({
  count: await countUnreadChats(db, actor),
});

/** For good. What the helpdesk still works on has to be finished first, so that nobody answers into nothing. */
export const deleteChatHistory: Handler<'delete-chat-history'> = async (input, scene) => {
  const { db, actor } = scene;
  await takeTurn(db, actor);
  const chat = await ownChat(db, actor, input.chat_id);
  const ticket = await lockTicketOf(db, chat);
  if (ticket && ticket.status !== 'closed')
    throw new Refusal('ticket_open', 'The helpdesk still works on this. Say that it is solved first.');
  await eraseChat(db, chat.schoolId, chat.id);
  tellOfChat(scene, chat, ticket !== undefined);
  return {};
};
