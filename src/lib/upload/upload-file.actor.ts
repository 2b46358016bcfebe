import { fromCallback } from 'xstate';
import type { ChosenFile, UploadReport } from '#machines/upload-queue/upload-queue.types.ts';

export type SendFile = (
  key: string,
  report: (event: UploadReport) => void,
  signal: AbortSignal,
) => Promise<void>;

/**
 * [QU-03, C1-13, ER-03] Uploads one file; the server then checks and stores it. Stopping the actor pauses the upload.
 * `load` fetches the code on demand, so that the form shows without it.
 */
export function defineUploadFileActor(load: () => Promise<SendFile>) {
  return fromCallback<{ type: never }, ChosenFile>(({ input: { key }, sendBack }) => {
    const stop = new AbortController();
    const report = (event: UploadReport) => {
      if (!stop.signal.aborted) sendBack(event);
    };
    load().then(
      (send) => send(key, report, stop.signal),
      () => report({ type: 'upload.failed', key, code: 'unreachable', information: '', retryable: true }),
    );
    return () => stop.abort();
  });
}
