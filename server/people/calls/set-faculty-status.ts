import { roles } from '#contract/core/roles.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { changeStatus } from '../status.ts';

export const setFacultyStatus: Handler<'set-faculty-status'> = (input, scene) =>
  changeStatus(scene, roles.faculty, input, input.status);
