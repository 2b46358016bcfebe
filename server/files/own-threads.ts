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
