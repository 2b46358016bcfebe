import { toMarks } from '#contract/assessments/question-types.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { pictureOf } from '../attempt.presenter.ts';
import { drawFrom, inOrderOf } from '../draw-questions.ts';
import { findAssessment, itemsOf } from '../queries/assessments.ts';
import { isOwnAssessment } from '../queries/reach-assessments.ts';
import { itemsToStore } from '../schedule-items.ts';

/** Ours [CE-01] */
export const previewAssessment: Handler<'preview-assessment'> = async (input, scene) => {
  const { db, actor } = scene;
  const { assessment_id: id, seed } = input;
  const before = id === 0 ? [] : await itemsOf(db, await findAssessment(db, id, isOwnAssessment(actor)));
  const kept = before.flatMap(({ questionId }) => (questionId === null ? [] : [questionId]));
  const items = await itemsToStore(scene, { ...input, state: 'draft' }, kept);
  const shuffles = {
    shufflesQuestions: input.shuffle_questions === 1,
    shufflesChoices: input.shuffle_choices === 1,
  };
  const drawn = await drawFrom(db, items, shuffles, seed);
  const questions = drawn.map(({ item, version }) => {
    const { prompt, body } = version;
    const marks = toMarks(item.marksMost);
    const shown = { prompt, picture: pictureOf(version), body: inOrderOf(body, item.choiceOrder) };
    return { position: item.position, marks, ...shown };
  });
  const marks = toMarks(drawn.reduce((sum, { item }) => sum + item.marksMost, 0));
  return { success: 'true', data: { questions, marks } };
};
