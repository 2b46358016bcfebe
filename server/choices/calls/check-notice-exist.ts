import { bit } from '#contract/core/bit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { wasNotified } from '../notify-class.ts';

export const checkNoticeExist: Handler<'check-notice-exist'> = async (input, scene) => ({
  success: 'true',
  exists: bit(await wasNotified(scene, input)),
});
