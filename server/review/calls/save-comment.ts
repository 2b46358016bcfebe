import type { Handler } from '#server/core/pipeline.ts';
import { saveComment as save } from '../comment.ts';

export const saveComment: Handler<'save-comment'> = (input, scene) => save(scene, input);
