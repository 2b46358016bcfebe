import type { Handler } from '#server/core/pipeline.ts';
import { commonInput, filesOf } from '../notice-input.ts';
import { saveNotice } from '../save-notice.ts';

/** [C1-02] The faculty form. */
export const createFacultyNotice: Handler<'create-faculty-notice'> = (input, scene) =>
  saveNotice(
    {
      ...commonInput(input, scene.actor),
      id: input.id,
      noticeFor: input.noticeFor,
      isActive: input.status === 1,
      files: filesOf(input.file),
    },
    scene,
  );
