import { type SQL, sql } from 'drizzle-orm';
import type { SignedInContext } from '#server/core/call-context.ts';
import { channelsInQuietHours, mutedRecipients, tellOfNotifications } from '#server/notifications/index.ts';
import { notifications } from '#server/notifications/schema.ts';
import type { Channel } from '#server/realtime/channels.ts';
import { people } from '#server/schools/schema.ts';

interface Telling {
  /** Of `people`: who is told. */
  readonly isTold: SQL | undefined;
  /** The channels they hear it in. */
  readonly heardIn: readonly Channel<'person' | 'division' | 'school'>[];
  readonly project: { readonly id: number; readonly title: string };
  /** Address of the screen it leads to. */
  readonly url: string;
}

/** Tells people of a project; who was told of it before finds it new again. The number of them. */
export async function tellOfProject(scene: SignedInContext, telling: Telling): Promise<number> {
  const { app, db, actor } = scene;
  const { isTold, heardIn, project, url } = telling;
  const { rowCount } = await db.execute(sql`
    insert into ${notifications}
      (school_id, person_id, kind, cause, version, from_name, message, url, created_at)
    select ${people.schoolId}, ${people.id}, 'activity', ${`project:${project.id}`}, 1,
      ${`${actor.firstName} ${actor.lastName}`.trim()}, ${project.title}, ${url},
      ${app.now().toISOString()}::timestamptz
    from ${people} where ${isTold}
    on conflict (school_id, person_id, cause) do update
      set version = notifications.version + 1, from_name = excluded.from_name, message = excluded.message,
        url = excluded.url, created_at = excluded.created_at, read_at = null, cleared_at = null`);
  if (!rowCount) return 0;
  const muted = await mutedRecipients(db, [actor.school.id], 'activity');
  const hushed = await channelsInQuietHours(db, app.now(), isTold);
  scene.afterCommit(() => tellOfNotifications(app, heardIn, { muted, hushed }));
  return rowCount;
}
