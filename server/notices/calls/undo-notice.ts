import type { Handler } from '#server/core/pipeline.ts';
import { undoNotice as takeBack } from '../undo-notice.ts';

export const undoNotice: Handler<'undo-notice'> = async (input, scene) => {
  await takeBack(scene, { id: input.notice_id, version: input.version });
  return { success: 'true', information: 'The notice was taken back. Nobody sees it any more.' };
};
