import type { Handler } from '#server/core/pipeline.ts';
import { keysAsMarked } from '../keys-as-marked.ts';
import { showMarkable } from '../marks.presenter.ts';
import { toScores } from '../practical.presenter.ts';
import { findAssessment } from '../queries/assessments.ts';
import { questionsWithKeys } from '../queries/attempts.ts';
import { scoresOfAttempts } from '../queries/practical.ts';
import { isReachedStudent, isReadableAssessment } from '../queries/reach-assessments.ts';
import { type Result, resultsPage } from '../queries/results.ts';
import { showResult } from '../result.presenter.ts';

const isHandedIn = ({ attempt }: Result) => attempt !== null && attempt.state !== 'open';

/** Ours [CE-02] */
export const resultSheets: Handler<'result-sheets'> = async (
  { assessment_id, student_ids: studentIds, ...wanted },
  { app, db, actor },
) => {
  const assessment = await findAssessment(db, assessment_id, isReadableAssessment(actor));
  const isReached = isReachedStudent(db, actor, assessment);
  const reached = { now: app.now(), isReached, ...wanted.filters, studentIds };
  const page = await resultsPage(db, assessment, wanted, reached);
  const attemptIds = page.rows.filter(isHandedIn).flatMap(({ attempt }) => attempt?.id ?? []);
  const asked = await questionsWithKeys(db, assessment.schoolId, attemptIds);
  const questions = await keysAsMarked(db, assessment, asked);
  const scores = await scoresOfAttempts(db, assessment.schoolId, attemptIds);
  const sheetOf = (row: Result) => {
    const { attempt } = row;
    return {
      ...showResult(row, assessment.passPercent),
      feedback: attempt?.feedback ?? '',
      answers: attempt
        ? questions
            .filter(({ item }) => item.attemptId === attempt.id)
            .map((question) => ({
              ...showMarkable(question, attempt),
              scores: toScores(
                scores.filter(
                  (each) => each.attemptId === attempt.id && each.answerPosition === question.item.position,
                ),
              ),
            }))
        : [],
    };
  };
  return { ...page, rows: page.rows.map(sheetOf) };
};
