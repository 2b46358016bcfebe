import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '#contract/core/define-call.ts';
import { type GroupKind, groupKindOf } from '#contract/core/group-kinds.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import { roles } from '#contract/core/roles.ts';
import { isClubModel } from '#contract/core/school-models.ts';
import { asksForReaders, type NoticeFor, readersByCode } from '#contract/notices/notice.rules.ts';
import type { audienceRefusals } from '#contract/notices/notices.refusals.ts';
import type { TranslationLanguage } from '#contract/notices/translation.rules.ts';
import type { Actor } from '#server/core/actor.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { Refusal, Refuse } from '#server/core/refusal.ts';
import { scopeIn } from '#server/core/scope.policy.ts';
import type { Queryable } from '#server/db/database.ts';
import { statement } from '#server/db/prepared.ts';
import { roleIs } from '#server/db/role-is.ts';
import { divisions, grades, memberships, people, schools } from '#server/directory/schema.ts';
import { channels } from '#server/realtime/channels.ts';
import { mayEnter } from '#server/schools/index.ts';
import type { NoticeChannel } from './notice-channel.ts';
import { officeReadersOf } from './office/audience.ts';
import type { Place } from './place.ts';
import { noticeAudiences, notices } from './schema/notice.ts';

/** What a form chose: grades and divisions, or clubs and batches; 0 is All. */
export interface Choice {
  readonly grades: readonly number[];
  readonly divisions: readonly number[];
}

/** [ST-17, ST-18] What the school's model chooses from; the other pair is not read. */
export function choiceOf(
  { school }: Actor,
  wire: Readonly<Record<'grade' | 'division' | 'club' | 'batch', readonly number[]>>,
): Choice {
  return isClubModel(school.model)
    ? { grades: wire.club, divisions: wire.batch }
    : { grades: wire.grade, divisions: wire.division };
}

export type AudienceReason = ReasonsOf<typeof audienceRefusals>;
export type AudienceScene = Pick<SignedInContext<AudienceReason>, 'db' | 'actor' | 'refuse'>;

/** [VN-03…06, VN-10, VN-11, VN-15, VN-16] */
const refusals = {
  grade: {
    none: (refuse) =>
      refuse('unknown_grade', { params: { why: 'none' }, issues: { grade: 'grade_required' } }),
    closed: (refuse) =>
      refuse('unknown_grade', { params: { why: 'closed' }, issues: { grade: 'grade_required' } }),
    part: (refuse) => refuse('unknown_division', { issues: { division: 'division_required' } }),
  },
  club: {
    none: (refuse) => refuse('unknown_club', { params: { why: 'none' }, issues: { club: 'club_required' } }),
    closed: (refuse) =>
      refuse('unknown_club', { params: { why: 'closed' }, issues: { club: 'club_required' } }),
    part: (refuse) => refuse('unknown_batch', { params: { clubs: '' }, issues: { batch: 'batch_required' } }),
  },
} as const satisfies Record<
  GroupKind,
  Record<'none' | 'closed' | 'part', (refuse: Refuse<AudienceReason>) => Refusal>
>;

/**
 * Turns the form's choice into the audience rule. A faculty member's "All grades" means the grades they teach
 * in, a school admin's means the school. Divisions can be chosen only within one grade [NF-21], batches within
 * several clubs [NF-23]. Refuses what is of another school, what a faculty member does not teach, and a club of
 * which no batch is chosen.
 */
export async function audienceOf(scene: AudienceScene, chosen: Choice): Promise<Place[]> {
  const { db, actor, refuse } = scene;
  const scope = scopeIn('preview-notice-reach', actor);
  const kind = groupKindOf(actor.school.model);
  const refusal = refusals[kind];
  if (chosen.grades.length === 0) throw refusal.none(refuse);
  const all = chosen.grades.includes(0);
  const whole =
    chosen.divisions.includes(0) || (kind === 'grade' && (all || new Set(chosen.grades).size > 1));
  if (all && whole && scope === 'school') return [{ gradeId: 0, divisionId: 0 }];
  const open = await placesOpenTo(db, actor, { scope, kind, wanted: chosen.divisions });
  const allowed = open.filter((place) => place.divisionId === 0).map((place) => place.gradeId);
  const gradeIds = all ? allowed : [...new Set(chosen.grades)];
  if (gradeIds.length === 0 || gradeIds.some((id) => !allowed.includes(id))) throw refusal.closed(refuse);
  if (whole) return gradeIds.map((gradeId) => ({ gradeId, divisionId: 0 }));
  const places = partsWithin(open, gradeIds, chosen.divisions);
  if (!places) throw refusal.part(refuse);
  await refuseEmptyClubs(scene, gradeIds, places, all);
  return places;
}

