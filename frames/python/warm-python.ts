import * as v from 'valibot';
import { type FromWorker, fromWorker, type PythonParts, type ToWorker } from './python-messages.ts';

/** A worker with Python in it, used for one run. */
export class WarmPython {
  canAsk = false;
  private worker: Worker | null = null;
  private hasEnded = false;
  private listener: (message: FromWorker) => void = () => undefined;
  /** Whether Python stands ready; false: it could not begin. */
  readonly ready: Promise<boolean>;

  constructor(private readonly parts: LoadedPython) {
    this.ready = this.begin().catch(() => false);
  }

  private async begin(): Promise<boolean> {
    const script = await this.parts.script;
    if (this.hasEnded) return false;
    // It has the policy of this page, which lets in no script by such an address: no program makes one that runs.
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
    // The worker reads its script meanwhile.
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

/** What all workers of a page begin with: loaded and compiled once. */
export interface LoadedPython {
  /** An address of the worker's script within this page. */
  readonly script: Promise<string>;
  readonly whole: Promise<PythonParts>;
  /**
   * What an interpreter had in its memory once it stood ready: one that the build ran, where the app has it already, or
   * else the first one here.
   */
  memory: Uint8Array | null;
  /** Once nobody waits for anything: the app gets the memory of the build for the next visit. */
  readonly keepForNext: () => void;
}

/** The build's interpreter could wait for promises; where the browser can't, the first one here gives its memory. */
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
