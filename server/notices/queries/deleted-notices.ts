import { and, desc, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DeletedSort } from '#contract';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { hasWords } from '#server/db/search-text.ts';
import { wordsQuery } from '#server/files/texts/text-words.ts';
import { personName } from '#server/schools/index.ts';
import { people } from '#server/schools/schema.ts';
import { notices } from '../schema/notice.ts';
import type { PageQuery } from './delivery.ts';
import { noticesWithWords } from './file-texts.ts';
import { goesToGivenOf } from './notice-reach.ts';

const author = alias(people, 'author');
const remover = alias(people, 'remover');
/** '' for the person who asks. */
const nameOf = (of: typeof author | typeof remover, actor: Actor) =>
  sql<string>`case when ${of.id} = ${actor.id} then '' else ${personName(of)} end`;

interface DeletedQuery extends PageQuery {
  readonly since: Date;
  /** Left out: what went last stands first. */
  readonly sort: { readonly by: DeletedSort; readonly descending: boolean } | undefined;
}

const lastFirst = { by: 'deleted_at', descending: true } as const;

/** The title has all the words, or a file has: as on the board. */
function inWords(schoolId: number, words: readonly string[]): SQL | undefined {
  if (words.length === 0) return undefined;
  return or(
    and(...hasWords(notices.searchText, words)),
    sql`${notices.id} in (${noticesWithWords(wordsQuery(schoolId, words))})`,
  );
}

/** What this person deleted or wrote, and was deleted after `since`. */
export async function listDeleted(
  db: Queryable,
  actor: Actor,
  { since, words, sort, offset, limit }: DeletedQuery,
) {
  const wanted = and(
    eq(notices.schoolId, actor.school.id),
    gt(notices.deletedAt, since),
    or(eq(notices.deletedBy, actor.id), eq(notices.createdBy, actor.id)),
    inWords(actor.school.id, words),
    goesToGivenOf(actor),
  );
  const { by, descending } = sort ?? lastFirst;
  const key = {
    title: sql`lower(${notices.title})`,
    deleted_at: sql`${notices.deletedAt}`,
    deleted_by: sql`lower(${nameOf(remover, actor)})`,
  }[by];
  const [rows, count] = await Promise.all([
    db
      .select({
        id: notices.id,
        title: notices.title,
        version: notices.version,
        deletedAt: sql`${notices.deletedAt}`.mapWith(notices.updatedAt),
        deletedBy: nameOf(remover, actor),
        createdBy: nameOf(author, actor),
      })
      .from(notices)
      .innerJoin(author, and(eq(author.schoolId, notices.schoolId), eq(author.id, notices.createdBy)))
      .innerJoin(remover, and(eq(remover.schoolId, notices.schoolId), eq(remover.id, notices.deletedBy)))
      .where(wanted)
      .orderBy(sql`${key} ${sql.raw(descending ? 'desc' : 'asc')}`, desc(notices.id))
      .offset(offset)
      .limit(limit),
    db.$count(notices, wanted),
  ]);
  return { rows, count };
}
