import type { Handler } from '#server/core/pipeline.ts';
import { saveTranslation } from '../translations.ts';

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
