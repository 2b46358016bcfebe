import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lte,
  not,
  or,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { QueryResult } from 'pg';
import { type NoticeList, type Readers, type Role, readersByCode } from '#contract';
import { lastDayOfWeek } from '../../domain/school-day.ts';
import type { Actor } from '../../domain/sessions.ts';
import type { Queryable } from '../database.ts';
import { files, noticeAudiences, noticeFiles, notices } from '../schema/notice.ts';
import { memberships, people } from '../schema/school.ts';

const preparedOf = new WeakMap<Queryable, Map<string, unknown>>();

/**
 * A query that is built once a database and planned once a connection, which for most queries takes longer than
 * running them. The name is the query's alone; what differs from run to run is in placeholders.
 */
export function prepared<Query>(db: Queryable, name: string, build: (name: string) => Query): Query {
  const known = preparedOf.get(db) ?? new Map<string, unknown>();
  preparedOf.set(db, known);
  if (!known.has(name)) known.set(name, build(name));
  return known.get(name) as Query;
}

const dialect = new PgDialect();
/** Builds SQL and runs none. */
export const builder = drizzle.mock();

/**
 * The same inside transactions, each of which is a database of its own to `prepared`: built once and for all.
 * Rows have the names and types of the database. Without a name it is planned at each run, for the values at hand.
 */
export function statement<Row extends object>(name: string | undefined, query: SQLWrapper) {
  const built = dialect.sqlToQuery(query.getSQL());
  return async (db: Queryable, values: Readonly<Record<string, unknown>>): Promise<Row[]> => {
    const run = db._.session.prepareQuery<PreparedQueryConfig & { execute: QueryResult<Row> }>(
      built,
      undefined,
      name,
      false,
    );
    return (await run.execute(values)).rows;
  };
}

/** Who reads and on which day: placeholders of the queries about a reader's notices, and what to run them with. */
const reader = {
  schoolId: sql.placeholder('schoolId'),
  personId: sql.placeholder('personId'),
  today: sql.placeholder('today'),
};
export function readerValues(actor: Actor, today: string) {
  return { schoolId: actor.school.id, personId: actor.id, today };
}

export const author = and(eq(people.schoolId, notices.schoolId), eq(people.id, notices.createdBy));
const ofSchool = eq(notices.schoolId, reader.schoolId);
const own = eq(notices.createdBy, reader.personId);

/** notice_for codes a role reads; a school admin oversees every notice of the school. */
function codesReadBy(reader: keyof Readers): number[] {
  return Object.entries(readersByCode)
    .filter(([, readers]) => readers[reader])
    .map(([code]) => Number(code));
}
const facultyCodes = codesReadBy('faculty');
const studentCodes = codesReadBy('students');

/**
 * SQL that is true for the notices addressed to the reader and already shared on the school's `today`
 * [QC-31, QU-22]. The author's own notices are not included: lists add them where they belong.
 */
function addressedTo(role: Role): SQL {
  const shared = sql`(${notices.isActive} and ${notices.visibleFrom} <= ${reader.today})`;
  if (role === 2) return shared;
  const codes = role === 3 ? studentCodes : role === 4 ? facultyCodes : [];
  if (codes.length === 0) return sql`false`;
  // The reader's places stand apart from the notice, so that the planner can go through the school's audiences once
  // for a list instead of once for each notice in it.
  return sql`(${shared} and ${inArray(notices.noticeFor, codes)} and exists (
    select 1 from ${noticeAudiences} a
    where a.school_id = ${reader.schoolId} and a.notice_id = ${notices.id}
      and (a.grade_id, a.division_id) in (
        select 0, 0
        union all
        select m.grade_id, place.division_id
        from ${memberships} m, lateral (values (0), (m.division_id)) as place (division_id)
        where m.school_id = ${reader.schoolId} and m.person_id = ${reader.personId})))`;
}

/** Own notices count as readable whatever their dates and state. */
export function readableBy(role: Role): SQL {
  return sql`(${own} or ${addressedTo(role)})`;
}

/** Which notices a list shows [QC-31, QU-22, QU-23]. */
function belongsTo(list: NoticeList, role: Role): SQL | undefined {
  // Bare booleans: to a planner that does not know a parameter's value, `= true` is not the index's `is_active`.
  const active = sql`${notices.isActive}`;
  switch (list) {
    case 'inactive':
      return and(own, not(active));
    case 'active':
      return and(active, readableBy(role));
    case 'due':
      return and(
        active,
        gte(notices.dueDate, reader.today),
        lte(notices.dueDate, sql.placeholder('weekEnd')),
        readableBy(role),
      );
  }
}

const orderOf = {
  due: [asc(notices.dueDate), desc(notices.id)],
  active: [desc(notices.visibleFrom), desc(notices.id)],
  inactive: [desc(notices.updatedAt), desc(notices.id)],
};

