import type { Handler } from '#server/core/pipeline.ts';
import { remindReaders } from '../reminders.ts';

export const remindNotice: Handler<'remind-notice'> = async (input, scene) => ({
  status: 1,
  ...(await remindReaders(scene, input.notice_id)),
});
