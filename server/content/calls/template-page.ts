import type { Handler } from '#server/core/pipeline.ts';
import { templatePage as page } from '../queries/templates.ts';

/** [CA-03] */
export const templatePage: Handler<'template-page'> = (input, scene) => page(scene, input);
