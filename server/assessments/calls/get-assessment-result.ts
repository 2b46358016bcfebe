import { lateSaveSeconds } from '#contract/assessments/assessments.rules.ts';
import type { AssessmentResult } from '#contract/assessments/attempt.wire.ts';
import { isPassed, percentOf } from '#contract/assessments/marking.rules.ts';
import { toMarks } from '#contract/assessments/question-types.rules.ts';
import { bit } from '#contract/core/bit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { pictureOf, receiptOf } from '../attempt.presenter.ts';
import { inOrderOf } from '../draw-questions.ts';
import { endIfOver } from '../end-attempts.ts';
import { keysAsMarked } from '../keys-as-marked.ts';
import { toScores } from '../practical.presenter.ts';
import { type Assessment, findOwnAssessment, writerOf } from '../queries/assessments.ts';
import {
  type Attempt,
  attemptQuestions,
  attemptQuestionsWithKeys,
  lockOwnAttempt,
  overForAllAt,
} from '../queries/attempts.ts';
import { scoresOfAttempts } from '../queries/practical.ts';
import { lastRegradeOf } from '../queries/regrades.ts';
import { seatOf } from '../queries/scheduled-students.ts';

/** Ours [CE-02] */
export const getAssessmentResult: Handler<'get-assessment-result'> = async (
  { attempt_id },
  { app, db, actor },
) => {
  const now = app.now();
  const attempt = await endIfOver(db, await lockOwnAttempt(db, actor, attempt_id), now);
  const assessment = await findOwnAssessment(db, attempt);
  const receipt = receiptOf(attempt, await attemptQuestions(db, attempt));
  if (!receipt) throw notFound();
  // An attempt marked after a release waits for the next one.
  const isReleased = attempt.marks !== null && attempt.state === 'released';
  const hasScore = isReleased && assessment.showPolicy !== 'nothing';
  const hasKeys =
    hasScore && assessment.showPolicy === 'score_then_keys' && (await isOver(db, assessment, now));
  const data: AssessmentResult = {
    attempt_id: attempt.id,
    assessment_id: assessment.id,
    assessment_name: assessment.title,
    teacher: await writerOf(db, assessment),
    ...(await seatOf(db, attempt)),
    number: attempt.number,
    ...receipt,
    late_saves: attempt.lateSaves,
    show_policy: assessment.showPolicy,
    is_released: bit(isReleased),
    sent_back: attempt.state === 'sent_back' ? attempt.feedback : null,
    score: hasScore ? scoreOf(attempt, assessment) : null,
    marked_again_at: hasScore ? ((await lastRegradeOf(db, attempt))?.getTime() ?? null) : null,
    answers: hasKeys ? await answersOf(db, assessment, attempt) : null,
  };
  return { success: 'true', data };
};

/** Until nobody works and no late save can count, a student could copy the right answers. */
async function isOver(db: Queryable, assessment: Assessment, now: Date): Promise<boolean> {
  const at = await overForAllAt(db, assessment);
  return at !== null && now.getTime() > at + lateSaveSeconds * 1000;
}

function scoreOf(attempt: Attempt, { passPercent }: Assessment): AssessmentResult['score'] {
  const marks = attempt.marks ?? 0;
  const most = attempt.marksMost;
  return {
    marks: toMarks(marks),
    marks_most: toMarks(most),
    percent: most === 0 ? null : percentOf(marks, most),
    pass_percent: passPercent,
    is_passed: most === 0 ? null : bit(isPassed(marks, most, passPercent)),
    feedback: attempt.feedback,
  };
}

/** Includes the right answers, so call it only once they are open. */
async function answersOf(
  db: Queryable,
  assessment: Assessment,
  attempt: Attempt,
): Promise<AssessmentResult['answers']> {
  const questions = await keysAsMarked(db, assessment, await attemptQuestionsWithKeys(db, attempt));
  const scores = await scoresOfAttempts(db, attempt.schoolId, [attempt.id]);
  return questions.map(({ item, version, answer, key, explanation, isCorrected }) => ({
    position: item.position,
    prompt: version.prompt,
    picture: pictureOf(version),
    body: inOrderOf(version.body, item.choiceOrder),
    answer: answer?.value ?? null,
    marks: answer ? (answer.marks === null ? null : toMarks(answer.marks)) : 0,
    marks_most: toMarks(item.marksMost),
    feedback: answer?.feedback ?? '',
    key,
    explanation,
    is_corrected: bit(isCorrected),
    scores: toScores(scores.filter(({ answerPosition }) => answerPosition === item.position)),
  }));
}
