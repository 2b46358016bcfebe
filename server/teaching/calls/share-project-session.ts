import type { Handler } from '#server/core/pipeline.ts';
import { share } from '../share.ts';

export const shareProjectSession: Handler<'share-project-session'> = (input, scene) => share(scene, input);
