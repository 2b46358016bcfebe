import type { Handler } from '#server/core/pipeline.ts';
import { saveNotice } from '#server/notices/index.ts';
import { officeAudienceOf } from '../audience.ts';

/** [C1-03, EN-11] The central office's form. */
export const createNoticeByAdmin: Handler<'create-notice-by-admin'> = (input, scene) =>
  saveNotice(
    {
      id: input.notice_id,
      mode: input.noticeSubmitType,
      version: input.noticeVersion,
      title: input.notice_title,
      description: input.notice_description,
      noticeFor: input.noticeFor,
      office: () =>
        officeAudienceOf(scene, {
          countries: input.country_id,
          states: input.state_id,
          schools: input.schoolIds,
          grades: input.gradeIds,
        }),
      grades: input.gradeIds,
      divisions: [0],
      shareDate: input.share_date,
      dueDate: input.due_date,
      dueDateMandatory: false,
      notifyEmail: input.notify_email === 1,
      asksReceipt: input.asks_receipt === 1,
      isActive: input.active_status === 1,
      files: input.noticeBoardFiles.map((file) => ({ fileId: file.fileName, name: file.org_fileName })),
      videos: input.video_url.map((video) => ({ url: video.fileName, label: video.org_fileName })),
      formSession: input.formSession,
      resharedFrom: input.reshared_from,
    },
    scene,
  );
