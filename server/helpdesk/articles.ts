import type { Role } from '#contract/core/define-call.ts';
import type { Article, ArticleText, HelpTopic } from '#contract/helpdesk/helpdesk.model.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { Queryable } from '#server/db/database.ts';
import { allArticles, isTitleTaken, type StoredArticle } from './queries/articles.ts';

const inForce = (row: StoredArticle): ArticleText => ({
  topic: row.topic as HelpTopic,
  title: row.title,
  roles: row.roles as Role[],
  questions: row.questions,
  body: row.body,
  link: row.link,
  linkLabel: row.linkLabel,
});

export function presentArticle(row: StoredArticle): Article {
  return {
    key: row.key,
    published: row.isLive ? inForce(row) : null,
    draft: row.draft,
    shipped: row.shipped,
    isChanged: row.isChanged,
    version: row.version,
    updatedAt: row.updatedAt?.toISOString() ?? null,
  };
}

export async function listArticles(db: Queryable): Promise<Article[]> {
  return (await allArticles(db)).map(presentArticle);
}

/** Two articles with one title could not be told apart. Blocks other saves of articles until the transaction ends. */
export async function refuseTakenTitle(
  { db, refuse }: SignedInContext<'title_taken'>,
  key: string,
  title: string,
): Promise<void> {
  if (await isTitleTaken(db, key, title)) throw refuse('title_taken', { issues: { title: 'title_taken' } });
}
