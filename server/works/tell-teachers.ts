import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { builder } from '#server/db/prepared.ts';
import { channelsInQuietHours, mutedRecipients, tellOfNotifications } from '#server/notifications/index.ts';
import { notifications } from '#server/notifications/schema.ts';
import { channels } from '#server/realtime/channels.ts';
import { memberships, people } from '#server/schools/schema.ts';
import type { Work } from './queries/works.ts';

/** Where teachers find what was handed in. */
const reviewAddress = '/review/work';

/** Of `people`: who teaches the division now. */
const isTeacherOf = ({ schoolId, divisionId }: Pick<Work, 'schoolId' | 'divisionId'>): SQL | undefined =>
  and(
    eq(people.schoolId, schoolId),
    eq(people.role, roles.faculty),
    eq(people.isActive, true),
    exists(
      builder
        .select({ one: sql`1` })
        .from(memberships)
        .where(
          and(
            eq(memberships.schoolId, people.schoolId),
            eq(memberships.personId, people.id),
            eq(memberships.divisionId, divisionId),
          ),
        ),
    ),
  );

/** Tells them that a work waits. Handed in again, it is new in their bells again; so a student is one line a project. */
export async function tellTeachers(scene: SignedInContext, work: Work): Promise<void> {
  const { app, db, actor } = scene;
  const isTold = isTeacherOf(work);
  const name = `${actor.firstName} ${actor.lastName}`.trim();
  const { rowCount } = await db.execute(sql`
    insert into ${notifications}
      (school_id, person_id, kind, cause, version, from_name, message, url, created_at)
    select ${people.schoolId}, ${people.id}, 'work', ${`work:${work.id}`}, 1, ${name}, ${work.title},
      ${`${reviewAddress}/${work.id}`}, ${app.now().toISOString()}::timestamptz
    from ${people} where ${isTold}
    on conflict (school_id, person_id, cause) do update
      set version = notifications.version + 1, from_name = excluded.from_name, message = excluded.message,
        url = excluded.url, created_at = excluded.created_at, read_at = null, cleared_at = null`);
  if (!rowCount) return;
  const muted = await mutedRecipients(db, [work.schoolId], 'work');
  const hushed = await channelsInQuietHours(db, app.now(), isTold);
  const heardIn = [channels.division(work.schoolId, 'faculty', work.divisionId)];
  scene.afterCommit(() => tellOfNotifications(app, heardIn, { muted, hushed }));
}
