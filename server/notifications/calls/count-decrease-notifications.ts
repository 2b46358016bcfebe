import type { Handler } from '#server/core/pipeline.ts';
import { read } from '../own-notifications.ts';

/** [PF-09] */
export const countDecreaseNotifications: Handler<'count-decrease-notifications'> = ({ id }, scene) =>
  read(id, scene);
