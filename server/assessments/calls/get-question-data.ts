import { fieldsOf } from '#contract/assessments/question-fields.rules.ts';
import { shownFiles } from '#server/content/index.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { countUses, findQuestion, isReadableQuestion, sourceOf } from '../queries/questions.ts';

/** [CE-01] */
export const getQuestionData: Handler<'get-question-data'> = async ({ id }, { db, actor }) => {
  const found = await findQuestion(db, id, isReadableQuestion(actor));
  if (!found) throw notFound();
  const { question, bank, stored } = found;
  const { version, number, removedAt, bankId, projectId, language, schoolId } = question;
  const uses = await countUses(db, actor.school.id, id);
  const values = fieldsOf(stored, { bankId, projectId: projectId === 0 ? null : projectId, language });
  const pictures = [values.pictureId, ...values.choices.map(({ pictureId }) => pictureId)];
  return {
    success: 'true',
    data: {
      id,
      version,
      number,
      isOwn: sourceOf(actor, bank) === 'own',
      isRemoved: removedAt !== null,
      uses,
      values,
      files: await shownFiles(db, schoolId, pictures),
    },
  };
};
