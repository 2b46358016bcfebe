import type { Handler } from '#server/core/pipeline.ts';
import { acknowledge } from '../delivery.ts';

export const acknowledgeNotice: Handler<'acknowledge-notice'> = async (input, scene) => ({
  status: 1,
  acknowledged_at: (await acknowledge(scene, input.notice_id)).toISOString(),
});
