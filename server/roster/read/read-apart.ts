import { access } from 'node:fs/promises';
import type { FileFacts } from '#contract/roster/roster.wire.ts';
import { nextAnswer, ownThreads, type ThreadLimits } from '#server/files/own-threads.ts';
import { BadFile, type FileRow } from './bad-file.ts';
import type { ReadOf } from './read-file.ts';
import type { RowsRead } from './roster-worker.ts';

/** Far above what an honest school's largest file needs. */
const usualLimits: ThreadLimits = { milliseconds: 30_000, heapMegabytes: 512 };

export const rosterThreads = ownThreads('roster-worker', new URL('./roster-worker.ts', import.meta.url));

/**
 * Yields rows, headings first. A thread with limits, as a crafted file can take minutes or gigabytes. Throws `BadFile`.
 */
export async function* readFileApart(
  file: ReadOf,
  onFacts: (facts: FileFacts) => void = () => undefined,
  limits: ThreadLimits = usualLimits,
): AsyncGenerator<FileRow> {
  // A missing file must fail here: in the thread it would look like a crash.
  if (!file.said) await access(file.path);
  const thread = rosterThreads.start(file, limits.heapMegabytes);
  try {
    for (;;) {
      const read = await nextAnswer<RowsRead>(thread, limits.milliseconds);
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
