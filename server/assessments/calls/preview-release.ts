import type { Handler } from '#server/core/pipeline.ts';
import { findAssessment } from '../queries/assessments.ts';
import { countReleasable } from '../queries/marks.ts';
import { isOwnAssessment } from '../queries/reach-assessments.ts';

/** Ours [CE-02] */
export const previewRelease: Handler<'preview-release'> = async ({ assessment_id }, { app, db, actor }) => {
  const assessment = await findAssessment(db, assessment_id, isOwnAssessment(actor));
  const { released: _released, ...data } = await countReleasable(db, assessment, app.now());
  return { success: 'true', data };
};