/** The chosen parts with the groups they are of; null when there are none, or one lies elsewhere. */
function partsWithin(
  open: readonly Place[],
  gradeIds: readonly number[],
  divisionIds: readonly number[],
): Place[] | null {
  const wanted = new Set(divisionIds);
  const found = open.filter(
    ({ gradeId, divisionId }) => gradeIds.includes(gradeId) && divisionId !== 0 && wanted.has(divisionId),
  );
  return wanted.size > 0 && found.length === wanted.size ? found : null;
}

/** Never a club silently left out. With All chosen, clubs that have no batch yet are nobody's to choose. */
async function refuseEmptyClubs(
  { db, actor: { school }, refuse }: AudienceScene,
  clubIds: readonly number[],
  places: readonly Place[],
  all: boolean,
): Promise<void> {
  const empty = clubIds.filter((id) => !places.some((place) => place.gradeId === id));
  if (empty.length === 0) return;
  const hasBatch = sql`exists (select 1 from ${divisions} d
    where d.school_id = ${grades.schoolId} and d.grade_id = ${grades.id} and d.archived_at is null)`;
  const rows = await db
    .select({ name: grades.name })
    .from(grades)
    .where(and(eq(grades.schoolId, school.id), inArray(grades.id, empty), all ? hasBatch : undefined))
    .orderBy(asc(grades.position));
  if (rows.length === 0) return;
  const issue = {
    code: 'unknown_batch',
    params: { clubs: rows.map(({ name }) => name).join(', ') },
  } as const;
  throw refuse(issue.code, { params: issue.params, issues: { batch: issue } });
}

interface PlaceRow {
  readonly grade_id: number;
  readonly division_id: number;
}

const wantedDivisions = sql`
  select grade_id, id as division_id from ${divisions}
  where school_id = ${sql.placeholder('schoolId')} and archived_at is null
    and id = any(${sql.placeholder('wanted')}::bigint[])`;

const placesOfSchool = statement<PlaceRow>(
  'places-of-school',
  sql`select id as grade_id, 0 as division_id from ${grades}
    where school_id = ${sql.placeholder('schoolId')} and kind = ${sql.placeholder('kind')} and archived_at is null
    union all ${wantedDivisions}`,
);

const placesOfPerson = statement<PlaceRow>(
  'places-of-person',
  sql`select m.grade_id, 0 as division_id from ${memberships} m
    join ${grades} g on g.school_id = m.school_id and g.id = m.grade_id
    where m.school_id = ${sql.placeholder('schoolId')} and m.person_id = ${sql.placeholder('personId')}
      and g.kind = ${sql.placeholder('kind')} and g.archived_at is null
    union ${wantedDivisions}`,
);

/** Every group of a kind this person may share with, and those of the wanted parts that the school has. */
async function placesOpenTo(
  db: Queryable,
  actor: Actor,
  { scope, kind, wanted }: { scope: Scope | null; kind: GroupKind; wanted: readonly number[] },
): Promise<Place[]> {
  const values = { schoolId: actor.school.id, personId: actor.id, kind, wanted };
  const rows = await (scope === 'school' ? placesOfSchool(db, values) : placesOfPerson(db, values));
  return rows.map((row) => ({ gradeId: row.grade_id, divisionId: row.division_id }));
}

/** Ids this person may share with: a school admin every grade or club, a faculty member those they teach in. */
export async function groupsOpenTo(
  { db, actor, scope }: SignedInContext,
  kind: GroupKind,
): Promise<number[]> {
  return (await placesOpenTo(db, actor, { scope, kind, wanted: [] })).map((place) => place.gradeId);
}

/** The channels of everybody a notice is for, its author and the school's admins included. */
export function channelsFor(
  schoolId: number,
  notice: { noticeFor: NoticeFor; createdBy: number; places: readonly Place[] },
): NoticeChannel[] {
  const readers = readersByCode[notice.noticeFor];
  const found: NoticeChannel[] = [channels.person(schoolId, notice.createdBy), channels.admins(schoolId)];
  for (const role of ['faculty', 'students'] as const) {
    if (!readers[role]) continue;
    for (const { gradeId, divisionId } of notice.places) {
      if (gradeId === 0) found.push(channels.role(schoolId, role));
      else if (divisionId === 0) found.push(channels.grade(schoolId, role, gradeId));
      else found.push(channels.division(schoolId, role, divisionId));
    }
  }
  return [...new Set(found)];
}

/** Whom a notice is saved for: 1 where nobody is asked [NF-20]. */
export function noticeForOf(
  { school, role }: Actor,
  wanted: { readonly noticeFor: NoticeFor },
  before?: { readonly noticeFor: NoticeFor } | null,
): NoticeFor {
  if (asksForReaders(school.model, role)) return wanted.noticeFor;
  return before?.noticeFor ?? 1;
}

