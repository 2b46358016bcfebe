import type { Handler } from '#server/core/pipeline.ts';
import { setStatus } from '../change-status.ts';

export const setNoticeStatus: Handler<'set-notice-status'> = (input, scene) =>
  setStatus(input.notices, input.isActive === 1, scene);
