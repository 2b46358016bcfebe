import type { Handler } from '#server/core/pipeline.ts';
import { saveWork } from '../save-work.ts';

export const updateProjectFile: Handler<'update-project-file'> = (input, scene) =>
  saveWork(scene, input, input.draft_flag === 1);
