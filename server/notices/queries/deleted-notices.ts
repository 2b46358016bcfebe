import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CallOf } from '#contract/catalogue.ts';
import type { CallParsed } from '#contract/core/define-call.ts';
import { searchWords } from '#contract/search/fold.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { pageOf } from '#server/db/page.ts';
import { hasWords } from '#server/db/search-text.ts';
import { people } from '#server/directory/schema.ts';
import { wordsQuery } from '#server/files/texts/text-words.ts';
import { personName } from '#server/schools/index.ts';
import { notices } from '../schema/notice.ts';
import { noticesWithWords } from './file-texts.ts';
import { goesToGivenOf } from './notice-reach.ts';

const author = alias(people, 'author');
const remover = alias(people, 'remover');
/** '' for the person who asks. */
const nameOf = (of: typeof author | typeof remover, actor: Actor) =>
  sql<string>`case when ${of.id} = ${actor.id} then '' else ${personName(of)} end`;

/** The title or a file has all the words, as on the board. */
function inWords(schoolId: number, words: readonly string[]): SQL | undefined {
  if (words.length === 0) return undefined;
  return or(
    and(...hasWords(notices.searchText, words)),
    sql`${notices.id} in (${noticesWithWords(wordsQuery(schoolId, words))})`,
  );
}

/** Notices this person deleted or wrote that were deleted after `since`; the last deleted first. */
export function listDeleted(
  db: Queryable,
  actor: Actor,
  input: CallParsed<CallOf<'get-deleted-notices'>>,
  since: Date,
) {
  return pageOf(db, input, {
    of: notices,
    where: and(
      eq(notices.schoolId, actor.school.id),
      gt(notices.deletedAt, since),
      or(eq(notices.deletedBy, actor.id), eq(notices.createdBy, actor.id)),
      inWords(actor.school.id, searchWords(input.search)),
      goesToGivenOf(actor),
    ),
    sorts: {
      title: sql`lower(${notices.title})`,
      deleted_at: notices.deletedAt,
      deleted_by: sql`lower(${nameOf(remover, actor)})`,
    },
    order: { by: 'deleted_at', descending: true },
    key: notices.id,
    rows: (bound) =>
      bound(
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
          .innerJoin(remover, and(eq(remover.schoolId, notices.schoolId), eq(remover.id, notices.deletedBy))),
      ),
  });
}
