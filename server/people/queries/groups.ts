import { and, asc, eq, exists, isNull, sql } from 'drizzle-orm';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import type { LookupRequest } from '#contract/core/lookup.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { lookupOf } from '#server/db/lookup.ts';
import { divisions, grades, memberships } from '#server/directory/schema.ts';

/** Offered grades or clubs with their parts; `personId` null: of the whole school. */
export async function groupsOf(db: Queryable, schoolId: number, kind: GroupKind, personId: number | null) {
  const sits = db
    .select({ one: sql`1` })
    .from(memberships)
    .where(
      and(
        eq(memberships.schoolId, divisions.schoolId),
        eq(memberships.divisionId, divisions.id),
        eq(memberships.personId, personId ?? 0),
      ),
    );
  const rows = await db
    .select({ groupId: grades.id, groupName: grades.name, id: divisions.id, name: divisions.name })
    .from(grades)
    .leftJoin(
      divisions,
      and(
        eq(divisions.schoolId, grades.schoolId),
        eq(divisions.gradeId, grades.id),
        isNull(divisions.archivedAt),
      ),
    )
    .where(
      and(
        eq(grades.schoolId, schoolId),
        eq(grades.kind, kind),
        isNull(grades.archivedAt),
        personId === null ? undefined : exists(sits),
      ),
    )
    .orderBy(asc(grades.position), asc(grades.id), asc(divisions.name), asc(divisions.id));
  const groups = new Map<number, { id: number; name: string; parts: { id: number; name: string }[] }>();
  for (const { groupId, groupName, id, name } of rows) {
    const group = groups.get(groupId) ?? { id: groupId, name: groupName, parts: [] };
    groups.set(groupId, group);
    if (id !== null && name !== null) group.parts.push({ id, name });
  }
  return [...groups.values()];
}

const groupName = sql`(select g.name from ${grades} g
  where g.school_id = ${divisions.schoolId} and g.id = ${divisions.gradeId})`;
const groupPosition = sql`(select g.position from ${grades} g
  where g.school_id = ${divisions.schoolId} and g.id = ${divisions.gradeId})`;
const fullName = sql<string>`${groupName} || ' ' || ${divisions.name}`;

/** For pickers, as "Grade 9 A". */
export function partLookup(db: Queryable, schoolId: number, kind: GroupKind, request: LookupRequest) {
  const ofKind = db
    .select({ one: sql`1` })
    .from(grades)
    .where(
      and(
        eq(grades.schoolId, divisions.schoolId),
        eq(grades.id, divisions.gradeId),
        eq(grades.kind, kind),
        isNull(grades.archivedAt),
      ),
    );
  return lookupOf(db, request, {
    of: divisions,
    where: and(eq(divisions.schoolId, schoolId), isNull(divisions.archivedAt), exists(ofKind)),
    id: divisions.id,
    search: sql`' ' || lower(${fullName})`,
    order: [groupPosition, divisions.name],
    rows: (bound) => bound(db.select({ id: divisions.id, name: fullName }).from(divisions)),
  });
}

/** Archived ones count too. */
export async function hasGroup(db: Queryable, schoolId: number, groupId: number): Promise<boolean> {
  const [group] = await db
    .select({ id: grades.id })
    .from(grades)
    .where(and(eq(grades.schoolId, schoolId), eq(grades.id, groupId)));
  return group !== undefined;
}

/** True if the actor is in the grade or club and, unless `division_id` is 0, in that part. */
export async function teachesIn(
  db: Queryable,
  actor: Actor,
  { grade_id, division_id }: { readonly grade_id: number; readonly division_id: number },
): Promise<boolean> {
  const own = and(
    eq(memberships.schoolId, actor.school.id),
    eq(memberships.personId, actor.id),
    eq(memberships.gradeId, grade_id),
    division_id > 0 ? eq(memberships.divisionId, division_id) : undefined,
  );
  return (await db.$count(memberships, own)) > 0;
}
