import type { Handler } from '#server/core/pipeline.ts';
import { countChosen } from '../queries/audience-groups.ts';
import { audienceToStore } from '../schedule-audience.ts';

/** Ours [CE-01] */
export const countAssessmentAudience: Handler<'count-assessment-audience'> = async (input, scene) => {
  const chosen = await audienceToStore(scene, { ...input, state: 'draft' });
  return { success: 'true', data: { students: await countChosen(scene.db, scene.actor.school.id, chosen) } };
};
