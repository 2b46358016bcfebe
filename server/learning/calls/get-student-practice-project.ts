import type { Handler } from '#server/core/pipeline.ts';
import { learningPage } from '../queries/learning-page.ts';

export const getStudentPracticeProject: Handler<'get-student-practice-project'> = (input, scene) =>
  learningPage(scene.db, scene.actor, 'Practice', input);
