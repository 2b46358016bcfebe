import { toMarks } from '#contract/assessments/question-types.rules.ts';
import type { RegradeChange } from '#contract/assessments/regrade.wire.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { findAssessment } from '../queries/assessments.ts';
import { isOwnAssessment } from '../queries/reach-assessments.ts';
import { planRegrade, type RegradePlan, resultsOf } from '../regrade.ts';

const shownMost = 200;
const marksOrNull = (marks: number | null) => (marks === null ? null : toMarks(marks));

/** Ours [CE-03] */
export const previewRegrade: Handler<'preview-regrade'> = async (input, scene) => {
  const assessment = await findAssessment(scene.db, input.assessment_id, isOwnAssessment(scene.actor));
  const { keyNumber, changes, handedIn, open, digest } = await planRegrade(scene, assessment, input);
  const all = changes.map((change) => toChange(change, assessment.passPercent));
  const flips = (passes: 0 | 1) =>
    all.filter(({ passed_before, passed_after }) => passed_before === 1 - passes && passed_after === passes)
      .length;
  return {
    success: 'true',
    data: {
      key_number: keyNumber,
      changes: all.slice(0, shownMost),
      changed: changes.length,
      to_pass: flips(1),
      to_fail: flips(0),
      handed_in: handedIn.length,
      open,
      digest,
    },
  };
};

function toChange(change: RegradePlan['changes'][number], passPercent: number): RegradeChange {
  const { attemptId, student, before, after, marksMost, most } = change;
  const result = resultsOf(change, passPercent);
  return {
    attempt_id: attemptId,
    student_name: student,
    before: marksOrNull(before),
    after: marksOrNull(after),
    most_before: toMarks(marksMost),
    most_after: toMarks(most),
    total_before: marksOrNull(result.before.marks),
    total_after: marksOrNull(result.after.marks),
    total_most_before: toMarks(result.before.most),
    total_most_after: toMarks(result.after.most),
    passed_before: result.before.isPassed,
    passed_after: result.after.isPassed,
  };
}
