import type { SignedInContext } from '#server/core/call-context.ts';
import { type Refusing, refuseStale } from '#server/core/refusal.ts';
import { deleteScores, insertReview, insertScores, reviewBy, updateReview } from './queries/reviews.ts';
import { rubricById } from './queries/rubrics.ts';
import { type workReviews } from './schema.ts';

type Scene = Pick<SignedInContext, 'app' | 'db' | 'actor'> & Refusing<'unknown_rubric'>;
type Work = {
  readonly schoolId: number;
  readonly id: number;
  readonly attempt: number;
  readonly personId: number;
};

interface Said {
  readonly feedback: string;
  readonly rubric_id: number;
  readonly scores: readonly { readonly position: number; readonly level: number }[];
}

type Columns = Pick<
  typeof workReviews.$inferInsert,
  'showData' | 'dueOn' | 'onWall' | 'decision' | 'decidedAt'
>;

/** Uses the rubric's words of today. Returns the new version. The caller locks the work. */
export async function writeReview(
  scene: Scene,
  work: Work,
  { feedback, rubric_id: rubricId, scores }: Said,
  columns: Columns,
): Promise<number> {
  const { app, db, actor } = scene;
  const values = { ...columns, feedback, rubricId, updatedAt: app.now() };
  const known = await reviewBy(db, {
    schoolId: work.schoolId,
    workId: work.id,
    attempt: work.attempt,
    by: actor.id,
  });
  const row = known
    ? await updateReview(db, known, values)
    : await insertReview(db, {
        ...values,
        schoolId: work.schoolId,
        workId: work.id,
        attempt: work.attempt,
        personId: work.personId,
        reviewerId: actor.id,
      });
  if (!row) throw new Error('A review was not written.');
  await putScores(scene, work, row.id, rubricId, scores);
  return row.version;
}

async function putScores(
  { db, refuse }: Scene,
  { schoolId, personId }: Work,
  reviewId: number,
  rubricId: number,
  scores: Said['scores'],
): Promise<void> {
  await deleteScores(db, schoolId, reviewId);
  if (rubricId === 0) return;
  const rubric = await rubricById(db, schoolId, rubricId);
  if (!rubric) throw refuse('unknown_rubric');
  const most = Math.max(...rubric.levels.map(({ points }) => points));
  const given = new Map(scores.map(({ position, level }) => [position, level]));
  const rows = rubric.criteria.flatMap((criterion, index) => {
    const level = rubric.levels.find((each) => each.position === given.get(index + 1));
    if (!level) return [];
    return [
      {
        schoolId,
        reviewId,
        personId,
        position: index + 1,
        criterion,
        level: level.position,
        levelName: level.name,
        points: level.points,
        most,
      },
    ];
  });
  if (rows.length > 0) await insertScores(db, rows);
}

/** Throws if another window of the same teacher wrote a newer draft. */
export async function refuseOlderDraft(
  scene: Pick<SignedInContext, 'db' | 'actor'> & Refusing<'stale'>,
  work: Work,
  version: number,
): Promise<void> {
  const known = await reviewBy(scene.db, {
    schoolId: work.schoolId,
    workId: work.id,
    attempt: work.attempt,
    by: scene.actor.id,
  });
  refuseStale(scene, known?.version ?? 0, version);
}
