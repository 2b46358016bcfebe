import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { countries, schools, states } from '#server/directory/schema.ts';
import { noticeAudiences, officeAudiences } from '../schema/notice.ts';
import type { Place } from './audiences.ts';
import type { OfficeLine } from './office-rule.ts';

/** Where an office's notice goes: its lines and, with exactly one school, the grades there; none means every grade. */
export interface OfficeAudience {
  readonly lines: readonly OfficeLine[];
  readonly places: readonly (Place & { readonly schoolId: number })[];
}

export async function readOfficeAudience(db: Queryable, noticeId: number): Promise<OfficeAudience> {
  const lines = await db
    .select({
      countryId: officeAudiences.countryId,
      stateId: officeAudiences.stateId,
      targetId: officeAudiences.targetId,
    })
    .from(officeAudiences)
    .where(eq(officeAudiences.noticeId, noticeId));
  const targets = lines.map((line) => line.targetId).filter((id) => id !== 0);
  const places =
    targets.length === 0
      ? []
      : await db
          .select({
            schoolId: noticeAudiences.schoolId,
            gradeId: noticeAudiences.gradeId,
            divisionId: noticeAudiences.divisionId,
          })
          .from(noticeAudiences)
          .where(and(inArray(noticeAudiences.schoolId, targets), eq(noticeAudiences.noticeId, noticeId)));
  return { lines, places };
}

export interface ChosenAudience extends OfficeAudience {
  /** The choice of grades in words of the form; '0' is All. */
  readonly gradeChoice: string;
}

/** Replaces the rule and returns the old one. */
export async function replaceOfficeAudience(
  db: Queryable,
  noticeId: number,
  { lines, places }: OfficeAudience,
): Promise<OfficeAudience> {
  const old = await readOfficeAudience(db, noticeId);
  await db.delete(officeAudiences).where(eq(officeAudiences.noticeId, noticeId));
  for (const schoolId of new Set(old.places.map((place) => place.schoolId)))
    await db
      .delete(noticeAudiences)
      .where(and(eq(noticeAudiences.schoolId, schoolId), eq(noticeAudiences.noticeId, noticeId)));
  await db.insert(officeAudiences).values(lines.map((line) => ({ noticeId, ...line })));
  if (places.length > 0)
    await db.insert(noticeAudiences).values(places.map((place) => ({ noticeId, ...place })));
  return old;
}

const named = { countries, states, schools };

export const listNamed = (db: Queryable, kind: keyof typeof named, ids: readonly number[]) => {
  const table = named[kind];
  return db
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(inArray(table.id, [...ids]))
    .orderBy(asc(table.name));
};

export interface ReachedSchool extends OfficeLine {
  readonly id: number;
  readonly timeZone: string;
}

interface SchoolRow extends Record<string, unknown> {
  readonly id: number;
  readonly country_id: number;
  readonly state_id: number;
  readonly time_zone: string;
}

/** The next schools by id that the notice's rule covers. Each kind of line uses an index of its own. */
export async function schoolsReached(
  db: Queryable,
  noticeId: number,
  after: number,
  limit: number,
): Promise<ReachedSchool[]> {
  const branch = (join: SQL, kind: SQL) => sql`(
    select s.id, s.country_id, s.state_id, s.time_zone from ${schools} s
    where s.id > ${after} and exists (
      select 1 from ${officeAudiences} o where o.notice_id = ${noticeId} and ${kind} and ${join})
    order by s.id limit ${limit})`;
  const { rows } = await db.execute<SchoolRow>(sql`
    select * from (
      ${branch(sql`true`, sql`o.country_id = 0 and o.state_id = 0 and o.target_id = 0`)}
      union ${branch(sql`o.country_id = s.country_id`, sql`o.country_id <> 0 and o.state_id = 0 and o.target_id = 0`)}
      union ${branch(
        sql`o.country_id = s.country_id and o.state_id = s.state_id`,
        sql`o.state_id <> 0 and o.target_id = 0`,
      )}
      union ${branch(
        sql`o.country_id = s.country_id and o.state_id = s.state_id and o.target_id = s.id`,
        sql`o.target_id <> 0`,
      )}) reached
    where id <> 0 order by id limit ${limit}`);
  return rows.map((row) => ({
    id: row.id,
    timeZone: row.time_zone,
    countryId: row.country_id,
    stateId: row.state_id,
    targetId: row.id,
  }));
}
