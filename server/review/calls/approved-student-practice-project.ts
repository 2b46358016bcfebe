import type { Handler } from '#server/core/pipeline.ts';
import { decide } from '../decide.ts';

/** [C5-03] */
export const approvedStudentPracticeProject: Handler<'approved-student-practice-project'> = (input, scene) =>
  decide(scene, input, true);
