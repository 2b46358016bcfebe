import type { Handler } from '#server/core/pipeline.ts';
import { savedResult, saveProgram } from '../save-program.ts';

/** [C6-03] */
export const saveComplierWorkspaceProgram: Handler<'saveComplierWorkspaceProgram'> = async (input, scene) =>
  savedResult(await saveProgram(scene, input));
