import { noDesignThinking } from '#contract/content/content.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { contentOwnerOf } from '../queries/content-owner.ts';
import { hasFormSession, reserveProject } from '../queries/projects.ts';

/** [D8] Reserves an empty project, hidden until it is saved. A repeat for the same form returns the same one. */
export const getProjectId: Handler<'get-project-id'> = async ({ formSession }, scene) => {
  const { app, db, actor, refuse } = scene;
  if (!(await hasFormSession(db, actor, formSession))) throw refuse('form_session');
  const now = app.now();
  const { schoolId, origin } = contentOwnerOf(scene);
  const reserved = await reserveProject(db, {
    schoolId,
    authorId: actor.id,
    reservedFor: formSession,
    origin,
    title: '',
    designThinking: noDesignThinking,
    createdAt: now,
    updatedAt: now,
    updatedBy: actor.id,
  });
  if (!reserved) throw refuse('form_session');
  return { success: 'true', data: { project_id: reserved.id } };
};
