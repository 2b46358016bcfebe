import { and, asc, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import type { PageAnswer, PageRequest } from '#contract/core/page.ts';
import { roles } from '#contract/core/roles.ts';
import type { Queryable } from '#server/db/database.ts';
import { pageOf } from '#server/db/page.ts';
import { regionSearchText } from '#server/db/search-text.ts';
import { divisions, grades, masterClasses, memberships, people } from '#server/directory/schema.ts';

/** A condition: not archived. */
export const groupsInUse = (schoolId: number, kind: GroupKind): SQL | undefined =>
  and(eq(grades.schoolId, schoolId), eq(grades.kind, kind), isNull(grades.archivedAt));

/** A condition: part and group are not archived. Join `grades`. */
export const partsInUse = (schoolId: number): SQL | undefined =>
  and(eq(divisions.schoolId, schoolId), isNull(divisions.archivedAt), isNull(grades.archivedAt));

export const partsWithGroups = and(eq(grades.schoolId, divisions.schoolId), eq(grades.id, divisions.gradeId));

/** Distinct people by place and role, without leavers and people in the bin. */
type Counts = readonly { readonly at: number; readonly role: number; readonly count: number }[];

/** One pass by person, as the index is ordered: other ways took four times as long for 100,000 students. */
async function countByGroup(db: Queryable, schoolId: number): Promise<Counts> {
  const once = db
    .selectDistinct({ personId: memberships.personId, at: memberships.gradeId })
    .from(memberships)
    .where(eq(memberships.schoolId, schoolId))
    .as('once');
  return db
    .select({ at: once.at, role: people.role, count: count() })
    .from(once)
    .innerJoin(people, and(eq(people.schoolId, schoolId), eq(people.id, once.personId)))
    .where(isHere)
    .groupBy(once.at, people.role);
}

/** Nobody is twice in one part. */
async function countByPart(db: Queryable, schoolId: number, ids: readonly number[]): Promise<Counts> {
  return db
    .select({ at: memberships.divisionId, role: people.role, count: count() })
    .from(memberships)
    .innerJoin(people, and(eq(people.schoolId, memberships.schoolId), eq(people.id, memberships.personId)))
    .where(and(eq(memberships.schoolId, schoolId), inArray(memberships.divisionId, [...ids]), isHere))
    .groupBy(memberships.divisionId, people.role);
}

const isHere = and(isNull(people.leftAt), isNull(people.deletedAt));

function withPeople<Row extends { readonly id: number }>(
  rows: readonly Row[],
  counts: Counts,
): (Row & People)[] {
  const ofRole = (id: number, role: number) =>
    counts.find((each) => each.at === id && each.role === role)?.count ?? 0;
  return rows.map((row) => ({
    ...row,
    students: ofRole(row.id, roles.student),
    faculty: ofRole(row.id, roles.faculty),
  }));
}

interface People {
  readonly students: number;
  readonly faculty: number;
}

export interface GroupRow extends People {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly parts: string[];
}

/** Classes by position, clubs by creation. */
export function pageOfGroups(
  db: Queryable,
  wanted: PageRequest<'position' | 'name'>,
  schoolId: number,
  kind: GroupKind,
): Promise<PageAnswer<GroupRow>> {
  return pageOf(db, wanted, {
    of: grades,
    where: groupsInUse(schoolId, kind),
    search: sql.raw(regionSearchText),
    sorts: { position: [grades.position, grades.id], name: grades.name },
    order: { by: 'position' },
    key: grades.id,
    rows: async (bound) => {
      const rows = await bound(
        db
          .select({
            id: grades.id,
            name: grades.name,
            version: grades.version,
            parts: sql<string[]>`array(select d.name from ${divisions} d
            where d.school_id = "grades"."school_id" and d.grade_id = "grades"."id" and d.archived_at is null
            order by ${kind === 'grade' ? sql`d.name` : sql`d.id`})`,
          })
          .from(grades),
      );
      return withPeople(rows, rows.length === 0 ? [] : await countByGroup(db, schoolId));
    },
  });
}

export interface PartRow extends People {
  readonly id: number;
  readonly name: string;
  readonly version: number;
}

/** Sections by name; batches by creation, because weekdays by name would not be in order. */
export function pageOfParts(
  db: Queryable,
  wanted: PageRequest<'order' | 'name'>,
  group: { readonly schoolId: number; readonly id: number; readonly kind: GroupKind },
): Promise<PageAnswer<PartRow>> {
  return pageOf(db, wanted, {
    of: divisions,
    where: and(
      eq(divisions.schoolId, group.schoolId),
      eq(divisions.gradeId, group.id),
      isNull(divisions.archivedAt),
    ),
    search: sql.raw(regionSearchText),
    sorts: { order: group.kind === 'grade' ? divisions.name : divisions.id, name: divisions.name },
    order: { by: 'order' },
    key: divisions.id,
    rows: async (bound) => {
      const rows = await bound(
        db
          .select({
            id: divisions.id,
            name: divisions.name,
            version: divisions.version,
          })
          .from(divisions),
      );
      const ids = rows.map(({ id }) => id);
      return withPeople(rows, await countByPart(db, group.schoolId, ids));
    },
  });
}

export async function findGroup(db: Queryable, schoolId: number, kind: GroupKind, id: number) {
  const [group] = await db
    .select({ id: grades.id, name: grades.name, version: grades.version, kind: grades.kind })
    .from(grades)
    .where(and(groupsInUse(schoolId, kind), eq(grades.id, id)));
  return group && { ...group, schoolId };
}

export function listGroups(db: Queryable, schoolId: number, kind?: GroupKind, where?: SQL) {
  return db
    .select({
      kind: grades.kind,
      id: grades.id,
      name: grades.name,
      version: grades.version,
      masterClassId: grades.masterClassId,
    })
    .from(grades)
    .where(
      and(eq(grades.schoolId, schoolId), isNull(grades.archivedAt), kind && eq(grades.kind, kind), where),
    )
    .orderBy(sql`${grades.kind} = 'club'`, asc(grades.position), asc(grades.id));
}

/** Group by group; a kind or group left out: all. */
export function listParts(
  db: Queryable,
  schoolId: number,
  { kind, groupId }: { readonly kind?: GroupKind; readonly groupId?: number } = {},
  where?: SQL,
) {
  return db
    .select({
      id: divisions.id,
      name: divisions.name,
      version: divisions.version,
      groupId: divisions.gradeId,
    })
    .from(divisions)
    .innerJoin(grades, partsWithGroups)
    .where(
      and(
        partsInUse(schoolId),
        kind && eq(grades.kind, kind),
        groupId === undefined ? undefined : eq(divisions.gradeId, groupId),
        where,
      ),
    )
    .orderBy(
      asc(grades.position),
      asc(grades.id),
      sql`case when ${grades.kind} = 'grade' then ${divisions.name} end`,
      asc(divisions.id),
    );
}

/** A condition on parts: the person is not in them. */
export const withoutPerson = (personId: number): SQL => sql`not exists (
  select 1 from ${memberships} m where m.school_id = ${divisions.schoolId}
    and m.division_id = ${divisions.id} and m.person_id = ${personId})`;

/** A condition on clubs: they have a batch. */
export const hasParts: SQL = sql`exists (select 1 from ${divisions} d
  where d.school_id = ${grades.schoolId} and d.grade_id = ${grades.id} and d.archived_at is null)`;

export function listMasterClasses(db: Queryable, ids?: readonly number[]) {
  return db
    .select({ id: masterClasses.id, name: masterClasses.name, position: masterClasses.position })
    .from(masterClasses)
    .where(ids && inArray(masterClasses.id, [...ids]))
    .orderBy(asc(masterClasses.position), asc(masterClasses.id));
}
