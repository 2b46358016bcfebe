import type { Handler } from '#server/core/pipeline.ts';
import { setRemoved } from '#server/core/resource/set-removed.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { assessmentState } from '../queries/assessments.ts';
import { assessmentResource } from '../resources.ts';
import { tellAssessmentChanged } from '../tell.ts';

/** Ours [CE-01] */
export const removeAssessment: Handler<'remove-assessment'> = (input, scene) => {
  refuseDemo(scene);
  const { actor, refuse } = scene;
  return setRemoved(assessmentResource, scene, {
    ...input,
    before: async (db, { id }) => {
      if ((await assessmentState(db, id)) !== 'draft') throw refuse('not_draft');
    },
    after: async (_db, { id }) =>
      tellAssessmentChanged(scene, { schoolId: actor.school.id, id, authorId: actor.id }, []),
  });
};
