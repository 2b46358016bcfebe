import type { Handler } from '#server/core/pipeline.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';

/** [CD-02] Programs come by our own calls alone: an address in a request is neither kept nor asked. */
export const updateZipUrl: Handler<'updateZipUrl'> = async (_input, scene) => {
  refuseDemo(scene);
  throw scene.refuse('no_outside_compiler');
};
