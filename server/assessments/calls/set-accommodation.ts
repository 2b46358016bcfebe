import { roles } from '#contract/core/roles.ts';
import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { conflict, notFound, refuseStale } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { channels } from '#server/realtime/channels.ts';
import { isTaughtBy } from '#server/schools/index.ts';
import { moveEnds } from '../attempt-ends.ts';
import { waitForStartsOf } from '../queries/attempts.ts';
import { countStudents } from '../queries/audience.ts';
import { lockAccommodation, saveAccommodation } from '../queries/differences.ts';
import { tellAssessmentChanged } from '../tell.ts';

/** Ours [CE-01] */
export const setAccommodation: Handler<'set-accommodation'> = async (input, scene) => {
  refuseDemo(scene);
  const { app, db, actor } = scene;
  const key = { schoolId: actor.school.id, personId: input.student_id };
  const isReached = actor.role === roles.schoolAdmin ? undefined : isTaughtBy(db, actor);
  if ((await countStudents(db, key.schoolId, [key.personId], isReached)) === 0) throw notFound();
  await waitForStartsOf(db, key.personId);
  const stored = await lockAccommodation(db, key);
  refuseStale(scene, stored?.version ?? 0, input.version);
  const { factor, reason } = input;
  const values = { factor, reason, setBy: actor.id, setAt: app.now(), version: input.version + 1 };
  const saved = await saveAccommodation(db, key, values, stored !== undefined);
  if (!saved) throw conflict();
  const moved = await moveEnds(db, key, app.now());
  await audit(scene, actor, 'accommodation.changed', { student: key.personId, factor });
  for (const { assessmentId, authorId } of moved)
    tellAssessmentChanged(scene, { schoolId: key.schoolId, id: assessmentId, authorId }, [
      channels.person(key.schoolId, key.personId),
    ]);
  return { success: 'true', data: { version: saved.version, moved: moved.length } };
};
