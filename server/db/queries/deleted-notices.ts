import { and, desc, eq, gt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor } from '../../domain/sessions.ts';
import type { Queryable } from '../database.ts';
import { notices } from '../schema/notice.ts';
import { people } from '../schema/school.ts';
import { hasWords } from '../search-text.ts';
import type { WantedPage } from './delivery.ts';

const author = alias(people, 'author');
const remover = alias(people, 'remover');
/** '' for the person who asks. */
const nameOf = (of: typeof author | typeof remover, actor: Actor) =>
  sql<string>`case when ${of.id} = ${actor.id} then '' else trim(${of.firstName} || ' ' || ${of.lastName}) end`;

/** What this person deleted or wrote, and was deleted after `since`; what went last stands first. */
export async function listDeleted(
  db: Queryable,
  actor: Actor,
  { since, words, offset, limit }: WantedPage & { readonly since: Date },
) {
  const wanted = and(
    eq(notices.schoolId, actor.school.id),
    gt(notices.deletedAt, since),
    or(eq(notices.deletedBy, actor.id), eq(notices.createdBy, actor.id)),
    ...hasWords(notices.searchText, words),
  );
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
      .orderBy(desc(notices.deletedAt), desc(notices.id))
      .offset(offset)
      .limit(limit),
    db.$count(notices, wanted),
  ]);
  return { rows, count };
}
