import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import { isClubModel } from '#contract/core/school-models.ts';
import { type NoticeFor, readersByCode } from '#contract/notices/notice.rules.ts';
import type { placeRefusals } from '#contract/notices/notices.refusals.ts';
import { officeLimits } from '#contract/notices/office.rules.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { Queryable } from '#server/db/database.ts';
import { roleIs } from '#server/db/role-is.ts';
import { countries, grades, memberships, people, schools, states } from '#server/directory/schema.ts';
import { channels } from '#server/realtime/channels.ts';
import type { NoticeChannel } from '../notice-channel.ts';
import type { Place } from '../place.ts';
import type { OfficeLine } from '../queries/office-delivery.ts';
import { noticeAudiences, notices, officeAudiences } from '../schema/notice.ts';

/** Where a notice of the office goes: its lines, and with exactly one school the grades there. */
export interface OfficeAudience {
  readonly lines: readonly OfficeLine[];
  /** Grades within `schoolId`, empty unless exactly one school is chosen. */
  readonly places: readonly Place[];
  readonly schoolId: number | null;
  /** The choice in words of the form; '0' is All. */
  readonly gradeChoice: string;
}

/** What the form chose; 0 in a list is All. */
export interface OfficeCommand {
  readonly countries: readonly number[];
  readonly states: readonly number[];
  readonly schools: readonly number[];
  readonly grades: readonly number[];
}

const noCountry = { issues: { country_id: 'country_required' } } as const;

const isAll = (ids: readonly number[]) => ids.includes(0);

export type PlaceScene = Pick<SignedInContext<ReasonsOf<typeof placeRefusals>>, 'db' | 'actor' | 'refuse'>;

/**
 * [AF-06…09] Turns the form's choice into the rule. Refuses what does not fit together, so that no wish is ever
 * narrowed or widened in silence: states of another country, schools of another place, grades of another school.
 */
export async function officeAudienceOf(scene: PlaceScene, wish: OfficeCommand): Promise<OfficeAudience> {
  const { actor, refuse } = scene;
  if (wish.countries.length === 0) throw refuse('unknown_place', noCountry);
  if (wish.schools.length === 0) throw refuse('unknown_place', { issues: { schoolIds: 'school_required' } });
  if (wish.states.length === 0) throw refuse('unknown_place', { issues: { state_id: 'state_required' } });
  // [RP-01] Which schools those are that they name, the pipeline has judged.
  if (isAll(wish.schools) && actor.schools !== null)
    throw refuse('unknown_place', { issues: { schoolIds: 'given_schools_only' } });
  await refuseUnknownPlaces(scene, wish);
  if (isAll(wish.schools)) return { lines: linesOf(wish), places: [], schoolId: null, gradeChoice: '0' };
  const lines = await linesOfSchools(scene, wish);
  const [only, second] = lines;
  if (!only || second) return { lines, places: [], schoolId: null, gradeChoice: '0' };
  return { lines, ...(await gradesWithin(scene, only.targetId, wish.grades)) };
}

async function refuseUnknownPlaces({ db, refuse }: PlaceScene, wish: OfficeCommand): Promise<void> {
  const countryIds = [...new Set(wish.countries)];
  if (!isAll(countryIds)) {
    const known = await db
      .select({ id: countries.id })
      .from(countries)
      .where(inArray(countries.id, countryIds));
    if (known.length !== countryIds.length) throw refuse('unknown_place', noCountry);
  }
  if (isAll(wish.states)) return;
  const stateIds = [...new Set(wish.states)];
  const [countryId, another] = countryIds;
  const known =
    countryId === undefined || countryId === 0 || another !== undefined
      ? []
      : await db
          .select({ id: states.id })
          .from(states)
          .where(and(eq(states.countryId, countryId), inArray(states.id, stateIds)));
  if (known.length !== stateIds.length)
    throw refuse('unknown_place', { issues: { state_id: 'states_of_one_country' } });
}

function linesOf({ countries: countryIds, states: stateIds }: OfficeCommand): OfficeLine[] {
  if (isAll(countryIds)) return [{ countryId: 0, stateId: 0, targetId: 0 }];
  if (isAll(stateIds))
    return [...new Set(countryIds)].map((countryId) => ({ countryId, stateId: 0, targetId: 0 }));
  const [countryId = 0] = countryIds;
  return [...new Set(stateIds)].map((stateId) => ({ countryId, stateId, targetId: 0 }));
}

async function linesOfSchools({ db, refuse }: PlaceScene, wish: OfficeCommand): Promise<OfficeLine[]> {
  const ids = [...new Set(wish.schools)];
  if (ids.length > officeLimits.schools)
    throw refuse('unknown_place', {
      issues: { schoolIds: { code: 'too_many_schools', params: { most: officeLimits.schools } } },
    });
  const found = await db
    .select({ countryId: schools.countryId, stateId: schools.stateId, targetId: schools.id })
    .from(schools)
    .where(
      and(
        inArray(schools.id, ids),
        isAll(wish.countries) ? undefined : inArray(schools.countryId, [...wish.countries]),
        isAll(wish.states) ? undefined : inArray(schools.stateId, [...wish.states]),
      ),
    );
  if (found.length !== ids.length)
    throw refuse('unknown_place', { issues: { schoolIds: 'schools_elsewhere' } });
  return found;
}

