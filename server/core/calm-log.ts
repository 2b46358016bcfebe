import type { Services } from './context.ts';

const windowMilliseconds = 10_000;
/** Lines a window: an outage fails every call, and callers can invent addresses. */
const linesAtMost = 20;

/** Tells the operator of each thing once a window, and how many lines were left out. */
export class CalmLog {
  #since = Number.NEGATIVE_INFINITY;
  #untold = 0;
  readonly #told = new Set<string>();

  constructor(private readonly services: Pick<Services, 'log' | 'now'>) {}

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
