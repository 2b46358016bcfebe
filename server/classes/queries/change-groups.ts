import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import { roles } from '#contract/core/roles.ts';
import type { Queryable } from '#server/db/database.ts';
import { nextVersion } from '#server/db/next-version.ts';
import { divisions, grades, memberships, people } from '#server/directory/schema.ts';
import { groupsInUse, partsInUse, partsWithGroups } from './groups.ts';

/** A school's classes, or its clubs. */
export interface GroupsOf {
  readonly schoolId: number;
  readonly kind: GroupKind;
}

/** Blocks new parts and people of the group until the transaction ends. */
export async function lockGroup(db: Queryable, { schoolId, kind }: GroupsOf, id: number, isArchived = false) {
  const [group] = await db
    .select({ id: grades.id, name: grades.name, version: grades.version })
    .from(grades)
    .where(
      and(
        eq(grades.schoolId, schoolId),
        eq(grades.kind, kind),
        eq(grades.id, id),
        isArchived ? isNotNull(grades.archivedAt) : isNull(grades.archivedAt),
      ),
    )
    .for('update');
  return group;
}

/** Needs no lock, because parts do not move. */
async function groupOfPart(db: Queryable, schoolId: number, id: number): Promise<number> {
  const [part] = await db
    .select({ groupId: divisions.gradeId })
    .from(divisions)
    .where(and(eq(divisions.schoolId, schoolId), eq(divisions.id, id)));
  return part?.groupId ?? 0;
}

/** Locks the part's group, as every change of parts does. */
export async function lockPart(db: Queryable, { schoolId, kind }: GroupsOf, id: number, isArchived = false) {
  const group = await lockGroup(db, { schoolId, kind }, await groupOfPart(db, schoolId, id));
  return group && findPart(db, schoolId, group.id, id, isArchived);
}

async function findPart(db: Queryable, schoolId: number, groupId: number, id: number, isArchived: boolean) {
  const [part] = await db
    .select({
      id: divisions.id,
      name: divisions.name,
      version: divisions.version,
      groupId: divisions.gradeId,
    })
    .from(divisions)
    .where(
      and(
        eq(divisions.schoolId, schoolId),
        eq(divisions.gradeId, groupId),
        eq(divisions.id, id),
        isArchived ? isNotNull(divisions.archivedAt) : isNull(divisions.archivedAt),
      ),
    );
  return part;
}

/** A shared lock that keeps parts from being removed. Take it before locking people, to avoid deadlocks. */
export async function lockParts(db: Queryable, { schoolId, kind }: GroupsOf, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const wanted = and(eq(divisions.schoolId, schoolId), inArray(divisions.id, [...ids]));
  const groups = db.select({ id: divisions.gradeId }).from(divisions).where(wanted);
  await db
    .select({ id: grades.id })
    .from(grades)
    .where(and(groupsInUse(schoolId, kind), inArray(grades.id, groups)))
    .orderBy(grades.id)
    .for('share');
  return db
    .select({ id: divisions.id, groupId: divisions.gradeId })
    .from(divisions)
    .innerJoin(grades, partsWithGroups)
    .where(and(wanted, partsInUse(schoolId), eq(grades.kind, kind)));
}

interface Named {
  readonly id: number;
  readonly name: string;
}

export function namesOfGroups(db: Queryable, { schoolId, kind }: GroupsOf) {
  return db
    .select({
      id: grades.id,
      name: grades.name,
      position: grades.position,
      masterClassId: grades.masterClassId,
    })
    .from(grades)
    .where(groupsInUse(schoolId, kind));
}

export function namesOfParts(db: Queryable, schoolId: number, groupId: number): Promise<Named[]> {
  return db
    .select({ id: divisions.id, name: divisions.name })
    .from(divisions)
    .where(
      and(eq(divisions.schoolId, schoolId), eq(divisions.gradeId, groupId), isNull(divisions.archivedAt)),
    );
}

type NewGroup = Pick<
  typeof grades.$inferInsert & { kind: GroupKind },
  'schoolId' | 'kind' | 'name' | 'position' | 'masterClassId'
>;

export function insertGroups(db: Queryable, rows: readonly NewGroup[]) {
  return db
    .insert(grades)
    .values([...rows])
    .returning({ id: grades.id, version: grades.version });
}

export async function insertParts(
  db: Queryable,
  schoolId: number,
  parts: readonly { readonly gradeId: number; readonly name: string }[],
) {
  if (parts.length === 0) return [];
  return db
    .insert(divisions)
    .values(parts.map((part) => ({ schoolId, ...part })))
    .returning({ id: divisions.id, version: divisions.version });
}

interface Change {
  readonly name?: string;
  readonly archivedAt?: Date | null;
}

/** Returns the new version. */
export async function changeGroup(
  db: Queryable,
  schoolId: number,
  id: number,
  change: Change,
): Promise<number> {
  const [row] = await db
    .update(grades)
    .set({ ...change, version: nextVersion(grades) })
    .where(and(eq(grades.schoolId, schoolId), eq(grades.id, id)))
    .returning({ version: grades.version });
  return row?.version ?? 0;
}

/** Returns the new version. */
export async function changePart(
  db: Queryable,
  schoolId: number,
  id: number,
  change: Change,
): Promise<number> {
  const [row] = await db
    .update(divisions)
    .set({ ...change, version: nextVersion(divisions) })
    .where(and(eq(divisions.schoolId, schoolId), eq(divisions.id, id)))
    .returning({ version: divisions.version });
  return row?.version ?? 0;
}

export interface PeopleIn {
  readonly students: number;
  readonly faculty: number;
  /** Counts of both roles: people in the bin, who are shown nowhere else. */
  readonly inBin: number;
}

export const inGroup = (id: number): SQL => eq(memberships.gradeId, id);
export const inPart = (id: number): SQL => eq(memberships.divisionId, id);

/** Counts everybody with a place there, since people in the bin may come back to it. */
export async function countPeople(db: Queryable, schoolId: number, place: SQL): Promise<PeopleIn> {
  const one = sql`distinct ${people.id}`;
  const [row] = await db
    .select({
      students: sql<number>`count(${one}) filter (where ${people.role} = ${roles.student})::int`,
      faculty: sql<number>`count(${one}) filter (where ${people.role} = ${roles.faculty})::int`,
      inBin: sql<number>`count(${one}) filter (where ${people.deletedAt} is not null)::int`,
    })
    .from(memberships)
    .innerJoin(people, and(eq(people.schoolId, memberships.schoolId), eq(people.id, memberships.personId)))
    .where(and(eq(memberships.schoolId, schoolId), place));
  return row ?? { students: 0, faculty: 0, inBin: 0 };
}

/** Locks present students, always in the same order. */
export function lockStudents(db: Queryable, schoolId: number, ids: readonly number[]) {
  return db
    .select({ id: people.id, version: people.version })
    .from(people)
    .where(
      and(
        eq(people.schoolId, schoolId),
        inArray(people.id, [...ids]),
        eq(people.role, roles.student),
        isNull(people.leftAt),
        isNull(people.deletedAt),
      ),
    )
    .orderBy(people.id)
    .for('update');
}