async function gradesWithin({ db, refuse }: PlaceScene, schoolId: number, wanted: readonly number[]) {
  const ids = [...new Set(wanted)];
  if (isAll(ids)) return { schoolId, places: [], gradeChoice: '0' };
  const found = await db
    .select({ gradeId: grades.id })
    .from(grades)
    .innerJoin(schools, eq(schools.id, grades.schoolId))
    .where(
      and(
        eq(grades.schoolId, schoolId),
        inArray(grades.id, ids),
        isNull(grades.archivedAt),
        sql`${grades.kind} = case when ${inArray(schools.model, clubModels)} then 'club' else 'grade' end`,
      ),
    );
  if (ids.length === 0 || found.length !== ids.length)
    throw refuse('unknown_grade', { params: { why: 'none' }, issues: { gradeIds: 'grade_required' } });
  const places = found.map(({ gradeId }) => ({ gradeId, divisionId: 0 }));
  return { schoolId, places, gradeChoice: ids.join(',') };
}

const clubModels = [0, 1, 2, 3, 4, 5].filter(isClubModel);

/** Puts a new rule in place of the old one, which it returns. */
export async function replaceOfficeAudience(
  db: Queryable,
  noticeId: number,
  audience: OfficeAudience,
): Promise<{ readonly lines: readonly OfficeLine[]; readonly places: readonly (Place & SchoolKey)[] }> {
  const old = await readOfficeAudience(db, noticeId);
  await db.delete(officeAudiences).where(eq(officeAudiences.noticeId, noticeId));
  for (const schoolId of new Set(old.places.map((place) => place.schoolId)))
    await db
      .delete(noticeAudiences)
      .where(and(eq(noticeAudiences.schoolId, schoolId), eq(noticeAudiences.noticeId, noticeId)));
  await db.insert(officeAudiences).values(audience.lines.map((line) => ({ noticeId, ...line })));
  const { schoolId, places } = audience;
  if (schoolId !== null && places.length > 0)
    await db.insert(noticeAudiences).values(places.map((place) => ({ schoolId, noticeId, ...place })));
  return old;
}

interface SchoolKey {
  readonly schoolId: number;
}

/** The rule as it is stored. Grades lie under the one school it names. */
export async function readOfficeAudience(db: Queryable, noticeId: number) {
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

const roleWords = { admin: 'admins', faculty: 'faculty', students: 'students' } as const;

/** The channels of everybody a notice of the office is for, its author and the office itself included. */
export function officeChannelsFor(
  notice: { readonly noticeFor: NoticeFor; readonly createdBy: number },
  {
    lines,
    places,
  }: { readonly lines: readonly OfficeLine[]; readonly places: readonly (Place & SchoolKey)[] },
): NoticeChannel[] {
  const readers = readersByCode[notice.noticeFor];
  const found: NoticeChannel[] = [channels.person(0, notice.createdBy), channels.desk('notices')];
  for (const role of ['admin', 'faculty', 'students'] as const) {
    if (!readers[role]) continue;
    // Grades narrow what teachers and students see, never what admins do.
    if (role !== 'admin' && places.length > 0)
      for (const { schoolId, gradeId } of places) found.push(channels.grade(schoolId, role, gradeId));
    else for (const line of lines) found.push(channels.region(roleWords[role], line));
  }
  return [...new Set(found)];
}

/** Where a stored notice of the office is heard of. */
export async function storedOfficeChannels(
  db: Queryable,
  notice: { readonly id: number; readonly noticeFor: NoticeFor; readonly createdBy: number },
): Promise<NoticeChannel[]> {
  return officeChannelsFor(notice, await readOfficeAudience(db, notice.id));
}

interface OfficeNotice {
  readonly id: number;
  readonly noticeFor: NoticeFor;
}

/** SQL that is true for a school that one line of the notice's rule covers. */
const isCovered = (
  noticeId: number,
  school: { readonly country: SQL; readonly state: SQL; readonly id: SQL },
) =>
  sql`exists (
    select 1 from ${officeAudiences} o
    where o.notice_id = ${noticeId} and (o.country_id, o.state_id, o.target_id) in (
      (0, 0, 0), (${school.country}, 0, 0), (${school.country}, ${school.state}, 0),
      (${school.country}, ${school.state}, ${school.id})))`;

/** SQL that is true for the people a notice of the office is for, whatever the day. */
export function officeReadersOf(notice: OfficeNotice): SQL {
  const readers = readersByCode[notice.noticeFor];
  const isPlaced = sql`(
    exists (select 1 from ${notices} n where n.school_id = 0 and n.id = ${notice.id} and n.grade_choice = '0')
      or exists (
          select 1 from ${noticeAudiences} a join ${memberships} m
            on m.school_id = a.school_id and m.grade_id = a.grade_id
              and a.division_id in (0, m.division_id)
          where a.school_id = ${people.schoolId} and a.notice_id = ${notice.id} and m.person_id = ${people.id}))`;
  const school = { country: sql`s.country_id`, state: sql`s.state_id`, id: sql`s.id` };
  return sql`(${people.schoolId} <> 0 and ${people.isActive}
    and ((${readers.admin} and ${roleIs(people.role, 'schoolAdmin')})
      or (((${readers.faculty} and ${roleIs(people.role, 'faculty')})
        or (${readers.students} and ${roleIs(people.role, 'student')})) and ${isPlaced}))
    and exists (select 1 from ${schools} s where s.id = ${people.schoolId} and ${isCovered(notice.id, school)}))`;
}

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

/** The next schools by id that the notice's rule covers. Each kind of line goes through an index of its own. */
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
