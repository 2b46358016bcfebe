import { parentPort, workerData } from 'node:worker_threads';
import { type FileOfQuestions, readQuestions } from './read-file.ts';

/** `read-apart.ts` alone starts this file. */
const file: FileOfQuestions = workerData;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await readQuestions(file));
