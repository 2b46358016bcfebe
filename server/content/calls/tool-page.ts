import type { Handler } from '#server/core/pipeline.ts';
import { toolPage as page } from '../queries/terms.ts';

/** [CA-03] */
export const toolPage: Handler<'tool-page'> = (input, scene) => page(scene, input);
