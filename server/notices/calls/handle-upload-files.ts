import { noticePolicy } from '#contract/files/upload-policies.ts';
import { noticeUploadKind } from '#contract/notices/notice.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { claimUpload } from '#server/files/claim-upload.ts';
import { refuseUnlessMayWrite } from '../policy.ts';

/** [C1-13] Claims an upload that arrived whole, as a file of a notice. */
export const handleUploadFiles: Handler<'handle-upload-files'> = async (input, scene) => {
  refuseUnlessMayWrite(scene);
  const file = await claimUpload({ kind: noticeUploadKind, policy: noticePolicy }, input, scene);
  return {
    success: 'true',
    information: 'File Saved',
    data: { file_path: file.id, extnType: file.type, org_name: file.name, size: file.size },
  };
};
