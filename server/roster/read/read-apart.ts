import { access } from 'node:fs/promises';
import type { Worker } from 'node:worker_threads';
import type { FileFacts } from '#contract/roster/roster.wire.ts';
import { ownThreads } from '#server/files/own-threads.ts';
import type { ReadOf } from './read-file.ts';
import type { RowsRead } from './roster-worker.ts';
import { BadFile, type TableRow } from './table.ts';

interface ReadLimits {
  readonly milliseconds: number;
  readonly heapMegabytes: number;
}
/** Far above what an honest school's largest file needs. */
const usualLimits: ReadLimits = { milliseconds: 30_000, heapMegabytes: 512 };

export const rosterThreads = ownThreads('roster-worker', new URL('./roster-worker.ts', import.meta.url));

/**
 * Yields rows, headings first. A thread with limits, as a crafted file can take minutes or gigabytes. Throws `BadFile`.
 */
export async function* readFileApart(
  file: ReadOf,
  onFacts: (facts: FileFacts) => void = () => undefined,
  limits: ReadLimits = usualLimits,
): AsyncGenerator<TableRow> {
  // A missing file must fail here: in the thread it would look like a crash.
  if (!file.said) await access(file.path);
  const thread = rosterThreads.start(file, limits.heapMegabytes);
  try {
    for (;;) {
      const read = await nextOf(thread, limits.milliseconds);
      if (!read) throw new BadFile({ code: 'bomb' });
      if ('fault' in read) throw new BadFile(read.fault);
      if ('facts' in read) return onFacts(read.facts);
      yield* read.rows;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage('more');
    }
  } finally {
    await thread.terminate();
  }
}

/** null: time ran out, or the thread ended without memory or by a crash. */
function nextOf(thread: Worker, milliseconds: number): Promise<RowsRead | null> {
  return new Promise((resolve) => {
    const finish = (read: RowsRead | null): void => {
      clearTimeout(timer);
      thread.off('message', finish).off('exit', ended);
      resolve(read);
    };
    const ended = (): void => finish(null);
    const timer = setTimeout(ended, milliseconds);
    // An unhandled error event would crash the server. The exit event follows it.
    thread
      .once('message', finish)
      .once('exit', ended)
      .removeAllListeners('error')
      .on('error', () => undefined);
  });
}
