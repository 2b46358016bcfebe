import { access } from 'node:fs/promises';
import { ownThreads } from '#server/files/own-threads.ts';
import type { FileOfQuestions, ReadResult } from './read-file.ts';

/** Far more than the largest file of an honest teacher takes. */
const limits = { milliseconds: 30_000, heapMegabytes: 512 };

export const questionThreads = ownThreads(
  'question-worker',
  new URL('./question-worker.ts', import.meta.url),
);

/**
 * Reads a file in its own thread, because somebody can build a file that takes minutes or gigabytes. The thread ends when
 * it reaches a limit, and the answer is then `bomb`.
 */
export async function readQuestionsApart(file: FileOfQuestions): Promise<ReadResult> {
  // Who took the file away meanwhile is told here: a thread would only end.
  await access(file.path);
  const thread = questionThreads.start(file, limits.heapMegabytes);
  try {
    return await new Promise<ReadResult>((resolve) => {
      const timer = setTimeout(() => resolve({ fault: 'bomb' }), limits.milliseconds);
      thread
        .once('message', (read: ReadResult) => {
          clearTimeout(timer);
          resolve(read);
        })
        // Without memory, or by a fault that nobody foresaw.
        .once('exit', () => {
          clearTimeout(timer);
          resolve({ fault: 'bomb' });
        })
        .on('error', () => undefined);
    });
  } finally {
    await thread.terminate();
  }
}
