import type { Handler } from '#server/core/pipeline.ts';
import { decide } from '../decide.ts';

/** [C5-03] */
export const approvedStudentProject: Handler<'approved-student-project'> = (input, scene) =>
  decide(scene, input, false);
