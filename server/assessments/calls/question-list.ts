import type { Handler } from '#server/core/pipeline.ts';
import { questionPage } from '../queries/questions.ts';

/** [CE-01] */
export const questionList: Handler<'question-list'> = (input, scene) => questionPage(scene, input);
