import type { Handler } from '#server/core/pipeline.ts';
import { deleteTranslation, saveTranslation } from '#server/notices/translations.ts';

export const saveNoticeTranslation: Handler<'save-notice-translation'> = async (input, scene) => {
  const data = await saveTranslation(
    {
      noticeId: input.notice_id,
      language: input.language,
      title: input.title,
      description: input.description,
      of: { title: input.of_title, description: input.of_description },
      version: input.version,
    },
    scene,
  );
  return { success: 'true', information: 'The translation was saved.', data };
};

export const deleteNoticeTranslation: Handler<'delete-notice-translation'> = async (input, scene) => {
  const { notice_id: noticeId, language, version } = input;
  await deleteTranslation({ noticeId, language, version }, scene);
  return { success: 'true', information: 'The translation was deleted.' };
};
