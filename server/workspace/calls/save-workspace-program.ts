import type { Handler } from '#server/core/pipeline.ts';
import { savedResult, saveProgram } from '../save-program.ts';

/** [CW-18, CW-21] */
export const saveWorkspaceProgram: Handler<'save-workspace-program'> = async (input, scene) =>
  savedResult(await saveProgram(scene, input));
