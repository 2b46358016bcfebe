import { groupKindOf } from '#contract/core/group-kinds.ts';
import type { Queryable } from '#server/db/database.ts';
import type { AudienceNames } from './notice.presenter.ts';
import { listNamedAudience } from './queries/audiences.ts';

const everything = ['All'];
const once = (names: readonly string[]) => [...new Set(names)];

/** A rule that covers every group is shown as "All". */
export async function audienceNames(
  db: Queryable,
  school: { readonly id: number; readonly model: number },
  noticeId: number,
): Promise<AudienceNames> {
  const places = await listNamedAudience(db, school.id, noticeId);
  const groups = once(places.flatMap(({ group }) => group?.name ?? []));
  // Batches of two clubs may have the same name.
  const parts = places.flatMap(({ group, part }) =>
    part === null ? [] : groups.length > 1 ? `${part} (${group?.name ?? ''})` : part,
  );
  return {
    kind: places.find(({ group }) => group)?.group?.kind ?? groupKindOf(school.model),
    groups: places.some(({ place }) => place.gradeId === 0) ? everything : groups,
    parts: places.some(({ place }) => place.divisionId === 0) ? everything : parts,
  };
}
