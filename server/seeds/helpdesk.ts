import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { and, eq, isNotNull, notInArray } from 'drizzle-orm';
import * as v from 'valibot';
import { type ArticleText, articleKey, articleText } from '#contract/helpdesk/helpdesk.model.ts';
import { nextVersion } from '#server/db/next-version.ts';
import { helpArticles } from '#server/helpdesk/schema/helpdesk.ts';
import type { DatabaseHandle } from '../db/database.ts';

const folder = fileURLToPath(new URL('./data/help/', import.meta.url));

export interface ShippedArticle {
  readonly key: string;
  readonly position: number;
  readonly text: ArticleText;
}

/**
 * One article from a file: `name: value` lines and a list of questions between two rulers, then the text. Throws with
 * the file's name when something is missing: an article that cannot be read must not ship.
 */
export function parseArticle(fileName: string, content: string): ShippedArticle {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(content) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${fileName} has no front matter.`);
  const lines = head.split('\n');
  const value = (name: string) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
  const questions = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
  const parsed = v.safeParse(v.object({ key: articleKey, position: v.number(), text: articleText }), {
    key: fileName.replace(/\.md$/, ''),
    position: Number(value('position')),
    text: {
      topic: value('topic'),
      title: value('title'),
      roles: value('roles').split(' ').map(Number),
      questions: questions.join('\n'),
      body,
      link: value('link'),
      linkLabel: value('linkLabel'),
    },
  });
  if (!parsed.success)
    throw new Error(`${fileName}: ${v.getDotPath(parsed.issues[0]) ?? ''} ${parsed.issues[0].message}`);
  return parsed.output;
}

/** The help base that ships with the product. */
export async function shippedArticles(): Promise<ShippedArticle[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted();
  return Promise.all(
    names.map(async (name) => parseArticle(name, await readFile(`${folder}${name}`, 'utf8'))),
  );
}

/**
 * Brings the help base of the database to what this program ships, at every start: only what differs is written. A
 * text the helpdesk published stays in force, and so does an article of its own; the shipped text waits behind it.
 */
export async function loadHelpBase({ db, transaction }: DatabaseHandle): Promise<void> {
  const articles = await shippedArticles();
  const stored = await db
    .select({ key: helpArticles.key, hash: helpArticles.shippedHash })
    .from(helpArticles)
    .where(isNotNull(helpArticles.shippedHash));
  const known = new Map(stored.map(({ key, hash }) => [key, hash]));
  const keys = articles.map(({ key }) => key);
  const isSame = articles.every((each) => known.get(each.key) === hashOf(each)) && known.size === keys.length;
  if (isSame) return;
  await transaction(async (tx) => {
    for (const each of articles) {
      const shipped = { shipped: each.text, shippedHash: hashOf(each), position: each.position };
      await tx
        .insert(helpArticles)
        .values({ key: each.key, isLive: true, ...each.text, ...shipped })
        .onConflictDoUpdate({ target: helpArticles.key, set: shipped });
      await tx
        .update(helpArticles)
        .set({ ...each.text, isLive: true })
        .where(and(eq(helpArticles.key, each.key), eq(helpArticles.isChanged, false)));
    }
    const withdrawn = and(isNotNull(helpArticles.shippedHash), notInArray(helpArticles.key, keys));
    await tx.delete(helpArticles).where(and(withdrawn, eq(helpArticles.isChanged, false)));
    await tx
      .update(helpArticles)
      .set({ shipped: null, shippedHash: null, version: nextVersion(helpArticles) })
      .where(withdrawn);
  });
}

function hashOf({ position, text }: ShippedArticle): string {
  return createHash('sha256')
    .update(JSON.stringify([position, text]))
    .digest('base64url');
}
