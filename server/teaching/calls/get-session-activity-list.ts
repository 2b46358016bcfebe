import { readableContent } from '#contract/content/content.rules.ts';
import { isReadable, readershipFor, sharedSessions } from '#server/content/index.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { liveProjectOf, readableProject } from '../queries/projects.ts';

/** [C4-05] Students need a share of the session; throws 404 otherwise. */
export const getSessionActivityList: Handler<'get-session-activity-list'> = async (input, { db, actor }) => {
  const project = await readableProject(db, isReadable(actor), await liveProjectOf(db, input.session_id));
  if (!project) throw notFound();
  const readership = readershipFor(actor);
  const shared =
    readership === 'all' ? await sharedSessions(db, actor, project.projectId) : new Set<number>();
  if (readership === 'all' && !shared.has(input.session_id)) throw notFound();
  const content = readableContent(project.content, readership, shared);
  const session = content.sessions.find(({ id }) => id === input.session_id);
  if (!session) throw notFound();
  return { success: 'true', data: [...session.activities] };
};
