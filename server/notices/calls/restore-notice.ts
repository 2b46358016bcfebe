import type { Handler } from '#server/core/pipeline.ts';
import { restoreNotices } from '../tend-notices.ts';

export const restoreNotice: Handler<'restore-notice'> = (input, scene) =>
  restoreNotices(input.notices, scene);
