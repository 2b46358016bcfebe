import type { Handler } from '#server/core/pipeline.ts';
import { remind } from '../remind.ts';

/** [C5-04] */
export const notifyAllStudentProject: Handler<'notify-all-student-project'> = (input, scene) =>
  remind(scene, input);
