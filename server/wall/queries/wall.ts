import {
  and,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { type Role, roles } from '#contract/core/roles.ts';
import type { WallItem } from '#contract/wall/wall.wire.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Bound } from '#server/db/page.ts';
import { builder } from '#server/db/prepared.ts';
import { people, schools } from '#server/directory/schema.ts';
import { files } from '#server/files/schema/file.ts';
import { isWithinReach } from '#server/schools/index.ts';
import { firstPicture } from '#server/works/index.ts';
import { workEntries } from '#server/works/schema.ts';
import { consents, wallEntries } from '../schema.ts';

/** Every list, view and file of the wall checks these conditions. */

type Reader = Pick<Actor, 'role' | 'school' | 'schools'>;

/** A valid consent of the student; `named`: it allows the name. */
const hasConsent = (named?: 'named'): SQL =>
  exists(
    builder
      .select({ one: sql`1` })
      .from(consents)
      .where(
        and(
          eq(consents.schoolId, wallEntries.schoolId),
          eq(consents.personId, wallEntries.personId),
          isNull(consents.withdrawnAt),
          named && eq(consents.scope, named),
        ),
      ),
  );

/** Hides people in the bin. */
const isOfSomebodyHere = exists(
  builder
    .select({ one: sql`1` })
    .from(people)
    .where(
      and(
        eq(people.schoolId, wallEntries.schoolId),
        eq(people.id, wallEntries.personId),
        isNull(people.deletedAt),
      ),
    ),
);

const isUp = and(isNull(wallEntries.removedAt), isOfSomebodyHere);

/** The central office has no wall. */
export const isOnOwnWall = ({ school }: Reader): SQL | undefined =>
  and(eq(wallEntries.schoolId, school.id), isUp);

/** Entries that the school took off its wall. */
export const isTakenOffOf = ({ school }: Reader): SQL | undefined =>
  and(eq(wallEntries.schoolId, school.id), isNotNull(wallEntries.removedAt));

/** A work whose grade is hidden from this reader is not found by it. */
export const isOfGroup = (where: SQL | undefined, reader: Reader, group: number | undefined) =>
  group === undefined ? where : and(where, eq(wallEntries.groupId, group), isNamedFor(reader));

/** [QU-59] Other schools' works with a valid consent; for staff with assigned schools, only those schools. */
export const isBeyond = ({ school, schools: given }: Reader): SQL | undefined =>
  and(
    ne(wallEntries.schoolId, school.id),
    isUp,
    hasConsent(),
    isWithinReach({ schools: given }, wallEntries.schoolId),
  );

const mayRead: readonly Role[] = [roles.superAdmin, roles.schoolAdmin, roles.faculty, roles.student];

/** A condition on `wall_entries`: the person may open them. Admins also open removed ones. */
export function isSeen(reader: Reader): SQL {
  if (!mayRead.includes(reader.role)) return sql`false`;
  const own =
    reader.role === roles.schoolAdmin ? eq(wallEntries.schoolId, reader.school.id) : isOnOwnWall(reader);
  return or(own, isBeyond(reader)) ?? sql`false`;
}

const isOwn = ({ school }: Reader): SQL<boolean> => sql`${wallEntries.schoolId} = ${school.id}`;

/** [QU-59] A student of another school only if the guardian allowed it. */
const isNamedFor = (reader: Reader): SQL<boolean> =>
  sql<boolean>`(${isOwn(reader)} or ${hasConsent('named')})`;

/** '' for what would tell who the student is. */
const nameFor = (reader: Reader, column: SQLWrapper): SQL<string> =>
  sql<string>`case when ${isNamedFor(reader)} then ${column} else '' end`;

const columnsFor = (reader: Reader) => ({
  id: wallEntries.id,
  version: wallEntries.version,
  project_name: wallEntries.title,
  project_cover: sql<string>`coalesce(${wallEntries.coverFileId}::text, '')`,
  picture: firstPicture(wallEntries),
  first_name: nameFor(reader, people.firstName),
  last_name: nameFor(reader, people.lastName),
  grade: nameFor(reader, wallEntries.groupName),
  division_name: nameFor(reader, wallEntries.divisionName),
  school_name: schools.name,
  added_at: sql<number>`(extract(epoch from ${wallEntries.addedAt}) * 1000)::float8`,
});

const select = (db: Queryable, reader: Reader) =>
  db
    .select(columnsFor(reader))
    .from(wallEntries)
    .innerJoin(people, and(eq(people.schoolId, wallEntries.schoolId), eq(people.id, wallEntries.personId)))
    .innerJoin(schools, eq(schools.id, wallEntries.schoolId));

export const wallRows = (db: Queryable, reader: Reader, bound: Bound): PromiseLike<WallItem[]> =>
  bound(select(db, reader));

/** [DF-06] Of the person's own school. */
export const newestOfWall = (db: Queryable, reader: Reader, limit: number): PromiseLike<WallItem[]> =>
  select(db, reader)
    .where(isOnOwnWall(reader))
    .orderBy(desc(wallEntries.addedAt), desc(wallEntries.id))
    .limit(limit);

/** undefined: the person may not see it. */
export async function wallEntry(db: Queryable, reader: Reader, id: number) {
  const isIt = eq(wallEntries.id, id);
  const [item] = await select(db, reader).where(and(isIt, isSeen(reader)));
  if (!item) return undefined;
  const [shown] = await db.select(shownColumns(reader)).from(wallEntries).where(isIt);
  return shown && { item, ...shown };
}

const shownColumns = (reader: Reader) => ({
  schoolId: wallEntries.schoolId,
  workId: wallEntries.workId,
  attempt: wallEntries.attempt,
  isNamed: isNamedFor(reader),
});

/** The entries of the wall through which this person sees the file; none for a cover. Named ones are first. */
export const entriesOfFile = (db: Queryable, reader: Reader, fileId: string) =>
  db
    .select(shownColumns(reader))
    .from(wallEntries)
    .innerJoin(workEntries, isOfShownAttempt)
    .where(and(eq(workEntries.fileId, fileId), isSeen(reader)))
    .orderBy(desc(isNamedFor(reader)), wallEntries.id)
    .limit(1);

const isOfShownAttempt = and(
  eq(wallEntries.schoolId, workEntries.schoolId),
  eq(wallEntries.workId, workEntries.workId),
  eq(wallEntries.attempt, workEntries.attempt),
);

/** Leaves out names of other schools' students, because a search must not reveal them. */
export const searchTextFor = (place: 'school' | 'beyond'): SQL =>
  place === 'school'
    ? sql`lower(${wallEntries.title} || ' ' || (
        select coalesce(p.search_text, '') from ${people} p
        where p.school_id = ${wallEntries.schoolId} and p.id = ${wallEntries.personId}))`
    : sql`lower(${wallEntries.title})`;

/** Files and covers of works that this person sees. */
export const isFileOfWall = (reader: Reader): SQL =>
  or(
    exists(
      builder
        .select({ one: sql`1` })
        .from(workEntries)
        .innerJoin(wallEntries, isOfShownAttempt)
        .where(
          and(eq(workEntries.fileId, files.id), eq(workEntries.schoolId, files.schoolId), isSeen(reader)),
        ),
    ),
    inArray(
      files.id,
      builder
        .select({ id: sql`${wallEntries.coverFileId}` })
        .from(wallEntries)
        .where(and(eq(wallEntries.coverFileId, files.id), isSeen(reader))),
    ),
  ) ?? sql`false`;
