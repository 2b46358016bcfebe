import type { Worker } from 'node:worker_threads';
import type { RosterExtension } from '#contract';
import { ownThreads } from '#server/files/own-threads.ts';
import { readFile } from './read-file.ts';
import type { FileToRead, RowsRead } from './roster-worker.ts';
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
 * The rows of a file, the headings first. What is packed can be made to take hours or gigabytes: it is unpacked in a
 * thread of its own, which is ended past its limits, so that nobody of another school waits for it. A text is read
 * piece by piece and needs none. Throws `BadFile`.
 */
export async function* readFileApart(
  path: string,
  extension: RosterExtension,
  limits: ReadLimits = usualLimits,
): AsyncGenerator<TableRow> {
  if (extension === 'csv') {
    yield* readFile(path, extension);
    return;
  }
  const thread = rosterThreads.start({ path, extension } satisfies FileToRead, limits.heapMegabytes);
  try {
    for (;;) {
      const read = await nextOf(thread, limits.milliseconds);
      if (!read) throw new BadFile({ code: 'bomb' });
      if ('fault' in read) throw new BadFile(read.fault);
      if (read.rows.length === 0) return;
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
