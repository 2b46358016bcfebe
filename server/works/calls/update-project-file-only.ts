import type { Handler } from '#server/core/pipeline.ts';
import { saveWork } from '../save-work.ts';

export const updateProjectFileOnly: Handler<'update-project-file-only'> = (input, scene) =>
  saveWork(scene, input, false);
