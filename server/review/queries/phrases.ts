import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { bit } from '#contract/core/bit.ts';
import type { PageRequest } from '#contract/core/page.ts';
import type { Submission } from '#contract/review/review.wire.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { pageOf } from '#server/db/page.ts';
import { commentPhrases } from '../schema.ts';

/** A condition on `comment_phrases`. 0: the school's. */
export const isPhraseOf = (schoolId: number, ownerIds: readonly number[]) =>
  and(eq(commentPhrases.schoolId, schoolId), inArray(commentPhrases.personId, [...ownerIds]));

interface PhraseOwner {
  readonly schoolId: number;
  /** 0: the school. */
  readonly ownerId: number;
}

/** The owner's and the school's phrases. Of removed ones only the owner's, which only they can restore. */
export const phrasePage = (
  db: Queryable,
  wanted: PageRequest<'phrase'>,
  { schoolId, ownerId }: PhraseOwner,
  isRemoved: boolean,
) =>
  pageOf(db, wanted, {
    of: commentPhrases,
    where: and(
      isPhraseOf(schoolId, isRemoved ? [ownerId] : [0, ownerId]),
      isRemoved ? isNotNull(commentPhrases.removedAt) : isNull(commentPhrases.removedAt),
    ),
    search: commentPhrases.searchText,
    sorts: { phrase: commentPhrases.phrase },
    order: { by: 'phrase' },
    key: commentPhrases.id,
    rows: async (bound) => {
      const rows = await bound(
        db
          .select({
            id: commentPhrases.id,
            version: commentPhrases.version,
            phrase: commentPhrases.phrase,
            personId: sql<number>`${commentPhrases.personId}`,
          })
          .from(commentPhrases),
      );
      return rows.map(({ personId, ...row }) => ({ ...row, is_own: bit(personId === ownerId), isRemoved }));
    },
  });

const phrasesShown = 200;

export async function phrasesOf(
  db: Queryable,
  { id, school }: Pick<Actor, 'id' | 'school'>,
): Promise<Submission['phrases']> {
  const rows = await db
    .select({ id: commentPhrases.id, phrase: commentPhrases.phrase, personId: commentPhrases.personId })
    .from(commentPhrases)
    .where(and(isPhraseOf(school.id, [0, id]), isNull(commentPhrases.removedAt)))
    .orderBy(asc(commentPhrases.phrase), asc(commentPhrases.id))
    .limit(phrasesShown);
  return rows.map(({ id: phraseId, phrase, personId }) => ({
    id: phraseId,
    phrase,
    is_own: bit(personId !== 0),
  }));
}
