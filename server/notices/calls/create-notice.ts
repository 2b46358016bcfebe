import type { Handler } from '#server/core/pipeline.ts';
import { commonInput, filesOf } from '../notice-input.ts';
import { saveNotice } from '../save-notice.ts';

/** [C1-01] The school admin's form. */
export const createNotice: Handler<'create-notice'> = (input, scene) =>
  saveNotice(
    {
      ...commonInput(input, scene.actor),
      id: input.noticeID,
      noticeFor: input.noticeSendFor,
      isActive: input.isActive === 1,
      files: filesOf(input.noticefiles),
    },
    scene,
  );
