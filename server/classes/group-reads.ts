import type { SQL } from 'drizzle-orm';
import { bit } from '#contract/core/bit.ts';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import type { PageRequest } from '#contract/core/page.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { reachSchool } from '#server/schools/index.ts';
import { findGroup, listParts } from './queries/groups.ts';
import { type AskedPart, type PlacedFilters, pageOfPlaced } from './queries/placed.ts';
import { auditOfficeRead } from './school.policy.ts';

type Asked = PageRequest<'name' | 'login'> & PlacedFilters & { readonly school_id: number };

/** People in a class, a club, or a part of it. */
export async function placedStudents(
  scene: SignedInContext,
  kind: GroupKind,
  input: Asked,
  place: AskedPart,
) {
  const school = await reachSchool(scene, input.school_id);
  if (!(await findGroup(scene.db, school.id, kind, place.groupId))) throw notFound();
  await auditOfficeRead(scene, school.id, `${kind} ${place.groupId}`);
  const { rows, ...page } = await pageOfPlaced(scene.db, input, school.id, place);
  return { ...page, rows: rows.map((row) => ({ ...row, is_active: bit(row.is_active) })) };
}

export async function partsOf(
  scene: SignedInContext,
  schoolId: number,
  kind: GroupKind,
  groupId: number,
  where?: SQL,
) {
  const school = await reachSchool(scene, schoolId);
  const group = await findGroup(scene.db, school.id, kind, groupId);
  if (!group) throw notFound();
  return listParts(scene.db, school.id, { groupId: group.id }, where);
}
