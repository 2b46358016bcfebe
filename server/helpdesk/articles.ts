import { and, eq, ne, sql } from 'drizzle-orm';
import type { Role } from '#contract/core/define-call.ts';
import type { Article, ArticleText, HelpTopic } from '#contract/helpdesk/helpdesk.model.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { advisoryLocks } from '#server/db/advisory-locks.ts';
import type { Queryable } from '#server/db/database.ts';
import { helpArticles } from './schema/helpdesk.ts';

export type StoredArticle = typeof helpArticles.$inferSelect;

/** Own articles come after every shipped one. */
const ownPosition = 30_000;

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
  const rows = await db.select().from(helpArticles).orderBy(helpArticles.position, helpArticles.title);
  return rows.map(presentArticle);
}

export async function lockArticle(db: Queryable, key: string): Promise<StoredArticle> {
  const [row] = await db.select().from(helpArticles).where(eq(helpArticles.key, key)).for('update');
  if (!row) throw notFound();
  return row;
}

/** Two articles of one title could not be told apart among the choices. Until the transaction ends, nobody else saves one. */
export async function refuseTakenTitle(
  { db, refuse }: SignedInContext<'title_taken'>,
  key: string,
  title: string,
): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.articles})`);
  const [twin] = await db
    .select({ key: helpArticles.key })
    .from(helpArticles)
    .where(and(eq(sql`lower(${helpArticles.title})`, title.toLowerCase()), ne(helpArticles.key, key)));
  if (twin) throw refuse('title_taken', { issues: { title: 'title_taken' } });
}

/** A free key made of the title: "Lost & found" → `lost-found`, `lost-found-2`. */
async function freeKey(db: Queryable, title: string): Promise<string> {
  const words =
    title
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-')
      .slice(0, 50) ?? '';
  const base = words.replace(/-+$/, '') || 'article';
  const taken = await db.select({ key: helpArticles.key }).from(helpArticles);
  const keys = new Set(taken.map(({ key }) => key));
  let free = base;
  for (let count = 2; keys.has(free); count += 1) free = `${base}-${count}`;
  return free;
}

/** An article of the helpdesk's own, not yet seen by anybody. */
export async function insertArticle(db: Queryable, text: ArticleText): Promise<StoredArticle> {
  const [row] = await db
    .insert(helpArticles)
    .values({
      key: await freeKey(db, text.title),
      isLive: false,
      position: ownPosition,
      ...text,
      draft: text,
      version: 0,
    })
    .returning();
  if (!row) throw new Error('An inserted article was not returned.');
  return row;
}

type Change = Partial<Omit<StoredArticle, 'key' | 'search' | 'version' | 'updatedAt'>>;

export async function changeArticle(
  db: Queryable,
  row: StoredArticle,
  change: Change,
  now: Date,
): Promise<StoredArticle> {
  const [changed] = await db
    .update(helpArticles)
    .set({ ...change, version: row.version + 1, updatedAt: now })
    .where(eq(helpArticles.key, row.key))
    .returning();
  if (!changed) throw notFound();
  return changed;
}
