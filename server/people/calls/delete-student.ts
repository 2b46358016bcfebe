import { roles } from '#contract/core/roles.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { changeStatus } from '../status.ts';

export const deleteStudent: Handler<'delete-student'> = (input, scene) =>
  changeStatus(scene, roles.student, input, 'deleted');
