import { and, desc, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { notices } from '../schema/notice.ts';
import { people } from '../schema/school.ts';
import { author, prepared, type Reader, readableOn, readerValues, sides } from './notices.ts';

/** As many as a list hands out when all is asked for. */
const eventsAtMost = 1000;

/** What a person reads now and that has a due date, the latest first; also of their own notices only those shared. */
export function listDatedNotices(db: Queryable, reader: Reader, today: string) {
  const query = prepared(db, `dated-notices-${reader.role}`, (name) =>
    db
      .select({
        schoolId: notices.schoolId,
        id: notices.id,
        title: notices.title,
        description: notices.description,
        dueDate: notices.dueDate,
        version: notices.version,
        createdAt: notices.createdAt,
        updatedAt: notices.updatedAt,
        author: sql<string>`trim(${people.firstName} || ' ' || ${people.lastName})`,
      })
      .from(notices)
      .innerJoin(people, author)
      .where(
        and(
          sql`${notices.isActive}`,
          isNotNull(notices.dueDate),
          lte(notices.visibleFrom, sql.placeholder('today')),
          or(...sides.map((side) => readableOn(side, reader.role))),
        ),
      )
      .orderBy(desc(notices.dueDate), desc(notices.id))
      .limit(eventsAtMost)
      .prepare(name),
  );
  return query.execute(readerValues(reader, today));
}
export type DatedNotice = Awaited<ReturnType<typeof listDatedNotices>>[number];
