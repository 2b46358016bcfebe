import type { Handler } from '#server/core/pipeline.ts';
import { unshare } from '../share.ts';

export const unshareProjectSession: Handler<'unshare-project-session'> = (input, scene) =>
  unshare(scene, input);
