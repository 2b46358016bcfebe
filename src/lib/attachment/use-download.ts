import { useEffect, useRef, useState } from 'react';
import type { Attachment } from '#contract/core/attachment.model.ts';
import { downloadCall } from '#contract/notices/calls/download.call.ts';
import { callForFile } from '#src/lib/api-client.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { attachmentMessages as messages } from './messages.en.ts';

export interface Download {
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly start: () => void;
}

/** [TV-14, C1-16] Fetches an attachment and saves it under its own name; leaving the viewer cancels it. */
export function useDownload(file: Pick<Attachment, 'fileId' | 'name'>): Download {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (signal: AbortSignal) => {
    try {
      saveFile(await callForFile(downloadCall, { filePath: file.fileId }, { signal }), file.name);
    } catch (error) {
      if (!signal.aborted) setProblem(problemText(error));
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  };
  const start = () => {
    const controller = new AbortController();
    running.current = controller;
    setProblem(undefined);
    setBusy(true);
    void run(controller.signal);
  };
  return { busy, problem, start };
}

function problemText(error: unknown): string {
  if (!(error instanceof CallFailed)) return messages.downloadFailed;
  if (error.kind === 'unreachable') return messages.downloadOffline;
  if (error.code === 'not_found') return messages.downloadGone;
  return error.kind === 'refused' ? messages.downloadRefused : messages.downloadFailed;
}
