import { toMarks } from '#contract/assessments/question-types.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { findAssessment } from '../queries/assessments.ts';
import { planRegrade } from '../regrade.ts';
import { isOwnAssessment } from '../schedule.policy.ts';

const shownMost = 200;
const marksOrNull = (marks: number | null) => (marks === null ? null : toMarks(marks));

/** Ours [CE-03] */
export const previewRegrade: Handler<'preview-regrade'> = async (input, scene) => {
  const assessment = await findAssessment(scene.db, input.assessment_id, isOwnAssessment(scene.actor));
  const { keyNumber, changes, handedIn, open, digest } = await planRegrade(scene, assessment, input);
  return {
    success: 'true',
    data: {
      key_number: keyNumber,
      changes: changes.slice(0, shownMost).map(({ attemptId, student, before, after, marksMost, most }) => ({
        attempt_id: attemptId,
        student_name: student,
        before: marksOrNull(before),
        after: marksOrNull(after),
        most_before: toMarks(marksMost),
        most_after: toMarks(most),
      })),
      changed: changes.length,
      handed_in: handedIn.length,
      open,
      digest,
    },
  };
};