/** The most a list hands out when all is asked for. */
const allAtMost = 1000;

/** Finds the page by keys alone and reads whole rows only for what is on it. */
function listQuery(db: Queryable, list: NoticeList, role: Role, ofMonth: boolean) {
  const inMonth = sql`to_char(${notices.visibleFrom}, 'YYYY-MM') = ${sql.placeholder('month')}`;
  const page = db.$with('page').as(
    db
      .select({ id: notices.id, count: sql<number>`count(*) over ()`.mapWith(Number).as('count') })
      .from(notices)
      .where(and(ofSchool, belongsTo(list, role), ofMonth ? inMonth : undefined))
      .orderBy(...orderOf[list])
      .limit(sql.placeholder('limit')),
  );
  return db
    .with(page)
    .select({
      notice: notices,
      firstName: people.firstName,
      lastName: people.lastName,
      count: page.count,
    })
    .from(page)
    .innerJoin(notices, and(ofSchool, eq(notices.id, page.id)))
    .innerJoin(people, author)
    .orderBy(...orderOf[list]);
}

/** One list of a reader's board; `month` is `2026-11` or ''. */
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
    weekEnd: lastDayOfWeek(today),
    month,
    limit: wanted.limit === 'all' ? allAtMost : wanted.limit,
  });
  return { rows, count: rows[0]?.count ?? 0 };
}
export type ListedNotice = Awaited<ReturnType<typeof listNotices>>['rows'][number];

/** The notice when the person may read it; undefined otherwise, as if it were not there. */
export async function findReadable(db: Queryable, actor: Actor, noticeId: number, today: string) {
  const query = prepared(db, `readable-notice-${actor.role}`, (name) =>
    db
      .select({ notice: notices, firstName: people.firstName, lastName: people.lastName })
      .from(notices)
      .innerJoin(people, author)
      .where(and(ofSchool, eq(notices.id, sql.placeholder('noticeId')), readableBy(actor.role)))
      .prepare(name),
  );
  const [row] = await query.execute({ ...readerValues(actor, today), noticeId });
  return row;
}

/** Locks a notice of the person's school for a change. */
export async function lockNotice(db: Queryable, schoolId: number, noticeId: number) {
  const [row] = await db
    .select()
    .from(notices)
    .where(and(eq(notices.schoolId, schoolId), eq(notices.id, noticeId)))
    .for('update');
  return row;
}

type StoredNotice = Omit<typeof notices.$inferSelect, 'searchText'>;

const newNotice = Object.fromEntries(
  Object.keys(getTableColumns(notices))
    .filter((name) => name !== 'id' && name !== 'searchText')
    .map((name) => [name, sql.placeholder(name)]),
) as Record<keyof Omit<StoredNotice, 'id'>, Placeholder>;

const insertWithAudience = statement<{ id: number }>(
  'insert-notice',
  sql`with notice as ${builder.insert(notices).values(newNotice).returning()},
  audience as (
    insert into ${noticeAudiences} (school_id, notice_id, grade_id, division_id)
    select school_id, id, grade_id, division_id
    from notice, unnest(${sql.placeholder('gradeIds')}::int[], ${sql.placeholder('divisionIds')}::int[])
      as place (grade_id, division_id))
  select id from notice`,
);

/** Stores a notice and whom it reaches in one trip to the database. */
export async function insertNotice(
  db: Queryable,
  notice: Omit<StoredNotice, 'id'>,
  places: readonly { readonly gradeId: number; readonly divisionId: number }[],
): Promise<StoredNotice> {
  const [stored] = await insertWithAudience(db, {
    ...notice,
    gradeIds: places.map((place) => place.gradeId),
    divisionIds: places.map((place) => place.divisionId),
  });
  if (!stored) throw new Error('An inserted notice was not returned.');
  return { ...notice, id: stored.id };
}

/** The files on a notice, in the author's order. */
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

/** The stored file when it is the person's own upload or hangs on a notice they may read. */
export async function findReadableFile(db: Queryable, actor: Actor, fileId: string, today: string) {
  const onReadableNotice = sql`exists (
    select 1 from ${noticeFiles} nf
    join ${notices} on ${notices.schoolId} = nf.school_id and ${notices.id} = nf.notice_id
    where nf.school_id = ${files.schoolId} and nf.file_id = ${files.id} and ${readableBy(actor.role)})`;
  const query = prepared(db, `readable-file-${actor.role}`, (name) =>
    db
      .select()
      .from(files)
      .where(
        and(
          eq(files.schoolId, reader.schoolId),
          eq(files.id, sql.placeholder('fileId')),
          or(eq(files.ownerId, reader.personId), onReadableNotice),
        ),
      )
      .prepare(name),
  );
  const [row] = await query.execute({ ...readerValues(actor, today), fileId });
  return row;
}
