import { fromCallback } from 'xstate';
import type { ChosenFile, UploadReport } from '#machines/notices/upload-queue/upload-queue.types.ts';
import { uploadWork } from './late-work.ts';
import type { UploadTools } from './upload-file.ts';

/** Uploads one file and has the server check and keep it [QU-03, C1-13, ER-03]. Stopping it pauses the upload. */
export function defineUploadFileActor(tools: UploadTools) {
  return fromCallback<{ type: never }, ChosenFile>(({ input: { key }, sendBack }) => {
    const stop = new AbortController();
    const report = (event: UploadReport) => {
      if (!stop.signal.aborted) sendBack(event);
    };
    uploadWork.load().then(
      ({ uploadFile }) => uploadFile(tools, key, report, stop.signal),
      () => report({ type: 'upload.failed', key, code: 'unreachable', information: '', retryable: true }),
    );
    return () => stop.abort();
  });
}
