import type { Handler } from '#server/core/pipeline.ts';
import { learningPage } from '../queries/learning-page.ts';

export const getStudentLearningList: Handler<'get-student-learning-list'> = ({ type, ...input }, scene) =>
  learningPage(scene.db, scene.actor, type, input);
