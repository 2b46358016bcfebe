import { bit } from '#contract/core/bit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { remindFromTheOffice } from '../delivery.ts';

export const remindOfficeNotice: Handler<'remind-office-notice'> = async (input, scene) => {
  const { isQueued, isReminding, reminded, already } = await remindFromTheOffice(scene, input.notice_id);
  return { status: 1, queued: bit(isQueued), is_reminding: bit(isReminding), reminded, already };
};
