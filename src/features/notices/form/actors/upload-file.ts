import { handleUploadFilesCall } from '#contract/notices/calls/handle-upload-files.call.ts';
import { noticeUploadKind } from '#contract/notices/notice.rules.ts';
import type { UploadReport } from '#machines/notices/upload-queue/upload-queue.types.ts';
import type { call } from '#src/lib/api-client.ts';
import { sendBytes, type TusTools } from '#src/lib/upload/send-bytes.ts';
import { fileGone, uploadRefusalOf } from '#src/lib/upload/upload-refusal.ts';
import type { FileRegistry, RegisteredFile } from '../file-registry.ts';

export interface UploadTools extends TusTools {
  readonly call: typeof call;
  readonly shelf: FileRegistry;
}

/** Sends the file's bytes, or what is missing of them, and has the server check and keep it; tells how it goes. */
export async function uploadFile(
  tools: UploadTools,
  key: string,
  report: (event: UploadReport) => void,
  signal: AbortSignal,
): Promise<void> {
  const entry = tools.shelf.find(key);
  if (!entry) return report({ type: 'upload.failed', key, ...fileGone });
  try {
    const onProgress = (sentBytes: number) => report({ type: 'upload.progressed', key, sentBytes });
    if (!entry.isSent) await sendBytes(entry, noticeUploadKind, onProgress, signal, tools);
    entry.isSent = true;
    report({ type: 'upload.sent', key });
    const kept = await claim(tools, entry, signal);
    report({ type: 'upload.checked', key, fileId: kept.file_path, fileType: kept.extnType });
    tools.shelf.drop(key);
  } catch (error) {
    if (signal.aborted) return;
    const refusal = uploadRefusalOf(error);
    // After a definite no the server has dropped the upload: another try starts from the first byte.
    if (!passing.has(refusal.code)) forget(entry);
    report({ type: 'upload.failed', key, ...refusal });
  }
}

const passing = new Set(['unreachable', 'unauthorized', 'unexpected', 'rate_limited', 'disk_full']);

function forget(entry: RegisteredFile): void {
  entry.uploadUrl = null;
  entry.isSent = false;
}

/** A repeated claim is answered with the same file. */
async function claim({ call }: UploadTools, { file, uploadUrl }: RegisteredFile, signal: AbortSignal) {
  const upload_id = new URL(uploadUrl ?? '', location.href).pathname.split('/').at(-1) ?? '';
  const input = { upload_id, org_name: file.name };
  const { data } = await call(handleUploadFilesCall, input, { flag: 'notice-file', signal });
  return data;
}
