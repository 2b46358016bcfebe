import type { SQL } from 'drizzle-orm';
import type { SignedInContext } from '#server/core/call-context.ts';
import { takeOutOfBells, tellOfNotifications, tellPeople } from '#server/notifications/index.ts';
import type { Channel } from '#server/realtime/channels.ts';

interface Telling {
  /** A condition on `people`: the recipients. */
  readonly isTold: SQL | undefined;
  readonly heardIn: readonly Channel<'person' | 'division' | 'grade' | 'school'>[];
  readonly project: { readonly id: number; readonly title: string };
  /** The part it is about; left out: the project. A second message about the same part replaces the first. */
  readonly part?: { readonly cause: string; readonly title: string };
  readonly url: string;
}

/** Tells people of a project; people told before find it new again. Returns their number. */
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

/** Removes from bells what a part of a project told, because it no longer holds. */
export async function takeBackNotifications(
  { app, db, actor, afterCommit }: SignedInContext,
  { isTold, heardIn, cause }: Pick<Telling, 'isTold' | 'heardIn'> & { readonly cause: string },
): Promise<void> {
  const gone = await takeOutOfBells(db, actor.school.id, cause, isTold);
  if (gone > 0) afterCommit(() => tellOfNotifications(app, heardIn));
}
