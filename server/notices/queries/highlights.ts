import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { addDays } from '#contract/core/days.ts';
import type { Role } from '#contract/core/define-call.ts';
import { mostHighlights } from '#contract/notices/notice-list.wire.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import { people } from '#server/directory/schema.ts';
import { notices } from '../schema/notice.ts';
import { lookedUp, rowColumns } from './notice-row.ts';
import { author, belongsTo, isNew, readerValues, type Side } from './notices.ts';

/** How far back it looks: the cost stays the same while a school's notices grow over the years. */
const daysBack = 60;

const since = sql.placeholder('since');
const today = sql.placeholder('today');

/** Each kind is sorted and limited by an index of its own. */
const kinds = {
  unread: {
    day: notices.visibleFrom,
    where: and(
      sql`${isNew.sql}`,
      gte(notices.visibleFrom, since),
      // One expression, so that the planner uses the days back instead of all notices without a due date.
      sql`coalesce(${notices.dueDate}, 'infinity') >= ${today}`,
    ),
  },
  overdue: {
    day: notices.dueDate,
    where: and(gte(notices.dueDate, since), lt(notices.dueDate, today)),
  },
};

/** Finds the few notices by keys alone, as the lists do, and reads whole rows only for those. */
function highlightsQuery(db: Queryable, role: Role) {
  const keys = (kind: keyof typeof kinds, side: Side) => {
    const { day, where } = kinds[kind];
    return db
      .select({
        schoolId: notices.schoolId,
        id: notices.id,
        day: sql`${day}`.as('day'),
        isOverdue: sql<boolean>`${sql.raw(String(kind === 'overdue'))}`.as('is_overdue'),
      })
      .from(notices)
      .where(and(belongsTo('active', side, role), where))
      .orderBy(desc(day), desc(notices.id))
      .limit(mostHighlights);
  };
  const latest = (kind: keyof typeof kinds) => {
    const [school, office] = [
      keys(kind, 'school').as(`school_${kind}`),
      keys(kind, 'office').as(`office_${kind}`),
    ];
    const both = unionAll(db.select().from(school), db.select().from(office)).as(`both_${kind}`);
    return db
      .select()
      .from(both)
      .orderBy(desc(both.day), desc(both.id))
      .limit(mostHighlights)
      .as(`latest_${kind}`);
  };
  const [unread, overdue] = [latest('unread'), latest('overdue')];
  const page = unionAll(db.select().from(unread), db.select().from(overdue)).as('page');
  return db
    .select({
      notice: rowColumns,
      firstName: people.firstName,
      lastName: people.lastName,
      count: sql<number>`0`.mapWith(Number).as('count'),
      isNew,
      isOverdue: page.isOverdue,
      ...lookedUp,
    })
    .from(page)
    .innerJoin(notices, and(eq(notices.schoolId, page.schoolId), eq(notices.id, page.id)))
    .innerJoin(people, author)
    .orderBy(page.isOverdue, desc(page.day), desc(page.id));
}

/** At most three unread and three overdue notices of a reader, in one statement. */
export function findHighlights(db: Queryable, actor: Actor, day: string) {
  return prepared(db, `notice-highlights-${actor.role}`, (name) =>
    highlightsQuery(db, actor.role).prepare(name),
  ).execute({ ...readerValues(actor, day), language: actor.language, since: addDays(day, -daysBack) });
}
