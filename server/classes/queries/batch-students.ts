import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { nextVersion } from '#server/db/next-version.ts';
import { memberships, people } from '#server/directory/schema.ts';
import { peopleChanges } from '#server/people/schema.ts';

export interface Batch {
  readonly schoolId: number;
  readonly clubId: number;
  readonly batchId: number;
}

interface Student {
  readonly id: number;
  readonly version: number;
}

interface Act {
  readonly by: number;
  readonly at: Date;
}

/** The caller locks the students. Returns those who are new in the batch, with new versions. */
export async function joinBatch(
  db: Queryable,
  { schoolId, clubId, batchId }: Batch,
  students: readonly Student[],
  act: Act,
): Promise<Student[]> {
  if (students.length === 0) return [];
  const joined = await db
    .insert(memberships)
    .values(students.map(({ id }) => ({ schoolId, personId: id, gradeId: clubId, divisionId: batchId })))
    .onConflictDoNothing()
    .returning({ id: memberships.personId });
  const changed = await noteChange(
    db,
    schoolId,
    joined.map(({ id }) => id),
    act,
    { joined: batchId },
  );
  return students.map(({ id, version }) => ({ id, version: changed.get(id) ?? version }));
}

/** The caller locks the student. Returns the new version; null: not in the batch. */
export async function leaveBatch(
  db: Queryable,
  { schoolId, batchId }: Batch,
  studentId: number,
  act: Act,
): Promise<number | null> {
  const left = await db
    .delete(memberships)
    .where(
      and(
        eq(memberships.schoolId, schoolId),
        eq(memberships.divisionId, batchId),
        eq(memberships.personId, studentId),
      ),
    )
    .returning({ id: memberships.personId });
  const changed = await noteChange(
    db,
    schoolId,
    left.map(({ id }) => id),
    act,
    { left: batchId },
  );
  return changed.get(studentId) ?? null;
}

/** Writes the journal and raises versions, so that other editors notice. */
async function noteChange(
  db: Queryable,
  schoolId: number,
  ids: readonly number[],
  { by, at }: Act,
  change: { readonly joined?: number; readonly left?: number },
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  await db.insert(peopleChanges).values(
    ids.map((personId) => ({
      schoolId,
      personId,
      changedBy: by,
      changedAt: at,
      kind: 'places' as const,
      before: change.left === undefined ? {} : { batch: change.left },
      after: change.joined === undefined ? {} : { batch: change.joined },
    })),
  );
  const rows = await db
    .update(people)
    .set({ version: nextVersion(people) })
    .where(and(eq(people.schoolId, schoolId), inArray(people.id, [...ids])))
    .returning({ id: people.id, version: people.version });
  return new Map(rows.map(({ id, version }) => [id, version]));
}
