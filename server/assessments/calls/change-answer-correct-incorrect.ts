import type { Handler } from '#server/core/pipeline.ts';
import { giveMarks } from '../marks.ts';

/** [CE-03] */
export const changeAnswerCorrectIncorrect: Handler<'changeAnswerCorrectIncorrect'> = (
  { attempt_id, position, is_correct, reason, version },
  scene,
) =>
  giveMarks(scene, attempt_id, [
    { position, marks: is_correct === 1 ? 'all' : 0, feedback: null, reason, version },
  ]);
