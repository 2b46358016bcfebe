import { access } from 'node:fs/promises';
import { answerOf, ownThreads } from '#server/files/own-threads.ts';
import type { FileOfQuestions, ReadResult } from './read-file.ts';

const limits = { milliseconds: 30_000, heapMegabytes: 512 };

export const questionThreads = ownThreads(
  'question-worker',
  new URL('./question-worker.ts', import.meta.url),
);

/** Reads a file in its own thread: a crafted file can take minutes or gigabytes. At a limit the fault is `bomb`. */
export async function readQuestionsApart(file: FileOfQuestions): Promise<ReadResult> {
  // A missing file must fail here: in the thread it would look like a crash.
  await access(file.path);
  return (await answerOf<ReadResult>(questionThreads, file, limits)) ?? { fault: 'bomb' };
}
