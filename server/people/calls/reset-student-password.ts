import { roles } from '#contract/core/roles.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { reset } from '../reset-password.ts';

export const resetStudentPassword: Handler<'reset-student-password'> = (input, scene) =>
  reset({ id: input.id, role: roles.student }, scene, input);
