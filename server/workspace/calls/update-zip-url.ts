import type { Handler } from '#server/core/pipeline.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';

/** [CD-02] Programs come only by our own calls. An address in a request is neither kept nor called. */
export const updateZipUrl: Handler<'updateZipUrl'> = async (_input, scene) => {
  refuseDemo(scene);
  throw scene.refuse('no_outside_compiler');
};
