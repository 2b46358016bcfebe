import { and, eq } from 'drizzle-orm';
import { noDesignThinking } from '#contract/content/content.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { formSessions } from '#server/core/schema.ts';
import { contentOwnerOf } from '../queries/content-owner.ts';
import { projects } from '../schema/projects.ts';

/** [D8] An empty project that no list has until it is saved; asked twice for one form, it is the same. */
export const getProjectId: Handler<'get-project-id'> = async ({ formSession }, scene) => {
  const { app, db, actor, refuse } = scene;
  const isMine = and(
    eq(formSessions.schoolId, actor.school.id),
    eq(formSessions.personId, actor.id),
    eq(formSessions.token, formSession),
  );
  if ((await db.$count(formSessions, isMine)) === 0) throw refuse('form_session');
  const now = app.now();
  const { schoolId, origin } = contentOwnerOf(scene);
  const owner = { schoolId, authorId: actor.id, reservedFor: formSession };
  await db
    .insert(projects)
    .values({
      ...owner,
      origin,
      title: '',
      designThinking: noDesignThinking,
      createdAt: now,
      updatedAt: now,
      updatedBy: actor.id,
    })
    .onConflictDoNothing();
  const [reserved] = await db
    .select({ id: projects.id })
    .from(projects)
    .where(
      and(
        eq(projects.schoolId, schoolId),
        eq(projects.authorId, actor.id),
        eq(projects.reservedFor, formSession),
      ),
    );
  if (!reserved) throw refuse('form_session');
  return { success: 'true', data: { project_id: reserved.id } };
};
