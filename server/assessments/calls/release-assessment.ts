import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { channels } from '#server/realtime/channels.ts';
import { findAssessment, writeAssessment } from '../queries/assessments.ts';
import { countReleasable, releaseMarked } from '../queries/marks.ts';
import { isOwnAssessment } from '../queries/reach-assessments.ts';
import { tellAssessmentChanged, tellResult } from '../tell.ts';

/** Ours [CE-02] */
export const releaseAssessment: Handler<'release-assessment'> = async ({ assessment_id }, scene) => {
  refuseDemo(scene);
  const { app, db, actor } = scene;
  const assessment = await findAssessment(db, assessment_id, isOwnAssessment(actor), 'no key update');
  const now = app.now();
  const attempts = await releaseMarked(db, assessment, now);
  const personIds = [...new Set(attempts)];
  const { released, unmarked, open } = await countReleasable(db, assessment, now);
  if (released === 0) throw scene.refuse('nothing_marked');
  if (assessment.releasedAt === null) await writeAssessment(db, assessment, { releasedAt: now });
  await audit(scene, actor, 'assessment.released', { id: assessment.id, attempts: attempts.length });
  const heardIn = personIds.map((id) => channels.person(assessment.schoolId, id));
  tellAssessmentChanged(scene, assessment, heardIn);
  if (personIds.length > 0) await tellResult(scene, assessment, personIds);
  return {
    success: 'true',
    data: { attempts: attempts.length, students: personIds.length, unmarked, open, released },
  };
};
