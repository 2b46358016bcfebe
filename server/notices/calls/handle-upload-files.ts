import { noticeUploadKind } from '#contract';
import type { Handler } from '#server/core/pipeline.ts';
import { claimUpload } from '#server/files/claim-upload.ts';
import { refuseUnlessMayWrite } from '../policy.ts';

/** [C1-13] Claims an upload that arrived whole, as a file of a notice. */
export const handleUploadFiles: Handler<'handle-upload-files'> = async (input, scene) => {
  refuseUnlessMayWrite(scene);
  const file = await claimUpload(noticeUploadKind, input, scene);
  return {
    success: 'true',
    information: 'File Saved',
    data: { file_path: file.id, extnType: file.type, org_name: file.name, size: file.size },
  };
};
