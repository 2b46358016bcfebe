import type { Handler } from '#server/core/pipeline.ts';
import { remind } from '../remind.ts';

/** [C5-04] */
export const notifyStudentProject: Handler<'notify-student-project'> = (input, scene) =>
  remind(scene, { rows: [input] });
