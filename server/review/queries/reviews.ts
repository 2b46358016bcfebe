import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { bit } from '#contract/core/bit.ts';
import { roles } from '#contract/core/roles.ts';
import type { DecidedReview, ShownComment } from '#contract/review/review.wire.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { personName } from '#server/schools/index.ts';
import { isReadableWork } from '#server/works/index.ts';
import { works } from '#server/works/schema.ts';
import { rubricScores, workComments, workReviews } from '../schema.ts';

type Reader = Pick<Actor, 'id' | 'role' | 'school'>;

const authorOf = (column: typeof workComments.authorId | typeof workReviews.reviewerId) =>
  and(eq(people.schoolId, workReviews.schoolId), eq(people.id, column));

/** Without removed ones, of all attempts, by work. */
export async function commentsOf(
  db: Queryable,
  reader: Reader,
  workIds: readonly number[],
): Promise<(ShownComment & { workId: number; attempt: number; authorId: number })[]> {
  if (workIds.length === 0) return [];
  const rows = await db
    .select({ comment: workComments, author: personName() })
    .from(workComments)
    .leftJoin(people, and(eq(people.schoolId, workComments.schoolId), eq(people.id, workComments.authorId)))
    .where(
      and(
        eq(workComments.schoolId, reader.school.id),
        inArray(workComments.workId, [...workIds]),
        isNull(workComments.removedAt),
      ),
    )
    .orderBy(asc(workComments.entryId), asc(workComments.at), asc(workComments.id));
  return rows.map(({ comment, author }) => ({
    ...toShownComment(comment, author ?? '', reader.id),
    workId: comment.workId,
    attempt: comment.attempt,
    authorId: comment.authorId,
  }));
}

export const toShownComment = (
  { id, entryId, authorId, anchor, at, x, y, w, h, text }: typeof workComments.$inferSelect,
  author: string,
  readerId: number,
): ShownComment => ({
  id,
  entry_id: entryId,
  author_name: author,
  is_own: bit(authorId === readerId),
  anchor,
  at,
  x,
  y,
  w,
  h,
  text,
});

/**
 * Newest first. Students get their own, and only reviews the teacher shows. Works the reader may not see are left out.
 */
export async function feedbackFor(
  db: Queryable,
  reader: Reader,
  workIds: readonly number[],
): Promise<ReadonlyMap<number, DecidedReview[]>> {
  const found = new Map<number, DecidedReview[]>();
  if (workIds.length === 0) return found;
  const isStudent = reader.role === roles.student;
  const reviews = await db
    .select({ review: workReviews, reviewer: personName() })
    .from(workReviews)
    .innerJoin(works, and(eq(works.schoolId, workReviews.schoolId), eq(works.id, workReviews.workId)))
    .leftJoin(people, authorOf(workReviews.reviewerId))
    .where(
      and(
        eq(workReviews.schoolId, reader.school.id),
        inArray(workReviews.workId, [...workIds]),
        isNotNull(workReviews.decision),
        isReadableWork(reader),
        isStudent ? eq(workReviews.showData, true) : undefined,
      ),
    )
    .orderBy(desc(workReviews.decidedAt), desc(workReviews.id));
  if (reviews.length === 0) return found;
  const reviewIds = reviews.map(({ review }) => review.id);
  const scores = await db
    .select()
    .from(rubricScores)
    .where(and(eq(rubricScores.schoolId, reader.school.id), inArray(rubricScores.reviewId, reviewIds)))
    .orderBy(asc(rubricScores.position));
  const comments = await commentsOf(db, reader, [...new Set(reviews.map(({ review }) => review.workId))]);
  for (const { review, reviewer } of reviews) {
    const { id, workId, attempt, decision, decidedAt } = review;
    if (decision === null) continue;
    found.set(workId, [
      ...(found.get(workId) ?? []),
      {
        id,
        attempt,
        reviewer_name: reviewer ?? '',
        decision,
        feedback: review.feedback,
        show_data: bit(review.showData),
        due_on: review.dueOn ?? '',
        on_wall: bit(review.onWall),
        decided_at: decidedAt?.getTime() ?? 0,
        scores: scores
          .filter(({ reviewId }) => reviewId === id)
          .map(({ position, criterion, level, levelName, points, most }) => ({
            position,
            criterion,
            level,
            level_name: levelName,
            points,
            most,
          })),
        comments: comments
          .filter(
            (each) =>
              each.workId === workId && each.attempt === attempt && each.authorId === review.reviewerId,
          )
          .map(({ workId: _work, attempt: _attempt, authorId: _author, ...comment }) => comment),
      },
    ]);
  }
  return found;
}

export async function reviewBy(
  db: Queryable,
  of: { readonly schoolId: number; readonly workId: number; readonly attempt: number; readonly by: number },
) {
  const [row] = await db
    .select()
    .from(workReviews)
    .where(
      and(
        eq(workReviews.schoolId, of.schoolId),
        eq(workReviews.workId, of.workId),
        eq(workReviews.attempt, of.attempt),
        eq(workReviews.reviewerId, of.by),
      ),
    );
  return row;
}

type NewReview = typeof workReviews.$inferInsert;

const written = { id: workReviews.id, version: workReviews.version };

export async function insertReview(db: Queryable, values: NewReview) {
  const [row] = await db.insert(workReviews).values(values).returning(written);
  return row;
}

/** Writes only over the version that was read, and raises it. */
export async function updateReview(
  db: Queryable,
  { schoolId, id, version }: Pick<typeof workReviews.$inferSelect, 'schoolId' | 'id' | 'version'>,
  values: Partial<NewReview>,
) {
  const [row] = await db
    .update(workReviews)
    .set({ ...values, version: version + 1 })
    .where(and(eq(workReviews.schoolId, schoolId), eq(workReviews.id, id)))
    .returning(written);
  return row;
}

export async function deleteScores(db: Queryable, schoolId: number, reviewId: number): Promise<void> {
  await db
    .delete(rubricScores)
    .where(and(eq(rubricScores.schoolId, schoolId), eq(rubricScores.reviewId, reviewId)));
}

export async function insertScores(db: Queryable, rows: (typeof rubricScores.$inferInsert)[]): Promise<void> {
  await db.insert(rubricScores).values(rows);
}
