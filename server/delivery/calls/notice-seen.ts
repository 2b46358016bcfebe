import type { Handler } from '#server/core/pipeline.ts';
import { noteSeen } from '../delivery.ts';

export const noticeSeen: Handler<'notice-seen'> = async (input, scene) => {
  const opened = input.notices.map((each) => ({ id: each.id, secondsAgo: each.seconds_ago }));
  return { status: 1, count: await noteSeen(scene, opened) };
};
