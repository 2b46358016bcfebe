import type { SQL } from 'drizzle-orm';
import type { SignedInContext } from '#server/core/call-context.ts';
import { takeOutOfBells, tellOfNotifications, tellPeople } from '#server/notifications/index.ts';
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
  const gone = await takeOutOfBells(db, actor.school.id, cause, isTold);
  if (gone > 0) afterCommit(() => tellOfNotifications(app, heardIn));
}
