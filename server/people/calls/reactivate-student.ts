import { roles } from '#contract/core/roles.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { changeStatus } from '../status.ts';

export const reactivateStudent: Handler<'reactivate-student'> = (input, scene) =>
  changeStatus(scene, roles.student, input, 'restored');
