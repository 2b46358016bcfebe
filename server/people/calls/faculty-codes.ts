import { roles } from '#contract/core/roles.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { makeCodes } from '../sheets/make-codes.ts';

export const facultyCodes: Handler<'faculty-codes'> = (input, scene) =>
  makeCodes(input, scene, roles.faculty);
