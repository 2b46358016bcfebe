import { and, eq, getTableColumns, isNull, type Placeholder, sql } from 'drizzle-orm';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { nextVersion } from '#server/db/next-version.ts';
import { builder, statement } from '#server/db/prepared.ts';
import { people, schools } from '#server/directory/schema.ts';
import { noticeAudiences, notices } from '../schema/notice.ts';
import type { Place } from './audiences.ts';
import { goesToGivenOf } from './notice-reach.ts';
import { readersOf, type SharedNotice } from './notice-readers.ts';

export type StoredNotice = Omit<typeof notices.$inferSelect, 'searchText'>;
export type NoticeKey = Pick<StoredNotice, 'schoolId' | 'id'>;

const isNotice = ({ schoolId, id }: NoticeKey) => and(eq(notices.schoolId, schoolId), eq(notices.id, id));

/** A condition on `notices` for one of the person's school, deleted or not. */
const isOfSchool = (actor: Actor, id: number) =>
  and(isNotice({ schoolId: actor.school.id, id }), goesToGivenOf(actor));

/** undefined for a deleted notice. */
export async function findOfSchool(db: Queryable, actor: Actor, id: number) {
  const [row] = await db
    .select({ id: notices.id, noticeFor: notices.noticeFor, createdBy: notices.createdBy })
    .from(notices)
    .where(and(isOfSchool(actor, id), isNull(notices.deletedAt)));
  return row;
}

/** Locks it for a change; undefined for a deleted one. */
export async function lockNotice(db: Queryable, actor: Actor, id: number): Promise<StoredNotice | undefined> {
  const [row] = await db
    .select()
    .from(notices)
    .where(and(isOfSchool(actor, id), isNull(notices.deletedAt)))
    .for('update');
  return row;
}

export async function lockNoticeOrDeleted(db: Queryable, actor: Actor, id: number) {
  const [row] = await db.select().from(notices).where(isOfSchool(actor, id)).for('update');
  return row;
}

export async function findOfficeNotice(db: Queryable, id: number) {
  const [notice] = await db
    .select()
    .from(notices)
    .where(isNotice({ schoolId: 0, id }));
  return notice;
}

export async function findWithSchool(db: Queryable, key: NoticeKey) {
  const [found] = await db
    .select({ notice: notices, school: schools })
    .from(notices)
    .innerJoin(schools, eq(schools.id, notices.schoolId))
    .where(isNotice(key));
  return found;
}

export async function findWithAuthor(db: Queryable, key: NoticeKey) {
  const [found] = await db
    .select({ notice: notices, author: people, school: schools })
    .from(notices)
    .innerJoin(people, and(eq(people.schoolId, notices.schoolId), eq(people.id, notices.createdBy)))
    .innerJoin(schools, eq(schools.id, notices.schoolId))
    .where(isNotice(key));
  return found;
}

type NewNotice = Omit<StoredNotice, 'id' | 'deletedAt' | 'deletedBy' | 'reach'>;

/** Columns that a new notice does not set. */
const laterColumns = ['id', 'searchText', 'deletedAt', 'deletedBy', 'reach'];

const newNotice = Object.fromEntries(
  Object.keys(getTableColumns(notices))
    .filter((name) => !laterColumns.includes(name))
    .map((name) => [name, sql.placeholder(name)]),
) as Record<keyof NewNotice, Placeholder>;

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

/** Stores a notice and its audience in one trip to the database. */
export async function insertNotice(
  db: Queryable,
  notice: NewNotice,
  places: readonly Place[],
): Promise<StoredNotice> {
  const [stored] = await insertWithAudience(db, {
    ...notice,
    gradeIds: places.map((place) => place.gradeId),
    divisionIds: places.map((place) => place.divisionId),
  });
  if (!stored) throw new Error('An inserted notice was not returned.');
  return { ...notice, id: stored.id, deletedAt: null, deletedBy: null, reach: null };
}

/** Writes these values of a locked notice and counts its version up, unless they name one. */
export async function updateNotice(
  db: Queryable,
  key: NoticeKey,
  values: Partial<StoredNotice>,
): Promise<StoredNotice> {
  const [notice] = await db
    .update(notices)
    .set({ version: nextVersion(notices), ...values })
    .where(isNotice(key))
    .returning();
  if (!notice) throw new Error('A locked notice was not updated.');
  return notice;
}

/** Feeds the author's usual reach; without `counted` the readers are counted. */
export async function updateReach(db: Queryable, notice: SharedNotice, counted?: number): Promise<void> {
  const reach = counted ?? sql`(select count(*) from ${people} where ${readersOf(notice)})`;
  await db.update(notices).set({ reach }).where(isNotice(notice));
}
