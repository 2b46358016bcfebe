import type { Handler } from '#server/core/pipeline.ts';
import { saveProgram, toldSaved } from '../save-program.ts';

/** [C6-03] */
export const saveComplierWorkspaceProgram: Handler<'saveComplierWorkspaceProgram'> = async (input, scene) =>
  toldSaved(await saveProgram(scene, input));
