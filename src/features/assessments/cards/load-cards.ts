import { getScheduleAssessmentCall } from '#contract/assessments/calls/get-schedule-assessment.call.ts';
import { getScheduleAssessmentModelCall } from '#contract/assessments/calls/get-schedule-assessment-model.call.ts';
import type { AssessmentCard } from '#contract/assessments/schedule.wire.ts';
import type { Person } from '#contract/auth/session.model.ts';
import { hasKind } from '#contract/classes/classes.rules.ts';
import { call } from '#src/lib/api-client.ts';

/** [CB-05, CB-06] The assessments that a teacher or an admin reaches, of divisions and of clubs; what opens last first. */
export async function loadCards(
  { id: user_id, school }: Person,
  signal: AbortSignal,
): Promise<AssessmentCard[]> {
  const input = { user_id, school_id: school.id };
  const none = { data: [] };
  const [divisions, clubs] = await Promise.all([
    hasKind(school.model, 'grade') ? call(getScheduleAssessmentCall, input, { signal }) : none,
    hasKind(school.model, 'club') ? call(getScheduleAssessmentModelCall, input, { signal }) : none,
  ]);
  // What is given to single students, or to both, is in both lists.
  const all = new Map([...divisions.data, ...clubs.data].map((each) => [each.assessment_id, each]));
  // A draft without a day is what was begun last.
  return [...all.values()].toSorted(
    (one, other) =>
      (other.opens_at ?? Infinity) - (one.opens_at ?? Infinity) || other.assessment_id - one.assessment_id,
  );
}
