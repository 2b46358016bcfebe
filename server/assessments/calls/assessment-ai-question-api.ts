import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { questionsOfBank } from '../queries/questions.ts';
import { hasOwnBank } from '../queries/reach-banks.ts';
import { suggestFromBank } from '../suggest.ts';

const looked = 500;

/** [QU-38] Stores nothing: the teacher saves a suggestion as an ordinary question. */
export const assessmentAiQuestionApi: Handler<'assessment-ai-question-api'> = async (input, scene) => {
  refuseDemo(scene);
  const { db, actor, refuse } = scene;
  const { bank_id: bankId, seed, count } = input;
  if (!(await hasOwnBank(db, actor, bankId))) throw notFound();
  const bank = (await questionsOfBank(db, bankId, looked)).map(({ question, stored }) => ({
    id: question.id,
    of: {
      bankId,
      projectId: question.projectId === 0 ? null : question.projectId,
      language: question.language,
    },
    stored,
  }));
  const suggested = suggestFromBank(bank, seed, count);
  if (suggested.length === 0) throw refuse('too_few_questions');
  return {
    success: 'true',
    data: {
      made_by: 'rules',
      suggestions: suggested.map(({ from, way, fields }) => ({
        from_id: from.id,
        from_prompt: from.stored.prompt,
        way,
        values: fields,
      })),
    },
  };
};
