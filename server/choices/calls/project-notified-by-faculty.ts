import type { Handler } from '#server/core/pipeline.ts';
import { notifyClass } from '../notify-class.ts';

export const projectNotifiedByFaculty: Handler<'project-notified-by-faculty'> = (input, scene) =>
  notifyClass(scene, input);
