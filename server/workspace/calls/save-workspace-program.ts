import type { Handler } from '#server/core/pipeline.ts';
import { saveProgram, toldSaved } from '../save-program.ts';

/** [CW-18, CW-21] */
export const saveWorkspaceProgram: Handler<'save-workspace-program'> = async (input, scene) =>
  toldSaved(await saveProgram(scene, input));
