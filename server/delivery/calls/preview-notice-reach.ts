import type { Handler } from '#server/core/pipeline.ts';
import { pageOf } from '../delivery-answers.ts';
import { countReach, listReach } from '../reach.ts';

export const previewNoticeReach: Handler<'preview-notice-reach'> = async (input, scene) => {
  const { notice_id: noticeId, noticeFor, show } = input;
  const wish = { noticeId, noticeFor, grades: input.grade, divisions: input.division };
  if (show === 'numbers') return { status: 1, numbers: await countReach(scene, wish), data: [], count: 0 };
  const { rows, count } = await listReach(scene, wish, show, pageOf(input));
  return { status: 1, numbers: null, data: rows, count };
};
