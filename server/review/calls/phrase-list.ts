import { and, isNotNull, isNull, sql } from 'drizzle-orm';
import { bit } from '#contract/core/bit.ts';
import { roles } from '#contract/core/roles.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { pageOf } from '#server/db/page.ts';
import { isPhraseFor } from '../queries/submission.ts';
import { phraseResource } from '../resources.ts';
import { commentPhrases } from '../schema.ts';

export const phraseList: Handler<'phrase-list'> = (input, scene) => {
  const { db, actor } = scene;
  const isRemoved = input.filters?.state === 'removed';
  // What was removed is listed to be brought back, which only its owner can do.
  const isListed =
    actor.role === roles.faculty && !isRemoved ? isPhraseFor(actor) : phraseResource.owner(scene);
  return pageOf(db, input, {
    of: commentPhrases,
    where: and(isListed, isRemoved ? isNotNull(commentPhrases.removedAt) : isNull(commentPhrases.removedAt)),
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
      const own = actor.role === roles.faculty ? actor.id : 0;
      return rows.map(({ personId, ...row }) => ({ ...row, is_own: bit(personId === own), isRemoved }));
    },
  });
};
