import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import type { Queryable } from '#server/db/database.ts';
import { academicYears, grades, memberships } from '#server/directory/schema.ts';
import type { ChosenGroup } from './chosen-group.ts';

type Group = ChosenGroup['group'];

const groupColumns = { id: grades.id, kind: grades.kind, name: grades.name, classId: grades.masterClassId };

const isGroup = (schoolId: number, id: number) => and(eq(grades.schoolId, schoolId), eq(grades.id, id));

/** Archived ones too. */
export async function findGroup(db: Queryable, schoolId: number, id: number): Promise<Group | undefined> {
  const [group] = await db.select(groupColumns).from(grades).where(isGroup(schoolId, id));
  return group;
}

interface Wanted {
  readonly id: number;
  readonly kind: GroupKind;
  /** Only groups of this teacher; null: any. */
  readonly taughtBy: number | null;
}

/** undefined: not offered, or of another kind. */
export async function findOfferedGroup(
  db: Queryable,
  schoolId: number,
  { id, kind, taughtBy }: Wanted,
): Promise<Group | undefined> {
  const isTaught =
    taughtBy === null
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(memberships)
            .where(
              and(
                eq(memberships.schoolId, grades.schoolId),
                eq(memberships.gradeId, grades.id),
                eq(memberships.personId, taughtBy),
              ),
            ),
        );
  const [group] = await db
    .select(groupColumns)
    .from(grades)
    .where(and(isGroup(schoolId, id), eq(grades.kind, kind), isNull(grades.archivedAt), isTaught));
  return group;
}

export const lockGroupRow = (db: Queryable, schoolId: number, id: number) =>
  db.select({ id: grades.id }).from(grades).where(isGroup(schoolId, id)).for('no key update');

export async function hasYear(db: Queryable, schoolId: number, name: string): Promise<boolean> {
  const known = and(eq(academicYears.schoolId, schoolId), eq(academicYears.name, name));
  return (await db.$count(academicYears, known)) > 0;
}
