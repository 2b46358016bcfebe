import * as v from 'valibot';
import { type FromWorker, fromWorker, type PythonParts, type ToWorker } from './python-messages.ts';

export class WarmPython {
  canAsk = false;
  private worker: Worker | null = null;
  private hasEnded = false;
  private listener: (message: FromWorker) => void = () => undefined;
  /** Resolves when Python is ready; false: it could not start. */
  readonly ready: Promise<boolean>;

  constructor(private readonly parts: LoadedPython) {
    this.ready = this.begin().catch(() => false);
  }

  private async begin(): Promise<boolean> {
    const script = await this.parts.script;
    if (this.hasEnded) return false;
    // The worker has this page's policy, which blocks scripts at such addresses, so programs cannot start any.
    const worker = new Worker(script);
    this.worker = worker;
    const begun = new Promise<boolean>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const message = v.safeParse(fromWorker, data);
        if (!message.success) return;
        if (message.output.type === 'ready') {
          // Taken once, before any program ran.
          this.parts.memory ??= message.output.memory;
          this.canAsk = message.output.canAsk;
          resolve(true);
        } else {
          if (message.output.type === 'broken') resolve(false);
          this.listener(message.output);
        }
      });
      worker.addEventListener('error', () => {
        resolve(false);
        this.listener({ type: 'broken' });
      });
    });
    // Meanwhile the worker reads its script.
    const whole = await this.parts.whole;
    this.send({ type: 'begin', memory: this.parts.memory, ...whole });
    return begun;
  }

  listen(listener: (message: FromWorker) => void): void {
    this.listener = listener;
  }

  send(message: ToWorker): void {
    this.worker?.postMessage(message);
  }

  end(): void {
    this.hasEnded = true;
    this.listener = () => undefined;
    this.worker?.terminate();
  }
}

/** Loaded and compiled once for all workers of a page. */
export interface LoadedPython {
  readonly script: Promise<string>;
  readonly whole: Promise<PythonParts>;
  /** The memory of a ready interpreter: the build's, if the app has it already, or else the first one's here. */
  memory: Uint8Array | null;
  /** Asks the app to fetch the build's memory for the next visit, when nobody waits for anything. */
  readonly keepForNext: () => void;
}

/** The build's interpreter can wait for promises; without that, the first interpreter here gives its memory. */
const fitsMemory = 'Suspending' in WebAssembly;

export function loadPython(): LoadedPython {
  const { take, takeKept, keep } = window.banyanParts;
  const script = take(PYTHON_WORKER).then((bytes) =>
    URL.createObjectURL(new Blob([bytes], { type: 'text/javascript' })),
  );
  const kept = fitsMemory ? takeKept(PYTHON_MEMORY) : Promise.resolve(null);
  const loaded: LoadedPython = {
    memory: null,
    keepForNext: () =>
      void kept.then((memory) => {
        if (memory === null && fitsMemory) keep(PYTHON_MEMORY);
      }),
    script,
    whole: Promise.all([
      take(PYTHON_WASM).then((bytes) => WebAssembly.compile(bytes)),
      take(PYTHON_LIBRARY),
      kept,
    ]).then(([wasm, library, memory]) => {
      if (memory !== null) loaded.memory = new Uint8Array(memory);
      return { wasm, library };
    }),
  };
  return loaded;
}
