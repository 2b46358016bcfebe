import { and, asc, eq } from 'drizzle-orm';
import { groupKindOf } from '#contract/core/group-kinds.ts';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades } from '#server/directory/schema.ts';
import type { AudienceNames } from './notice.presenter.ts';
import { noticeAudiences } from './schema/notice.ts';

const everything = ['All'];
const once = (names: readonly string[]) => [...new Set(names)];

/** Names of the grades and divisions, or clubs and batches, that a notice is for; "All" where the rule says every. */
export async function audienceNames(
  db: Queryable,
  school: { readonly id: number; readonly model: number },
  noticeId: number,
): Promise<AudienceNames> {
  const places = await db
    .select({ place: noticeAudiences, group: grades, part: divisions.name })
    .from(noticeAudiences)
    .leftJoin(
      grades,
      and(eq(grades.schoolId, noticeAudiences.schoolId), eq(grades.id, noticeAudiences.gradeId)),
    )
    .leftJoin(
      divisions,
      and(eq(divisions.schoolId, noticeAudiences.schoolId), eq(divisions.id, noticeAudiences.divisionId)),
    )
    .where(and(eq(noticeAudiences.schoolId, school.id), eq(noticeAudiences.noticeId, noticeId)))
    .orderBy(asc(grades.position), asc(divisions.name));
  const groups = once(places.flatMap(({ group }) => group?.name ?? []));
  // Batches of two clubs may be called alike.
  const parts = places.flatMap(({ group, part }) =>
    part === null ? [] : groups.length > 1 ? `${part} (${group?.name ?? ''})` : part,
  );
  return {
    kind: places.find(({ group }) => group)?.group?.kind ?? groupKindOf(school.model),
    groups: places.some(({ place }) => place.gradeId === 0) ? everything : groups,
    parts: places.some(({ place }) => place.divisionId === 0) ? everything : parts,
  };
}
