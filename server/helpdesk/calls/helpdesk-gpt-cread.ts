import { and, asc, eq, sql } from 'drizzle-orm';
import { type HelpTopic, helpTopics } from '#contract/helpdesk/helpdesk.model.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { listChats } from '../chats.ts';
import { helpArticles } from '../schema/helpdesk.ts';

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
