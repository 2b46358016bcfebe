import type { Queryable } from '#server/db/database.ts';
import { rubricLevels, rubrics } from '#server/review/schema.ts';

/** Rows for practical assessments, for tests of all rooms that use them. */

const levels = [
  { position: 1, name: 'All of it', points: 3 },
  { position: 2, name: 'Most of it', points: 2 },
  { position: 3, name: 'Some of it', points: 1 },
];
let made = 0;

/** A rubric with levels of 3, 2 and 1 points; answers its id. */
export async function addRubric(
  db: Queryable,
  schoolId: number,
  criteria: readonly string[] = ['It works'],
): Promise<number> {
  made += 1;
  const [row] = await db
    .insert(rubrics)
    .values({ schoolId, name: `Rubric ${made}`, criteria: [...criteria] })
    .returning();
  const rubricId = row?.id ?? 0;
  await db.insert(rubricLevels).values(levels.map((level) => ({ rubricId, ...level })));
  return rubricId;
}
