import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lte,
  not,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import type { NoticeList } from '#contract/notices/notice.model.ts';
import type { Actor } from '#server/core/actor.ts';
import { lastDayOfWeek } from '#server/core/school-day.ts';
import type { Queryable } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import { noticeReceipts } from '#server/delivery/schema.ts';
import { memberships, people, schools } from '#server/directory/schema.ts';
import { files } from '#server/files/schema/file.ts';
import { noticeAudiences, noticeFiles, notices, officeAudiences } from '../schema/notice.ts';
import { attached } from './attached.ts';
import { goesToGiven } from './notice-reach.ts';
import { allAtMost, lookedUp, rowColumns } from './notice-row.ts';
import { codesOf, managesAll, readsAll } from './readers.ts';

const reader = {
  schoolId: sql.placeholder('schoolId'),
  personId: sql.placeholder('personId'),
  today: sql.placeholder('today'),
  year: sql.placeholder('year'),
  /** [RP-01] The schools given to a person of the office; null: they see all of the office's notices. */
  schools: sql.placeholder('schools'),
};

/** Reads a board, signed in or not. */
export type Reader = Pick<Actor, 'id' | 'role' | 'school' | 'schools' | 'language'>;

export function readerValues(
  { id, school, schools }: Pick<Actor, 'id' | 'school' | 'schools'>,
  today: string,
) {
  const given = schools && [...schools];
  return { schoolId: school.id, personId: id, today, year: school.academicYear, schools: given };
}

export const author = and(eq(people.schoolId, notices.schoolId), eq(people.id, notices.createdBy));

const ofSchool = eq(notices.schoolId, reader.schoolId);

const own = eq(notices.createdBy, reader.personId);

const office = eq(notices.schoolId, 0);

const shared = sql`(${notices.isActive} and ${notices.visibleFrom} <= ${reader.today})`;

/** A student who moved up meets none of last year's notices of the new class; '' belongs to no year. */
const ofThisYear = sql`${notices.academicYear} in ('', ${reader.year})`;

/** Stands apart from the notice, so that the planner reads the school's audiences once a list, not once a notice. */
const isForPlaces = sql`exists (
  select 1 from ${noticeAudiences} a
  where a.school_id = ${reader.schoolId} and a.notice_id = ${notices.id}
    and (a.grade_id, a.division_id) in (
      select 0, 0
      union all
      select m.grade_id, place.division_id
      from ${memberships} m, lateral (values (0), (m.division_id)) as place (division_id)
      where m.school_id = ${reader.schoolId} and m.person_id = ${reader.personId}))`;

/** [AF-02] The office names countries, their states or single schools. */
const isForSchool = sql`exists (
  select 1 from ${officeAudiences} o
  where o.notice_id = ${notices.id} and (o.country_id, o.state_id, o.target_id) in (
    select 0, 0, 0
    union all
    select place.country_id, place.state_id, place.target_id
    from ${schools} s, lateral (values
      (s.country_id, 0, 0), (s.country_id, s.state_id, 0), (s.country_id, s.state_id, s.id)
    ) as place (country_id, state_id, target_id)
    where s.id = ${reader.schoolId}))`;

/** True for notices addressed to the reader and shared on `today` [QC-31, QU-22]; own notices are left out. */
function addressedInSchool(role: Role): SQL {
  if (managesAll(role)) return sql`true`;
  if (readsAll(role)) return shared;
  const codes = codesOf[role];
  if (!codes) return sql`false`;
  return sql`(${shared} and ${ofThisYear} and ${inArray(notices.noticeFor, codes)} and ${isForPlaces})`;
}

/** The same for what the central office shared with the reader's school; only those it names read it there. */
function addressedByOffice(role: Role): SQL {
  const codes = codesOf[role];
  if (!codes) return sql`false`;
  const isForGrade =
    role === roles.schoolAdmin ? sql`true` : sql`(${notices.gradeChoice} = '0' or ${isForPlaces})`;
  return sql`(${shared} and ${inArray(notices.noticeFor, codes)} and ${reader.schoolId} <> 0
    and ${isForSchool} and ${isForGrade})`;
}

