import {
  isMarkedByRule,
  questionTypeNumbers,
  questionTypes,
} from '#contract/assessments/question-types.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';

/** [QU-37] */
export const assessmentQuestionType: Handler<'assessment-question-type'> = async () => ({
  success: 'true',
  data: questionTypes.map((type) => ({
    id: questionTypeNumbers[type],
    type,
    is_marked_by_rule: isMarkedByRule(type) ? 1 : 0,
  })),
});
