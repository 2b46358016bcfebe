import type { Handler } from '#server/core/pipeline.ts';
import { termPage as page } from '../queries/terms.ts';

/** [CA-03] */
export const termPage: Handler<'term-page'> = (input, scene) => page(scene, input);
