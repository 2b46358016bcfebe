import { and, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { reportEvents } from '#server/report-events/schema.ts';
import type { ChosenGroup } from './chosen-group.ts';

interface Sought {
  readonly schoolId: number;
  readonly since: Date;
  readonly act: string;
}

export const findEventsOfAct = (db: Queryable, { schoolId, since, act }: Sought, personId: number) =>
  db
    .select({
      id: reportEvents.id,
      measure: reportEvents.measure,
      projectId: reportEvents.subjectId,
      groupId: reportEvents.groupId,
      academicYear: reportEvents.academicYear,
      details: reportEvents.details,
    })
    .from(reportEvents)
    .where(
      and(
        eq(reportEvents.schoolId, schoolId),
        gte(reportEvents.at, since),
        eq(reportEvents.personId, personId),
        sql`${reportEvents.details} ->> 'act' = ${act}`,
      ),
    );

export async function isUndone(db: Queryable, { schoolId, since, act }: Sought): Promise<boolean> {
  const undone = and(
    eq(reportEvents.schoolId, schoolId),
    gte(reportEvents.at, since),
    sql`${reportEvents.details} ->> 'undoes' = ${act}`,
  );
  return (await db.$count(reportEvents, undone)) > 0;
}

/** True if anybody changed one of these projects in the place since. */
export async function hasLaterEvents(
  db: Queryable,
  { school, year, group }: ChosenGroup,
  events: readonly { readonly id: number; readonly projectId: number }[],
): Promise<boolean> {
  const later = and(
    eq(reportEvents.schoolId, school.id),
    eq(reportEvents.subject, 'project'),
    inArray(
      reportEvents.subjectId,
      events.map(({ projectId }) => projectId),
    ),
    eq(reportEvents.groupId, group.id),
    eq(reportEvents.academicYear, year),
    inArray(reportEvents.measure, [
      'project.chosen',
      'project.unchosen',
      'project.assigned',
      'project.unassigned',
    ]),
    gt(reportEvents.id, Math.max(...events.map(({ id }) => id))),
  );
  return (await db.$count(reportEvents, later)) > 0;
}
