import type { Handler } from '#server/core/pipeline.ts';
import { detachProgram } from '#server/works/index.ts';

/** [PU-04] */
export const workspaceProgramRemove: Handler<'workspace-program-remove'> = async (input, scene) => ({
  success: 'true',
  information: 'Deleted successfully.',
  data: { version: await detachProgram(scene, input.work_id, input.version) },
});
