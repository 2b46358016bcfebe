import type { Handler } from '#server/core/pipeline.ts';
import { reopen } from '../decide.ts';

export const reopenWork: Handler<'reopen-work'> = (input, scene) => reopen(scene, input);
