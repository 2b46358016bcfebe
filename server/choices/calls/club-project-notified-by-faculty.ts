import type { Handler } from '#server/core/pipeline.ts';
import { notifyClass } from '../notify-class.ts';

export const clubProjectNotifiedByFaculty: Handler<'club-project-notified-by-faculty'> = (input, scene) =>
  notifyClass(scene, input);