/** Written by others, and the reader has not opened it. */
export const isNew = sql<boolean>`(${notices.createdBy} <> ${reader.personId} and not exists (
  select 1 from ${noticeReceipts} r
  where r.school_id = ${reader.schoolId} and r.notice_id = ${notices.id}
    and r.person_id = ${reader.personId} and r.seen_at is not null))`.as('is_new');

const reachOf = {
  school: { scope: ofSchool, readable: (role: Role) => sql`(${own} or ${addressedInSchool(role)})` },
  office: { scope: office, readable: addressedByOffice },
};

export type Side = keyof typeof reachOf;

export const sides: readonly Side[] = ['school', 'office'];

/** Only people of the office are given schools. */
const withinReach = (role: Role): SQL | undefined =>
  role === roles.superAdmin ? goesToGiven(reader.schools) : undefined;

/** What the reader may read on one side; own notices count whatever their dates and state. */
export function readableOn(side: Side, role: Role): SQL | undefined {
  return and(reachOf[side].scope, isNull(notices.deletedAt), reachOf[side].readable(role), withinReach(role));
}

export function readableBy(role: Role): SQL | undefined {
  return and(
    sql`${notices.schoolId} in (${reader.schoolId}, 0)`,
    or(...sides.map((side) => readableOn(side, role))),
  );
}

/** Which notices a list shows [QC-31, QU-22, QU-23]. */
export function belongsTo(list: NoticeList, side: Side, role: Role): SQL | undefined {
  // Bare booleans: `= true` with an unknown parameter does not match the index's `is_active`.
  const active = sql`${notices.isActive}`;
  const readable = readableOn(side, role);
  switch (list) {
    case 'inactive':
      return and(
        ofSchool,
        isNull(notices.deletedAt),
        not(active),
        managesAll(role) ? undefined : own,
        withinReach(role),
      );
    case 'active':
      return and(active, readable);
    case 'due':
      return and(
        active,
        gte(notices.dueDate, reader.today),
        lte(notices.dueDate, sql.placeholder('weekEnd')),
        readable,
      );
  }
}

/** [QC-33] Shared in the placeholder `month`, as days that an index can find. */
export const inMonth = sql`(${notices.visibleFrom} >= (${sql.placeholder('month')} || '-01')::date
  and ${notices.visibleFrom} < (${sql.placeholder('month')} || '-01')::date + interval '1 month')`;

const keys = {
  schoolId: notices.schoolId,
  id: notices.id,
  visibleFrom: notices.visibleFrom,
  dueDate: notices.dueDate,
  updatedAt: notices.updatedAt,
};

type Keys = { readonly [Name in keyof typeof keys]: SQLWrapper };

const orderOf: Readonly<Record<NoticeList, (of: Keys) => SQL[]>> = {
  due: (of) => [asc(of.dueDate), desc(of.id)],
  active: (of) => [desc(of.visibleFrom), desc(of.id)],
  inactive: (of) => [desc(of.updatedAt), desc(of.id)],
};

/** Finds the page by keys alone and reads whole rows only for what is on it. */
function listQuery(db: Queryable, list: NoticeList, role: Role, ofMonth: boolean) {
  const on = (side: Side) =>
    db
      .select({ ...keys, count: sql<number>`0`.as('count') })
      .from(notices)
      .where(and(belongsTo(list, side, role), ofMonth ? inMonth : undefined));
  const both = (
    list === 'inactive' || role === roles.superAdmin ? on('school') : on('school').unionAll(on('office'))
  ).as('both');
  const order = orderOf[list](both);
  const page = db.$with('page').as(
    db
      .select({
        schoolId: both.schoolId,
        id: both.id,
        count: sql<number>`count(*) over ()`.mapWith(Number).as('count'),
      })
      .from(both)
      .orderBy(...order)
      .limit(sql.placeholder('limit')),
  );
  return db
    .with(page)
    .select({
      notice: rowColumns,
      firstName: people.firstName,
      lastName: people.lastName,
      count: page.count,
      isNew,
      ...lookedUp,
    })
    .from(page)
    .innerJoin(notices, and(eq(notices.schoolId, page.schoolId), eq(notices.id, page.id)))
    .innerJoin(people, author)
    .orderBy(...orderOf[list](notices));
}

