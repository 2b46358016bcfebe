import type { Handler } from '#server/core/pipeline.ts';
import { modulePage as page } from '../queries/modules.ts';

/** [CA-03] */
export const modulePage: Handler<'module-page'> = (input, scene) => page(scene, input);
