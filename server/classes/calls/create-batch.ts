import type { Handler } from '#server/core/pipeline.ts';
import { saveParts } from '../save-groups.ts';

export const createBatch: Handler<'create-batch'> = (input, scene) => saveParts(scene, 'club', input);
