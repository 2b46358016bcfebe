import { type HelpTopic, helpTopics } from '#contract/helpdesk/helpdesk.model.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { articlesFor } from '../queries/articles.ts';
import { listChats } from '../queries/chats.ts';

export const getAssistantStart: Handler<'helpdesk-Gpt-Cread'> = async (_input, { db, actor }) => {
  const articles = await articlesFor(db, actor.role);
  const of = (topic: HelpTopic) =>
    articles.filter((each) => each.topic === topic).map(({ key, title }) => ({ key, title }));
  const topics = helpTopics.map((topic) => ({ topic, articles: of(topic) }));
  return {
    chats: await listChats(db, actor),
    topics: topics.filter((each) => each.articles.length > 0),
  };
};
