import type { Handler } from '#server/core/pipeline.ts';
import { deleteTranslation } from '../translations.ts';

export const deleteNoticeTranslation: Handler<'delete-notice-translation'> = async (input, scene) => {
  const { notice_id: noticeId, language, version } = input;
  await deleteTranslation({ noticeId, language, version }, scene);
  return { success: 'true', information: 'The translation was deleted.' };
};
