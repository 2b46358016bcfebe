import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Role } from '#contract/core/define-call.ts';
import type { ArticleText } from '#contract/helpdesk/helpdesk.model.ts';
import { notFound } from '#server/core/refusal.ts';
import { advisoryLocks } from '#server/db/advisory-locks.ts';
import type { Queryable } from '#server/db/database.ts';
import { helpArticles } from '../schema/helpdesk.ts';

export type StoredArticle = typeof helpArticles.$inferSelect;

/** The helpdesk's own articles come after every shipped one. */
const ownPosition = 30_000;

export const allArticles = (db: Queryable): Promise<StoredArticle[]> =>
  db.select().from(helpArticles).orderBy(helpArticles.position, helpArticles.title);

/** To choose from. */
export const articlesFor = (db: Queryable, role: Role) =>
  db
    .select({ topic: helpArticles.topic, key: helpArticles.key, title: helpArticles.title })
    .from(helpArticles)
    .where(and(eq(helpArticles.isLive, true), sql`${role} = any(${helpArticles.roles})`))
    .orderBy(asc(helpArticles.position), asc(helpArticles.title));

export async function lockArticle(db: Queryable, key: string): Promise<StoredArticle> {
  const [row] = await db.select().from(helpArticles).where(eq(helpArticles.key, key)).for('update');
  if (!row) throw notFound();
  return row;
}

/** Blocks other saves of articles until the transaction ends. */
export async function isTitleTaken(db: Queryable, key: string, title: string): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.articles})`);
  const [twin] = await db
    .select({ key: helpArticles.key })
    .from(helpArticles)
    .where(and(eq(sql`lower(${helpArticles.title})`, title.toLowerCase()), ne(helpArticles.key, key)));
  return twin !== undefined;
}

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

export async function deleteArticle(db: Queryable, key: string): Promise<void> {
  await db.delete(helpArticles).where(eq(helpArticles.key, key));
}
