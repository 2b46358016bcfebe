import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { builder } from '#server/db/prepared.ts';
import { divisions, grades, memberships } from '#server/directory/schema.ts';

export interface TaughtClass {
  readonly school: Actor['school'];
  readonly year: string;
  readonly group: {
    readonly id: number;
    readonly kind: GroupKind;
    readonly name: string;
    readonly classId: number | null;
  };
  readonly parts: readonly { readonly id: number; readonly name: string }[];
}

/** 'taught': the caller's classes; 'school': all, for an admin. */
export type TeachingScope = 'taught' | 'school';

/** The divisions and batches that somebody teaches. */
const taughtIds = ({ id, school }: Pick<Actor, 'id' | 'school'>) =>
  builder
    .select({ id: memberships.divisionId })
    .from(memberships)
    .where(and(eq(memberships.schoolId, school.id), eq(memberships.personId, id)));

/** Only parts that the caller may act for, in order. */
export async function partsOfGroup(
  db: Queryable,
  actor: Actor,
  scope: TeachingScope,
  asked: { readonly id: number; readonly kind: GroupKind },
) {
  const rows = await db
    .select({
      id: divisions.id,
      name: divisions.name,
      group: { id: grades.id, kind: grades.kind, name: grades.name, classId: grades.masterClassId },
    })
    .from(divisions)
    .innerJoin(grades, and(eq(grades.schoolId, divisions.schoolId), eq(grades.id, divisions.gradeId)))
    .where(
      and(
        eq(divisions.schoolId, actor.school.id),
        eq(divisions.gradeId, asked.id),
        eq(grades.kind, asked.kind),
        isNull(divisions.archivedAt),
        isNull(grades.archivedAt),
        scope === 'taught' ? inArray(divisions.id, taughtIds(actor)) : undefined,
      ),
    )
    .orderBy(asc(divisions.name), asc(divisions.id));
  const [first] = rows;
  return first && { group: first.group, parts: rows.map(({ id, name }) => ({ id, name })) };
}

/** Only those that the caller may act for. */
export async function reachedAmong(
  db: Queryable,
  actor: Actor,
  scope: TeachingScope,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: divisions.id })
    .from(divisions)
    .where(
      and(
        eq(divisions.schoolId, actor.school.id),
        inArray(divisions.id, [...ids]),
        isNull(divisions.archivedAt),
        scope === 'taught' ? inArray(divisions.id, taughtIds(actor)) : undefined,
      ),
    );
  return rows.map(({ id }) => id);
}

/** A subquery of the parts the caller may act for. */
export const reachedSql = (actor: Actor, scope: TeachingScope) =>
  scope === 'taught'
    ? sql`(select m.division_id from ${memberships} m
        where m.school_id = ${actor.school.id} and m.person_id = ${actor.id})`
    : sql`(select d.id from ${divisions} d where d.school_id = ${actor.school.id} and d.archived_at is null)`;
