import { doorOf, timesFor } from '#contract/assessments/attempt-times.rules.ts';
import type { PracticalAnswer } from '#contract/assessments/practical.wire.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { pictureOf } from '../attempt.presenter.ts';
import { differentTimes, givenTimes } from '../attempt-ends.ts';
import { toPracticalRow, toScores } from '../practical.presenter.ts';
import type { Assessment } from '../queries/assessments.ts';
import { type Attempt, attemptQuestionsWithKeys } from '../queries/attempts.ts';
import { differencesOf } from '../queries/differences.ts';
import { findPractical, nextWaiting, scoresOf } from '../queries/practical.ts';
import { engineOf } from '../queries/programs.ts';
import { isMarkedBy } from '../queries/reach-assessments.ts';
import { hasLaterAttempt } from '../queries/write-attempts.ts';

/** [CE-02] */
export const completedPracticalAssessmentAnswer: Handler<'completed-practical-assessment-answer'> = async (
  { attempt_id: attemptId, position },
  { app, db, actor },
) => {
  const isAllowed = isMarkedBy(db, actor);
  const found = await findPractical(db, { attemptId, position }, isAllowed);
  if (!found) throw notFound();
  const { attempt, assessment, answer, version } = found;
  const scores = await scoresOf(db, { schoolId: attempt.schoolId, attemptId, position });
  const value = answer?.value ?? null;
  const workspaceId = value?.type === 'practical' ? value.workspaceId : 0;
  const engine = await engineOf(db, attempt.schoolId, workspaceId);
  const questions = await attemptQuestionsWithKeys(db, attempt);
  const key = questions.find(({ item }) => item.position === position)?.key;
  return {
    success: 'true',
    data: {
      ...toPracticalRow(found),
      assessment_id: assessment.id,
      assessment_name: assessment.title,
      number: attempt.number,
      attempt_state: attempt.state,
      picture: pictureOf(version),
      model_answer: key?.type === 'practical' ? key.modelAnswer : '',
      answer: value,
      engine,
      feedback: attempt.state === 'sent_back' ? attempt.feedback : (answer?.feedback ?? ''),
      rubric_id: scores[0]?.rubricId ?? (version.rubricId || assessment.rubricId),
      scores: toScores(scores),
      version: answer?.version ?? 0,
      ...(await againOf(db, assessment, attempt, app.now())),
      ...(await nextWaiting(db, assessment, { isAllowed, but: { attemptId, position } })),
    },
  };
};

/** When the student of an attempt that is sent back can begin another one. */
async function againOf(
  db: Queryable,
  assessment: Assessment,
  attempt: Attempt,
  now: Date,
): Promise<Pick<PracticalAnswer, 'again' | 'opens_at' | 'last_start_at'>> {
  const { schoolId, assessmentId, personId } = attempt;
  const { override, factor } = await differencesOf(db, { schoolId, assessmentId, personId });
  const given = givenTimes(assessment);
  const times = given && timesFor(given, differentTimes(override), factor);
  const again = async (): Promise<PracticalAnswer['again']> => {
    if (await hasLaterAttempt(db, attempt)) return 'begun';
    if (override?.isExcused) return 'excused';
    return times ? doorOf(times, now.getTime()) : 'early';
  };
  return {
    again: await again(),
    opens_at: times?.opensAt ?? null,
    last_start_at: times?.lastStartAt ?? null,
  };
}
