import { and, eq } from 'drizzle-orm';
import { fieldsOf } from '#contract/assessments/question-fields.rules.ts';
import { shownFiles } from '#server/content/index.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { isReadableQuestion, sourceOf, usesIn, wholeQuestions } from '../queries/questions.ts';
import { questions } from '../schema/questions.ts';

/** [CE-01] */
export const getQuestionData: Handler<'get-question-data'> = async ({ id }, { db, actor }) => {
  const [found] = await wholeQuestions(db, and(eq(questions.id, id), isReadableQuestion(actor)), 1);
  if (!found) throw notFound();
  const { question, bank, stored } = found;
  const { version, number, removedAt, bankId, projectId, language, schoolId } = question;
  const [used] = await db
    .select({ uses: usesIn(actor.school.id) })
    .from(questions)
    .where(eq(questions.id, id));
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
      uses: used?.uses ?? 0,
      values,
      files: await shownFiles(db, schoolId, pictures),
    },
  };
};
