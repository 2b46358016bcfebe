import type { Handler } from '#server/core/pipeline.ts';
import { share } from '../share.ts';

export const shareClubProjectSession: Handler<'share-club-project-session'> = (input, scene) =>
  share(scene, input);
