import { Worker } from 'node:worker_threads';

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
