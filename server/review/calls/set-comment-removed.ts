import type { Handler } from '#server/core/pipeline.ts';
import { setCommentRemoved as setRemoved } from '../comment.ts';

export const setCommentRemoved: Handler<'set-comment-removed'> = (input, scene) => setRemoved(scene, input);
