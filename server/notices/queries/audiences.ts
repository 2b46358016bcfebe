import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import type { Queryable } from '#server/db/database.ts';
import { statement } from '#server/db/prepared.ts';
import { divisions, grades, memberships } from '#server/directory/schema.ts';
import { noticeAudiences } from '../schema/notice.ts';

/** One line of a notice's audience rule; 0 is "every". */
export interface Place {
  readonly gradeId: number;
  readonly divisionId: number;
}

const ofNotice = (schoolId: number, noticeId: number) =>
  and(eq(noticeAudiences.schoolId, schoolId), eq(noticeAudiences.noticeId, noticeId));

const line = { gradeId: noticeAudiences.gradeId, divisionId: noticeAudiences.divisionId };

export const listAudience = (db: Queryable, schoolId: number, noticeId: number): Promise<Place[]> =>
  db.select(line).from(noticeAudiences).where(ofNotice(schoolId, noticeId));

/** null for the grade or division: every one, or one that is gone. */
export const listNamedAudience = (db: Queryable, schoolId: number, noticeId: number) =>
  db
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
    .where(ofNotice(schoolId, noticeId))
    .orderBy(asc(grades.position), asc(divisions.name));

/** Replaces the rule and returns the old one. */
export async function replaceAudience(
  db: Queryable,
  key: { readonly schoolId: number; readonly noticeId: number },
  lines: readonly Place[],
): Promise<Place[]> {
  const old = await db.delete(noticeAudiences).where(ofNotice(key.schoolId, key.noticeId)).returning(line);
  await db.insert(noticeAudiences).values(lines.map((each) => ({ ...key, ...each })));
  return old;
}

const wantedDivisions = sql`
  select grade_id, id as division_id from ${divisions}
  where school_id = ${sql.placeholder('schoolId')} and archived_at is null
    and id = any(${sql.placeholder('wanted')}::bigint[])`;

interface OpenRow {
  readonly grade_id: number;
  readonly division_id: number;
}

const openRows = {
  school: statement<OpenRow>(
    'places-of-school',
    sql`select id as grade_id, 0 as division_id from ${grades}
    where school_id = ${sql.placeholder('schoolId')} and kind = ${sql.placeholder('kind')} and archived_at is null
    union all ${wantedDivisions}`,
  ),
  person: statement<OpenRow>(
    'places-of-person',
    sql`select m.grade_id, 0 as division_id from ${memberships} m
    join ${grades} g on g.school_id = m.school_id and g.id = m.grade_id
    where m.school_id = ${sql.placeholder('schoolId')} and m.person_id = ${sql.placeholder('personId')}
      and g.kind = ${sql.placeholder('kind')} and g.archived_at is null
    union ${wantedDivisions}`,
  ),
};

interface OpenQuery {
  readonly schoolId: number;
  readonly personId: number;
  readonly kind: GroupKind;
  readonly wanted: readonly number[];
}

/** Every group of a kind that the school has, or the person is in, and the wanted parts that the school has. */
export async function listOpenLines(
  db: Queryable,
  of: keyof typeof openRows,
  query: OpenQuery,
): Promise<Place[]> {
  const rows = await openRows[of](db, { ...query });
  return rows.map((row) => ({ gradeId: row.grade_id, divisionId: row.division_id }));
}

/** The names keep the groups' order; `withParts`: only groups that have a division. */
export async function listGroupNames(
  db: Queryable,
  schoolId: number,
  ids: readonly number[],
  withParts: boolean,
): Promise<string[]> {
  const hasPart = sql`exists (select 1 from ${divisions} d
    where d.school_id = ${grades.schoolId} and d.grade_id = ${grades.id} and d.archived_at is null)`;
  const rows = await db
    .select({ name: grades.name })
    .from(grades)
    .where(and(eq(grades.schoolId, schoolId), inArray(grades.id, [...ids]), withParts ? hasPart : undefined))
    .orderBy(asc(grades.position));
  return rows.map(({ name }) => name);
}
