import { badContent } from '#contract/files/bad-content.ts';
import { extensionOf, headBytes, isFileEnding, refuseHead } from '#contract/files/file-kinds.ts';
import type { UploadReport } from '#machines/upload-queue/upload-queue.types.ts';
import type { FileRegistry, RegisteredFile } from './file-registry.ts';
import { sendBytes, type TusTools, uploadIdOf } from './send-bytes.ts';
import { type ClaimingCall, fileGone, uploadRefusalIn, uploadRefusalOf } from './upload-refusal.ts';

export interface UploadClaim {
  readonly kind: string;
  readonly call: ClaimingCall;
  /** Has the server check and store the file; a repeated claim returns the same file. */
  readonly claim: (
    upload: { readonly upload_id: string; readonly org_name: string },
    signal: AbortSignal,
  ) => Promise<{ readonly fileId: string; readonly fileType: string }>;
}

export interface UploadTools extends TusTools {
  readonly shelf: FileRegistry;
  readonly claim: UploadClaim;
}

export async function uploadFile(
  tools: UploadTools,
  key: string,
  report: (event: UploadReport) => void,
  signal: AbortSignal,
): Promise<void> {
  const { shelf, claim } = tools;
  const entry = shelf.find(key);
  if (!entry) return report({ type: 'upload.failed', key, ...fileGone });
  try {
    const refused = entry.uploadUrl === null ? await refusedHead(entry.file, claim.call) : null;
    if (refused) return report({ type: 'upload.failed', key, ...refused });
    const onProgress = (sentBytes: number) => report({ type: 'upload.progressed', key, sentBytes });
    if (!entry.isSent) await sendBytes(entry, claim.kind, onProgress, signal, tools);
    entry.isSent = true;
    report({ type: 'upload.sent', key });
    const upload_id = uploadIdOf(entry.uploadUrl);
    const stored = await claim.claim({ upload_id, org_name: entry.file.name }, signal);
    report({ type: 'upload.checked', key, ...stored });
    shelf.drop(key);
  } catch (error) {
    if (signal.aborted) return;
    const refusal = uploadRefusalOf(error, claim.call);
    // After a definite no the server dropped the upload, so the next try starts from the first byte.
    if (!passing.has(refusal.code)) forget(entry);
    report({ type: 'upload.failed', key, ...refusal });
  }
}

const passing = new Set(['unreachable', 'unauthorized', 'unexpected', 'rate_limited', 'disk_full']);

function forget(entry: RegisteredFile): void {
  entry.uploadUrl = null;
  entry.isSent = false;
}

/** [VN-33, VU-23] Checks the first bytes as the server would, before any of them travels. */
async function refusedHead(file: File, call: ClaimingCall) {
  const extension = extensionOf(file.name);
  if (!isFileEnding(extension)) return null;
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const found = refuseHead(extension, head);
  if (!found) return null;
  const params = { name: file.name, fault: 'mismatch', extension, ...found } as const;
  return uploadRefusalIn(call, { code: 'bad_content', params }, badContent(params));
}
