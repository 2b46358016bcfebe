import { access } from 'node:fs/promises';
import type { Worker } from 'node:worker_threads';
import type { FileFacts } from '#contract/roster/roster.wire.ts';
import { ownThreads } from '#server/files/own-threads.ts';
import type { ReadOf } from './read-file.ts';
import type { RowsRead } from './roster-worker.ts';
import { BadFile, type TableRow } from './table.ts';

interface ReadLimits {
  /** Until the next rows are there. */
  readonly milliseconds: number;
  readonly heapMegabytes: number;
}
/** Far more than the largest file of an honest school takes. */
const usualLimits: ReadLimits = { milliseconds: 30_000, heapMegabytes: 512 };

export const rosterThreads = ownThreads('roster-worker', new URL('./roster-worker.ts', import.meta.url));

/**
 * The rows of a file, the headings first. Any file can be made to take minutes or gigabytes: it is read in a thread of
 * its own, which is ended past its limits, so that no other school waits for it. Throws `BadFile`.
 */
export async function* readFileApart(
  file: ReadOf,
  onFacts: (facts: FileFacts) => void = () => undefined,
  limits: ReadLimits = usualLimits,
): AsyncGenerator<TableRow> {
  // Who took the file away meanwhile is told here: a thread would only end.
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

/** What the thread says next; null past the time, and where it ended: without memory, or by a fault nobody foresaw. */
function nextOf(thread: Worker, milliseconds: number): Promise<RowsRead | null> {
  return new Promise((resolve) => {
    const finish = (read: RowsRead | null): void => {
      clearTimeout(timer);
      thread.off('message', finish).off('exit', ended);
      resolve(read);
    };
    const ended = (): void => finish(null);
    const timer = setTimeout(ended, milliseconds);
    // An error is followed by the end, and unheard it would be the server's own.
    thread
      .once('message', finish)
      .once('exit', ended)
      .removeAllListeners('error')
      .on('error', () => undefined);
  });
}
