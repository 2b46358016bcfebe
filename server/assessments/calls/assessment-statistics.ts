import { statisticsFrom } from '#contract/assessments/assessments.rules.ts';
import { bit } from '#contract/core/bit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { findAssessment } from '../queries/assessments.ts';
import { isReadableAssessment } from '../queries/reach-assessments.ts';
import { attemptFigures, questionFigures } from '../queries/statistics.ts';
import { toQuestionStatistics } from '../statistics.presenter.ts';

/** Ours [CE-02] */
export const assessmentStatistics: Handler<'assessment-statistics'> = async (
  { assessment_id },
  { db, actor },
) => {
  const assessment = await findAssessment(db, assessment_id, isReadableAssessment(actor));
  const figures = await attemptFigures(db, assessment);
  const counted = figures?.counted ?? 0;
  const isEnough = figures !== undefined && counted >= statisticsFrom;
  const questions = await questionFigures(db, assessment);
  return {
    success: 'true',
    data: {
      assessment_name: assessment.title,
      pass_percent: assessment.passPercent,
      is_own: bit(assessment.authorId === actor.id),
      handed_in: figures?.handed_in ?? 0,
      counted,
      needed: statisticsFrom,
      mean: isEnough ? figures.mean : null,
      median: isEnough ? figures.median : null,
      deviation: isEnough ? figures.deviation : null,
      passed: isEnough ? figures.passed : null,
      minutes: isEnough ? figures.minutes : null,
      buckets: isEnough ? figures.buckets : [],
      questions: questions.map((each) => toQuestionStatistics(each, isEnough)),
    },
  };
};
