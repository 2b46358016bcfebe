import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { divisions, grades } from '#server/directory/schema.ts';
import { groupsOpenTo } from '#server/notices/index.ts';

/** [EN-08] Grades the person may share with, and their numbers of divisions [NF-27]. */
export async function gradeList(scene: SignedInContext) {
  const { db, actor } = scene;
  const open = await groupsOpenTo(scene, 'grade');
  if (open.length === 0) return [];
  return db
    .select({
      mbx_class_id: grades.id,
      school_class: grades.name,
      division_count: count(divisions.id),
    })
    .from(grades)
    .leftJoin(
      divisions,
      and(
        eq(divisions.schoolId, grades.schoolId),
        eq(divisions.gradeId, grades.id),
        isNull(divisions.archivedAt),
      ),
    )
    .where(and(eq(grades.schoolId, actor.school.id), inArray(grades.id, open)))
    .groupBy(grades.schoolId, grades.id)
    .orderBy(asc(grades.position));
}

export async function divisionList(scene: SignedInContext, gradeId: number) {
  const { db, actor } = scene;
  const open = await groupsOpenTo(scene, 'grade');
  if (!open.includes(gradeId)) throw notFound();
  return db
    .select({ id: divisions.id, section: divisions.name })
    .from(divisions)
    .where(
      and(
        eq(divisions.schoolId, actor.school.id),
        eq(divisions.gradeId, gradeId),
        isNull(divisions.archivedAt),
      ),
    )
    .orderBy(asc(divisions.name));
}
