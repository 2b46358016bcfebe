import type { Handler } from '#server/core/pipeline.ts';
import { isRefusal } from '#server/core/refusal.ts';
import { deleteNotices } from '#server/notices/index.ts';

/** [C1-05, ER-06] 0: it is still on, is deleted already, or was changed since; nothing is deleted. */
export const deleteNoticeSuperadmin: Handler<'delete-notice-superadmin'> = async (input, scene) => {
  const before = { id: input.noticeId, version: input.noticeVersion };
  try {
    const { data } = await deleteNotices([before], scene);
    return { data: 1, version: data.done[0]?.version ?? 0 };
  } catch (error) {
    if (isRefusal(error) && ['still_active', 'stale'].includes(error.code)) return { data: 0, version: 0 };
    throw error;
  }
};
