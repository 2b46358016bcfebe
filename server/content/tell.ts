import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { SignedInContext } from '#server/core/call-context.ts';
import { builder } from '#server/db/prepared.ts';
import { people } from '#server/directory/schema.ts';
import { tellOfNotifications, tellPeople } from '#server/notifications/index.ts';
import { notifications } from '#server/notifications/schema.ts';
import type { Channel } from '#server/realtime/channels.ts';

interface Telling {
  /** Of `people`: who is told. */
  readonly isTold: SQL | undefined;
  /** The channels they hear it in. */
  readonly heardIn: readonly Channel<'person' | 'division' | 'grade' | 'school'>[];
  readonly project: { readonly id: number; readonly title: string };
  /** What of the project it is about; left out: the project. A second telling of the same replaces the first. */
  readonly part?: { readonly cause: string; readonly title: string };
  /** Address of the screen it leads to. */
  readonly url: string;
}

/** Tells people of a project; who was told of it before finds it new again. The number of them. */
export function tellOfProject(scene: SignedInContext, telling: Telling): Promise<number> {
  const { isTold, heardIn, project, part, url } = telling;
  const news = {
    kind: 'activity' as const,
    cause: part?.cause ?? `project:${project.id}`,
    message: part ? `${project.title}: ${part.title}` : project.title,
    url,
  };
  return tellPeople(scene, news, { isTold, heardIn });
}

/** What a part of a project told these people is no longer so: it leaves their bells. */
export async function takeBackNotifications(
  { app, db, actor, afterCommit }: SignedInContext,
  { isTold, heardIn, cause }: Pick<Telling, 'isTold' | 'heardIn'> & { readonly cause: string },
): Promise<void> {
  const isTheirs = exists(
    builder
      .select({ one: sql`1` })
      .from(people)
      .where(and(eq(people.schoolId, notifications.schoolId), eq(people.id, notifications.personId), isTold)),
  );
  const isOfCause = and(eq(notifications.schoolId, actor.school.id), eq(notifications.cause, cause));
  const gone = await db
    .delete(notifications)
    .where(and(isOfCause, isTheirs))
    .returning({ id: notifications.id });
  if (gone.length > 0) afterCommit(() => tellOfNotifications(app, heardIn));
}
