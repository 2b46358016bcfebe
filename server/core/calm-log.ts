import type { Services } from './context.ts';

const windowMilliseconds = 10_000;
/** Of a window: an outage fails every call there is, and addresses are made up by whoever asks. */
const linesAtMost = 20;

/** Tells the operator of each thing once a window, and how many were not told. */
export class CalmLog {
  #since = Number.NEGATIVE_INFINITY;
  #untold = 0;
  readonly #told = new Set<string>();

  constructor(private readonly services: Pick<Services, 'log' | 'now'>) {}

  /** `key`: what makes it the same thing as one before. */
  warn(key: string, details: object, message: string): void {
    const { log, now } = this.services;
    const at = now().getTime();
    if (at - this.#since >= windowMilliseconds) {
      this.#since = at;
      this.#told.clear();
    }
    if (this.#told.has(key) || this.#told.size >= linesAtMost) {
      this.#untold += 1;
      return;
    }
    this.#told.add(key);
    log.warn({ ...details, untold: this.#untold }, message);
    this.#untold = 0;
  }
}
