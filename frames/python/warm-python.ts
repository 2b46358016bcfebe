import * as v from 'valibot';
import { type FromWorker, fromWorker, type PythonParts, type ToWorker } from './python-messages.ts';

/** The memory of the first interpreter once it stood ready. */
let memory: Uint8Array | null = null;

/** A worker with Python in it, used for one run. */
export class WarmPython {
  canAsk = false;
  private readonly worker: Worker;
  private listener: (message: FromWorker) => void = () => undefined;
  /** Whether Python stands ready; false: it could not begin. */
  readonly ready: Promise<boolean>;

  constructor(parts: Promise<PythonParts>) {
    // A worker of its own origin, without an address; it has the policy of this page.
    const source = `import ${JSON.stringify(beside(PYTHON_WORKER))};`;
    this.worker = new Worker(`data:text/javascript,${encodeURIComponent(source)}`, { type: 'module' });
    this.ready = new Promise((resolve) => {
      this.worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const message = v.safeParse(fromWorker, data);
        if (!message.success) return;
        if (message.output.type === 'ready') {
          // Taken once, before any program ran.
          memory ??= message.output.memory;
          this.canAsk = message.output.canAsk;
          resolve(true);
        } else {
          if (message.output.type === 'broken') resolve(false);
          this.listener(message.output);
        }
      });
      this.worker.addEventListener('error', () => {
        resolve(false);
        this.listener({ type: 'broken' });
      });
      parts.then(
        (all) => this.send({ type: 'begin', memory, ...all }),
        () => resolve(false),
      );
    });
  }

  listen(listener: (message: FromWorker) => void): void {
    this.listener = listener;
  }

  send(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  end(): void {
    this.listener = () => undefined;
    this.worker.terminate();
  }
}

/** Loads and compiles the interpreter, once for all workers. */
export async function loadParts(): Promise<PythonParts> {
  const [wasm, library] = await Promise.all([
    WebAssembly.compileStreaming(fetch(beside(PYTHON_WASM))),
    fetch(beside(PYTHON_LIBRARY)).then((answer) => answer.arrayBuffer()),
  ]);
  return { wasm, library };
}

const beside = (file: string): string => new URL(file, document.baseURI).href;
