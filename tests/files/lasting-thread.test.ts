import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { lastingThread, type OwnThreads } from '#server/files/own-threads.ts';

/** Answers with its own number and the request; `sleep` is never answered, `throw` ends it, `later` a moment after. */
const source = `
  const { parentPort, threadId } = require('node:worker_threads');
  parentPort.on('message', async (request) => {
    if (request === 'throw') throw new Error('a damaged file');
    if (request === 'later') setTimeout(() => process.exit(1), 1);
    if (request !== 'sleep') parentPort.postMessage({ threadId, request });
  });`;

interface Said {
  readonly threadId: number;
  readonly request: string;
}

function watched(): { readonly threads: OwnThreads; readonly started: Worker[] } {
  const started: Worker[] = [];
  return {
    started,
    threads: {
      useBundled: () => undefined,
      start: () => {
        const thread = new Worker(source, { eval: true, stdout: true, stderr: true });
        started.push(thread);
        return thread;
      },
    },
  };
}
const limits = { milliseconds: 60_000, heapMegabytes: 64 };
async function gone(thread: Worker | undefined): Promise<void> {
  await expect.poll(() => thread?.threadId).toBe(-1);
}

describe('a lasting thread', () => {
  it('answers one request after another', async () => {
    const { threads, started } = watched();
    const { ask } = lastingThread(threads, limits);
    const said = [await ask<Said>('a'), await ask<Said>('b')];
    expect(said.map((answer) => answer?.request)).toEqual(['a', 'b']);
    expect(started).toHaveLength(1);
    await started[0]?.terminate();
  });

  it('ends by itself once nobody asks, and after so many requests', async () => {
    const { threads, started } = watched();
    const { ask } = lastingThread(threads, limits, { idleMilliseconds: 1, requests: 100 });
    await ask('a');
    await gone(started[0]);
    expect((await ask<Said>('b'))?.request).toBe('b');
    const few = lastingThread(threads, limits, { idleMilliseconds: 60_000, requests: 2 });
    for (const request of ['a', 'b', 'c']) await few.ask(request);
    expect(started).toHaveLength(4);
    await gone(started[2]);
    await Promise.all(started.map((thread) => thread.terminate()));
  });

  it('says null of what fails or takes too long, and answers the next', async () => {
    const { threads, started } = watched();
    const { ask } = lastingThread(threads, limits);
    expect(await ask('throw')).toBeNull();
    expect((await ask<Said>('a'))?.request).toBe('a');
    const { ask: impatient } = lastingThread(threads, { ...limits, milliseconds: 1 });
    expect(await impatient('sleep')).toBeNull();
    await gone(started[2]);
    await started[1]?.terminate();
  });

  it('asks a new one where the old one ended while it waited', async () => {
    const { threads, started } = watched();
    const { ask } = lastingThread(threads, limits);
    await ask('later');
    await gone(started[0]);
    expect((await ask<Said>('a'))?.request).toBe('a');
    await started[1]?.terminate();
  });
});
