import { choiceOf } from '../../domain/audience.ts';
import { saveNotice } from '../../domain/save-notice.ts';
import type { Handler } from '../../pipeline.ts';

/** [C1-02] The faculty form. */
export const createFacultyNotice: Handler<'create-faculty-notice'> = (input, scene) =>
  saveNotice(
    {
      id: input.id,
      mode: input.noticeSubmitType,
      version: input.noticeVersion,
      title: input.title,
      description: input.description,
      noticeFor: input.noticeFor,
      ...choiceOf(scene.actor, input),
      shareDate: input.share_date,
      dueDate: input.due_date,
      dueDateMandatory: input.due_date_mandatory === 1,
      notifyEmail: input.notify_email === 1,
      asksReceipt: input.asks_receipt === 1,
      isActive: input.status === 1,
      files: input.file.map((file) => ({ fileId: file.fileName, name: file.org_fileName })),
      videos: input.video_url.map((video) => ({ url: video.fileName, label: video.org_fileName })),
      formSession: input.formSession,
      resharedFrom: input.reshared_from,
    },
    scene,
  );
