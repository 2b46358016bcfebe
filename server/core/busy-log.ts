import type { Services } from './context.ts';

const windowMilliseconds = 10_000;
/** Of a window: an outage fails every call there is, and addresses are made up by whoever asks. */
const linesAtMost = 20;

/** Tells the operator what is answered 503: each call and reason once a window, and how many were not told. */
export class BusyLog {
  #since = Number.NEGATIVE_INFINITY;
  #untold = 0;
  readonly #told = new Set<string>();

  constructor(private readonly services: Pick<Services, 'log' | 'now'>) {}

  tell(call: string, reason: string): void {
    const { log, now } = this.services;
    const at = now().getTime();
    if (at - this.#since >= windowMilliseconds) {
      this.#since = at;
      this.#told.clear();
    }
    const line = `${call} ${reason}`;
    if (this.#told.has(line) || this.#told.size >= linesAtMost) {
      this.#untold += 1;
      return;
    }
    this.#told.add(line);
    log.warn({ call, reason, untold: this.#untold }, 'A call was answered 503');
    this.#untold = 0;
  }
}
