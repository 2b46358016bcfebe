import { roles } from '#contract/core/roles.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { reset } from '../reset-password.ts';

/** [ER-22] */
export const resetFacultyPassword: Handler<'reset-faculty-password'> = (input, scene) =>
  reset({ id: input.faculty_id, role: roles.faculty }, scene);
