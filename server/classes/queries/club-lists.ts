import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { divisions, grades } from '#server/directory/schema.ts';
import { groupsOpenTo } from '#server/notices/index.ts';
import { partsInUse, partsWithGroups } from './groups.ts';

/** [EN-08] Clubs the person may share with, and their numbers of batches. */
export async function clubList(scene: SignedInContext) {
  const { db, actor } = scene;
  const open = await groupsOpenTo(scene, 'club');
  if (open.length === 0) return [];
  return db
    .select({ id: grades.id, club_name: grades.name, batch_count: count(divisions.id) })
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

/** In order of creation, because weekdays by name would not be in order. 0: all of the person's clubs. */
export async function batchList(scene: SignedInContext, wanted: readonly number[]) {
  const { db, actor } = scene;
  const open = await groupsOpenTo(scene, 'club');
  const clubIds = wanted.includes(0) ? open : wanted;
  if (clubIds.some((id) => !open.includes(id))) throw notFound();
  if (clubIds.length === 0) return [];
  return db
    .select({ id: divisions.id, batch_name: divisions.name, club_id: divisions.gradeId })
    .from(divisions)
    .innerJoin(grades, partsWithGroups)
    .where(and(partsInUse(actor.school.id), inArray(divisions.gradeId, [...clubIds])))
    .orderBy(asc(grades.position), asc(divisions.id));
}
