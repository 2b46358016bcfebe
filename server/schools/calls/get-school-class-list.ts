import { and, asc, eq, isNull } from 'drizzle-orm';
import { isClubModel } from '#contract/core/school-models.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { grades, schools } from '#server/directory/schema.ts';

/** [AF-09] Grades, and clubs where the school teaches in clubs. */
export const getSchoolClassList: Handler<'get-school-class-list'> = async (input, { db }) => {
  const [school] = await db
    .select({ model: schools.model })
    .from(schools)
    .where(eq(schools.id, input.school_id));
  if (!school || input.school_id === 0) throw notFound();
  const data = await db
    .select({ id: grades.id, class_name: grades.name })
    .from(grades)
    .where(
      and(
        eq(grades.schoolId, input.school_id),
        isNull(grades.archivedAt),
        eq(grades.kind, isClubModel(school.model) ? 'club' : 'grade'),
      ),
    )
    .orderBy(asc(grades.position), asc(grades.id));
  return { success: 'true', data };
};
