import { Worker } from 'node:worker_threads';

export interface ThreadLimits {
  readonly milliseconds: number;
  readonly heapMegabytes: number;
}

export interface OwnThreads {
  readonly start: (workerData: unknown, heapMegabytes: number) => Worker;
  /** For a server that runs from source: a bundled worker starts in a quarter of the time. */
  readonly useBundled: (url: URL) => void;
}

/** The bundled worker `name` lies beside the server's own file; from source, `source` needs tsx to load. */
export function ownThreads(name: string, source: URL): OwnThreads {
  let bundled = import.meta.url.endsWith('.ts') ? null : new URL(`./${name}.js`, import.meta.url);
  return {
    start: (workerData, heapMegabytes) => {
      const options = {
        workerData,
        resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 16 },
        execArgv: [],
        stdout: true,
        stderr: true,
      };
      if (bundled) return new Worker(bundled, options);
      // Node 20 ignores `--import` for threads, so the first lines there load tsx.
      const load = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(source.href)}); });`;
      return new Worker(load, { ...options, eval: true });
    },
    useBundled: (url) => {
      bundled = url;
    },
  };
}

/** What a thread says next; null: time ran out, or it ended without memory or by a crash. */
export function nextAnswer<Answer>(thread: Worker, milliseconds: number): Promise<Answer | null> {
  return new Promise((resolve) => {
    const finish = (answer: Answer | null): void => {
      clearTimeout(timer);
      thread.off('message', finish).off('exit', ended);
      resolve(answer);
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

/** The one answer of a new thread; null as above. */
export async function answerOf<Answer>(
  threads: OwnThreads,
  workerData: unknown,
  { milliseconds, heapMegabytes }: ThreadLimits,
): Promise<Answer | null> {
  const thread = threads.start(workerData, heapMegabytes);
  try {
    return await nextAnswer<Answer>(thread, milliseconds);
  } finally {
    await thread.terminate();
  }
}

export interface LastingThread {
  /** null as above; the next request starts a new thread. One request at a time. */
  readonly ask: <Answer>(request: unknown) => Promise<Answer | null>;
}

/** Idle milliseconds after which it ends, and requests after which what libraries keep of them goes with it. */
const lastingLimits = { idleMilliseconds: 10_000, requests: 100 };

/** A thread that answers one request after another: to start one takes a second of processor time, most files far less. */
export function lastingThread(
  threads: OwnThreads,
  { milliseconds, heapMegabytes }: ThreadLimits,
  { idleMilliseconds, requests } = lastingLimits,
): LastingThread {
  let thread: Worker | null = null;
  let asked = 0;
  let idle: NodeJS.Timeout | undefined;
  const end = async (): Promise<void> => {
    const ending = thread;
    thread = null;
    await ending?.terminate();
  };
  return {
    ask: async <Answer>(request: unknown) => {
      clearTimeout(idle);
      if (!thread) {
        asked = 0;
        thread = threads.start(undefined, heapMegabytes);
        // One that ends while it waits must not end the server, nor be asked again.
        const started = thread;
        started.on('exit', () => {
          if (thread === started) thread = null;
        });
      }
      const working = thread;
      working.ref();
      asked += 1;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      working.postMessage(request);
      const answer = await nextAnswer<Answer>(working, milliseconds);
      // A server that stops does not wait for it.
      working.unref();
      if (answer === null || asked >= requests) await end();
      else idle = setTimeout(() => void end(), idleMilliseconds).unref();
      return answer;
    },
  };
}
