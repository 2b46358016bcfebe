import { pointsAt } from '#contract/review/review.rules.ts';
import {
  commentPhrases,
  rubricLevels,
  rubricScores,
  rubrics as rubricTable,
  workReviews,
} from '#server/review/schema.ts';
import type { Queryable } from '../db/database.ts';
import type { SeededWork } from './work-plan.ts';
import {
  praise,
  requests,
  type SeedRubric,
  schoolPhrases,
  seedRubrics,
  teacherPhrases,
} from './work-texts.ts';

const office = 0;

type StoredRubric = SeedRubric & { readonly id: number };

/** Rubrics of the office and of a school, and phrases that teachers use again. */
export async function seedReviewTools(
  db: Queryable,
  { schoolId, teacherId }: { readonly schoolId: number; readonly teacherId: number },
): Promise<StoredRubric[]> {
  const stored: StoredRubric[] = [];
  for (const rubric of seedRubrics) {
    const { name, criteria, isOffice } = rubric;
    const [row] = await db
      .insert(rubricTable)
      .values({ schoolId: isOffice ? office : schoolId, name, criteria: [...criteria] })
      .returning({ id: rubricTable.id });
    if (row) stored.push({ ...rubric, id: row.id });
  }
  await db.insert(rubricLevels).values(
    stored.flatMap(({ id, levels }) =>
      levels.map((name, at) => ({
        rubricId: id,
        position: at + 1,
        name,
        points: pointsAt(at + 1, levels.length),
      })),
    ),
  );
  await db
    .insert(commentPhrases)
    .values([
      ...schoolPhrases.map((phrase) => ({ schoolId, phrase })),
      ...teacherPhrases.map((phrase) => ({ schoolId, personId: teacherId, phrase })),
    ]);
  return stored;
}

/** What teachers decided: of each decided work its newest attempt, and before an approval of a second one the first. */
export async function seedReviews(
  db: Queryable,
  works: readonly SeededWork[],
  rubrics: readonly StoredRubric[],
): Promise<void> {
  const reviewed = works.flatMap((work, at) => {
    const { attempts, state } = work.course;
    const last = state === 'approved' || state === 'resubmit' ? attempts : attempts - 1;
    return Array.from({ length: Math.max(0, last) }, (_, index) => {
      const attempt = index + 1;
      const decision =
        state === 'approved' && attempt === attempts ? ('approved' as const) : ('resubmit' as const);
      const rubric = at % 3 === 0 ? rubrics[at % rubrics.length] : undefined;
      return { work, at, attempt, decision, rubric };
    });
  });
  if (reviewed.length === 0) return;
  const rows = await db
    .insert(workReviews)
    .values(
      reviewed.map(({ work, at, attempt, decision, rubric }) => {
        const decidedAt = (attempt === work.course.attempts && work.decidedAt) || work.submittedAt;
        const texts = decision === 'approved' ? praise : requests;
        return {
          schoolId: work.schoolId,
          workId: work.id,
          attempt,
          personId: work.personId,
          reviewerId: work.teacherId,
          feedback: texts[at % texts.length] ?? '',
          rubricId: rubric?.id ?? 0,
          decision,
          dueOn: decision === 'resubmit' && attempt === work.course.attempts ? work.dueOn : null,
          decidedAt,
          updatedAt: decidedAt ?? new Date(0),
        };
      }),
    )
    .returning({ id: workReviews.id, workId: workReviews.workId, attempt: workReviews.attempt });
  const idOf = new Map(rows.map(({ id, workId, attempt }) => [`${workId}-${attempt}`, id]));
  const scores = reviewed.flatMap(({ work, at, attempt, rubric }) =>
    (rubric?.criteria ?? []).map((criterion, index) => {
      const levels = rubric?.levels ?? [];
      const level = 1 + ((at + index) % Math.min(3, levels.length));
      return {
        schoolId: work.schoolId,
        reviewId: idOf.get(`${work.id}-${attempt}`) ?? 0,
        position: index + 1,
        personId: work.personId,
        criterion,
        level,
        levelName: levels[level - 1] ?? '',
        points: pointsAt(level, levels.length),
        most: pointsAt(1, levels.length),
      };
    }),
  );
  if (scores.length > 0) await db.insert(rubricScores).values(scores);
}