/** `month` is `2026-11` or ''. */
export async function listNotices(
  db: Queryable,
  actor: Actor,
  today: string,
  wanted: { list: NoticeList; limit: number | 'all'; month: string },
) {
  const { list, month } = wanted;
  const ofMonth = month !== '' && list !== 'due';
  const query = prepared(db, `${list}-notices-${actor.role}${ofMonth ? '-month' : ''}`, (name) =>
    listQuery(db, list, actor.role, ofMonth).prepare(name),
  );
  const rows = await query.execute({
    ...readerValues(actor, today),
    language: actor.language,
    weekEnd: lastDayOfWeek(today),
    month,
    limit: wanted.limit === 'all' ? allAtMost : wanted.limit,
  });
  return { rows, count: rows[0]?.count ?? 0 };
}

export type ListedNotice = Awaited<ReturnType<typeof listNotices>>['rows'][number];

/** undefined where there is no such notice or the person may not read it. */
export async function findReadable(db: Queryable, actor: Actor, noticeId: number, today: string) {
  const query = prepared(db, `readable-notice-${actor.role}`, (name) =>
    db
      .select({ notice: notices, firstName: people.firstName, lastName: people.lastName, isNew, attached })
      .from(notices)
      .innerJoin(people, author)
      .where(and(eq(notices.id, sql.placeholder('noticeId')), readableBy(actor.role)))
      .prepare(name),
  );
  const [row] = await query.execute({ ...readerValues(actor, today), noticeId });
  return row;
}

/** In the author's order. */
export function filesOf(db: Queryable, schoolId: number, noticeId: number) {
  return prepared(db, 'notice-files', (name) =>
    db
      .select({ file: files, name: noticeFiles.name })
      .from(noticeFiles)
      .innerJoin(files, and(eq(files.schoolId, noticeFiles.schoolId), eq(files.id, noticeFiles.fileId)))
      .where(
        and(
          eq(noticeFiles.schoolId, sql.placeholder('schoolId')),
          eq(noticeFiles.noticeId, sql.placeholder('noticeId')),
        ),
      )
      .orderBy(asc(noticeFiles.position))
      .prepare(name),
  ).execute({ schoolId, noticeId });
}

export type FileOnNotice = Awaited<ReturnType<typeof filesOf>>[number];

/** The person's own uploads, and files of notices they may read. */
export function isReadableFile(role: Role): SQL | undefined {
  const onReadableNotice = sql`exists (
    select 1 from ${noticeFiles} nf join ${notices} on ${notices.schoolId} = nf.school_id and ${notices.id} = nf.notice_id
    where nf.school_id = ${files.schoolId} and nf.file_id = ${files.id} and ${readableBy(role)})`;
  return and(
    sql`${files.schoolId} in (${reader.schoolId}, 0)`,
    or(eq(files.ownerId, reader.personId), onReadableNotice),
  );
}

export async function findReadableFile(db: Queryable, actor: Actor, fileId: string, today: string) {
  const isIt = and(eq(files.id, sql.placeholder('fileId')), isReadableFile(actor.role));
  const query = prepared(db, `readable-file-${actor.role}`, (name) =>
    db.select().from(files).where(isIt).prepare(name),
  );
  const [row] = await query.execute({ ...readerValues(actor, today), fileId });
  return row;
}
