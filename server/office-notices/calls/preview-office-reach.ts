import type { Handler } from '#server/core/pipeline.ts';
import { pageOf } from '#server/delivery/index.ts';
import { countOfficeReach, listOfficeReach } from '../reach.ts';

export const previewOfficeReach: Handler<'preview-office-reach'> = async (input, scene) => {
  const wish = {
    noticeId: input.notice_id,
    noticeFor: input.noticeFor,
    countries: input.country_id,
    states: input.state_id,
    schools: input.schoolIds,
    grades: input.gradeIds,
  };
  if (input.show === 'numbers')
    return { status: 1, numbers: await countOfficeReach(scene, wish), data: [], count: 0 };
  const { rows, count } = await listOfficeReach(scene, wish, input.show, pageOf(input));
  const data = rows.map(({ id, name, place, people }) => ({ id, name, place, people }));
  return { status: 1, numbers: null, data, count };
};