/** What the rule needs to know of a notice. */
export interface SharedNotice {
  readonly schoolId: number;
  readonly id: number;
  readonly noticeFor: NoticeFor;
  readonly createdBy: number;
}

/** An audience rule in SQL. */
export interface PlacesSql {
  /** Rows of grade_id and division_id. */
  readonly rows: SQL;
  /** Does it name every grade? Where it is known beforehand, half of the question is not asked. */
  readonly isEverybody: SQL | boolean;
  /** The same of memberships `m`, in values that a planner can weigh; left out: they are joined with the rows. */
  readonly holds?: SQL;
  /** Is it of the school's year? Left out: it is. */
  readonly isOfThisYear?: SQL;
}

/** The rule that stands with the notice. */
function storedPlaces({ schoolId, id }: SharedNotice): PlacesSql {
  const rows = sql`(select grade_id, division_id from ${noticeAudiences} where school_id = ${schoolId} and notice_id = ${id})`;
  return {
    rows,
    isEverybody: sql`exists (select 1 from ${rows} a where a.grade_id = 0)`,
    isOfThisYear: sql`(select n.academic_year in ('', s.academic_year)
      from ${notices} n join ${schools} s on s.id = n.school_id where n.school_id = ${schoolId} and n.id = ${id})`,
  };
}

/** A rule that nobody has saved yet. */
export function wishedPlaces(places: readonly Place[]): PlacesSql {
  const gradeIds = sql.param(places.map((place) => place.gradeId));
  const divisionIds = sql.param(places.map((place) => place.divisionId));
  const whole = places.flatMap((place) => (place.divisionId === 0 ? place.gradeId : []));
  const parts = places.flatMap((place) => place.divisionId || []);
  const holds = [
    ...(whole.length > 0 ? [sql`m.grade_id = any(${sql.param(whole)}::int[])`] : []),
    ...(parts.length > 0 ? [sql`m.division_id = any(${sql.param(parts)}::int[])`] : []),
  ];
  return {
    holds: sql`(${holds.length > 0 ? sql.join(holds, sql` or `) : sql`false`})`,
    rows: sql`(select * from unnest(${gradeIds}::int[], ${divisionIds}::int[]) as place (grade_id, division_id))`,
    isEverybody: places.some((place) => place.gradeId === 0),
  };
}

/** True for people of the school who are in one of the places; asked once, for all of them. */
function isIn(schoolId: number, { rows, isEverybody, holds }: PlacesSql): SQL {
  if (isEverybody === true) return sql`true`;
  const ofPlaces = holds
    ? sql`where ${holds} and`
    : sql`join ${rows} a on a.grade_id = m.grade_id and (a.division_id = 0 or a.division_id = m.division_id) where`;
  const members = sql`${people.id} in (
    select m.person_id from ${memberships} m ${ofPlaces} m.school_id = ${schoolId})`;
  return isEverybody === false ? members : sql`(${isEverybody} or ${members})`;
}

/**
 * SQL that is true for the people a notice is for, the author left out. A school admin counts only when the notice
 * names admins: overseeing the board is no reason to be told of everything.
 */
export function readersOf(notice: SharedNotice, places: PlacesSql = storedPlaces(notice)): SQL {
  if (notice.schoolId === 0) return officeReadersOf(notice);
  const readers = readersByCode[notice.noticeFor];
  const among = [...(readers.faculty ? [roles.faculty] : []), ...(readers.students ? [roles.student] : [])];
  const within = sql`(${people.role} in ${among.length ? among : [-1]} and ${isIn(notice.schoolId, places)}
    and ${places.isOfThisYear ?? sql`true`})`;
  return sql`(${people.schoolId} = ${notice.schoolId} and ${people.isActive} and ${people.id} <> ${notice.createdBy}
    and ${readers.admin ? sql`(${roleIs(people.role, 'schoolAdmin')} or ${within})` : within})`;
}

/** [QU-21] Of a notice's readers those with an e-mail address, who may sign in; only this person, when one is named. */
export function addressees(
  db: Queryable,
  notice: SharedNotice,
  personId?: number,
): Promise<{ id: number; email: string; firstName: string; language: TranslationLanguage | null }[]> {
  return db
    .select({ id: people.id, email: people.email, firstName: people.firstName, language: people.language })
    .from(people)
    .where(
      and(
        readersOf(notice),
        mayEnter,
        sql`${people.email} <> ''`,
        personId === undefined ? undefined : eq(people.id, personId),
      ),
    );
}
