import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import { searchWords } from '#contract/search/fold.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { hasWords } from '#server/db/search-text.ts';
import { divisions, grades, memberships, people, schools } from '#server/directory/schema.ts';
import { isAmongPeople, personName } from '#server/schools/index.ts';
import {
  accommodations,
  assessmentOverrides,
  assessmentStudents,
  assessments,
  assessmentTargets,
} from '../schema/assessments.ts';
import type { Assessment } from './assessments.ts';

type Of = Pick<Assessment, 'schoolId' | 'id' | 'firstStartAt'>;

/**
 * A condition on `people`. Groups decide until the first start, then the stored audience. Groups of what was scheduled
 * in another year have other students now; a draft is still to be given to them.
 */
export function isAudienceOf({ schoolId, id, firstStartAt }: Of): SQL | undefined {
  const isIn = (table: typeof assessmentStudents | typeof assessmentOverrides) => sql`${people.id} in (
    select x.person_id from ${table} x where x.school_id = ${schoolId} and x.assessment_id = ${id})`;
  const isInGroup = sql`${people.id} in (
    select m.person_id from ${assessmentTargets} t join ${memberships} m on m.school_id = t.school_id
      and (t.grade_id = 0 or (m.grade_id = t.grade_id and t.division_id in (0, m.division_id)))
    where t.school_id = ${schoolId} and t.assessment_id = ${id} and exists (
      select 1 from ${assessments} a join ${schools} s on s.id = a.school_id
      where a.school_id = t.school_id and a.id = t.assessment_id
        and (a.state = 'draft' or a.academic_year = s.academic_year)))`;
  return and(
    eq(people.schoolId, schoolId),
    eq(people.role, roles.student),
    eq(people.isActive, true),
    or(isIn(assessmentStudents), isIn(assessmentOverrides), firstStartAt === null ? isInGroup : undefined),
  );
}

export const isNotAudienceOf = (of: Of): SQL => sql`not (${isAudienceOf(of)})`;

export const isAnybody: SQL = sql`true`;

export const countAudience = (db: Queryable, of: Of): Promise<number> => db.$count(people, isAudienceOf(of));

export async function fixAudience(db: Queryable, of: Of): Promise<void> {
  await db.execute(sql`
    insert into ${assessmentStudents} (school_id, assessment_id, person_id)
    select ${of.schoolId}, ${of.id}, ${people.id} from ${people} where ${isAudienceOf({ ...of, firstStartAt: null })}
    on conflict do nothing`);
}

/** Returns the parts of these grades and clubs; `isReached`: the caller may give assessments to the part. */
export const partsReached = (
  db: Queryable,
  actor: Actor,
  isAll: boolean,
  gradeIds: readonly number[],
): Promise<{ id: number; gradeId: number; name: string; isReached: boolean }[]> =>
  db
    .select({
      id: divisions.id,
      gradeId: divisions.gradeId,
      name: divisions.name,
      isReached: isAll
        ? sql<boolean>`true`
        : sql<boolean>`exists (select 1 from ${memberships} m
        where m.school_id = ${divisions.schoolId} and m.division_id = ${divisions.id} and m.person_id = ${actor.id})`,
    })
    .from(divisions)
    .innerJoin(grades, and(eq(grades.schoolId, divisions.schoolId), eq(grades.id, divisions.gradeId)))
    .where(
      and(
        eq(divisions.schoolId, actor.school.id),
        inArray(divisions.gradeId, [...gradeIds]),
        isNull(divisions.archivedAt),
        isNull(grades.archivedAt),
      ),
    )
    .orderBy(asc(divisions.name), asc(divisions.id));

export async function studentsOfParts(
  db: Queryable,
  schoolId: number,
  {
    partIds,
    search,
    most,
  }: { readonly partIds: readonly number[]; readonly search: string; readonly most: number },
) {
  if (partIds.length === 0) return [];
  return db
    .select({
      student_id: people.id,
      student_name: personName(),
      division_id: divisions.id,
      division_name: divisions.name,
      factor: sql<number>`coalesce(${accommodations.factor}, 100)::int`,
      factor_version: sql<number>`coalesce(${accommodations.version}, 0)::int`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(memberships)
    .innerJoin(people, and(eq(people.schoolId, memberships.schoolId), eq(people.id, memberships.personId)))
    .innerJoin(
      divisions,
      and(eq(divisions.schoolId, memberships.schoolId), eq(divisions.id, memberships.divisionId)),
    )
    .leftJoin(
      accommodations,
      and(eq(accommodations.schoolId, people.schoolId), eq(accommodations.personId, people.id)),
    )
    .where(
      and(
        eq(memberships.schoolId, schoolId),
        inArray(memberships.divisionId, [...partIds]),
        eq(people.role, roles.student),
        eq(people.isActive, true),
        ...hasWords(people.searchText, searchWords(search)),
      ),
    )
    .orderBy(asc(people.firstName), asc(people.lastName), asc(people.id), asc(divisions.id))
    .limit(most);
}

/** Counts the active students among these that `isReached` lets the caller choose. */
export const countStudents = (
  db: Queryable,
  schoolId: number,
  ids: readonly number[],
  isReached: SQL | undefined,
): Promise<number> =>
  db.$count(
    people,
    and(isAmongPeople(schoolId, ids), eq(people.role, roles.student), eq(people.isActive, true), isReached),
  );
