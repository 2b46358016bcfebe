import { isReadable } from '#server/content/index.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { contentDisposition } from '#server/files/content-disposition.ts';
import { findFile } from '#server/files/find-file.ts';
import { lessonPlanFile } from '../lesson-plan.ts';
import { readableProject } from '../queries/projects.ts';

/** [C6-03] Streams. */
export const downloadLessonPlan: Handler<'download-lesson-plan'> = async (input, scene) => {
  const { app, db, actor, reply, refuse } = scene;
  const project = await readableProject(db, isReadable(actor), input.project_id);
  if (!project) throw notFound();
  const { content } = project;
  if (input.session_id !== 0 && !content.sessions.some(({ id }) => id === input.session_id)) throw notFound();
  const fileId = lessonPlanFile(content, input.session_id);
  const file = fileId !== null && (await findFile(app, db, actor, fileId));
  if (!file) throw refuse('no_lesson_plan');
  reply.headers({
    'content-type': 'application/octet-stream',
    'content-length': String(file.size),
    'content-disposition': contentDisposition('attachment', file.name),
    'cache-control': 'no-store',
  });
  return reply.send(await app.files.open(file.storageKey));
};
