import { handleUploadFilesCall } from '#contract/notices/calls/handle-upload-files.call.ts';
import { noticeUploadKind } from '#contract/notices/notice.rules.ts';
import type { call } from '#src/lib/api-client.ts';
import type { FileRegistry } from '#src/lib/upload/file-registry.ts';
import type { TusTools } from '#src/lib/upload/send-bytes.ts';
import type { SendFile } from '#src/lib/upload/upload-file.actor.ts';
import { type UploadClaim, uploadFile } from '#src/lib/upload/upload-file.ts';

export interface NoticeUploadTools extends TusTools {
  readonly call: typeof call;
  readonly shelf: FileRegistry;
}

/** [C1-13, ER-03] Sends a file of a notice. */
export function noticeUpload({ call, ...tools }: NoticeUploadTools): SendFile {
  const claim: UploadClaim = {
    kind: noticeUploadKind,
    call: handleUploadFilesCall,
    claim: async (upload, signal) => {
      const { data } = await call(handleUploadFilesCall, upload, { flag: 'notice-file', signal });
      return { fileId: data.file_path, fileType: data.extnType };
    },
  };
  return (key, report, signal) => uploadFile({ ...tools, claim }, key, report, signal);
}
