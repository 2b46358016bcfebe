import { setTimeout } from 'node:timers/promises';
import { rateLimited } from './refusal.ts';

/** In characters. Smaller bodies, nearly all, take next to no time. */
const largeFrom = 2 ** 16;
/** Time to answer others: a small call takes a few steps to the database and back. */
const restMilliseconds = 10;
/** For one owner; everybody shares the server's memory. */
const waitingAtMost = 200;
const retrySeconds = 2;

export type Steps<T> = Generator<void, T>;

interface Work {
  readonly step: () => Promise<boolean>;
}

/** Large bodies run step by step with rests, owners in turn: a megabyte blocks the thread for tens of milliseconds. */
export class LargeBodies {
  readonly #waiting = new Map<string, Work[]>();
  #isRunning = false;
  readonly #owners = new WeakMap<object, string>();

  constructor(private readonly rest: () => Promise<unknown> = () => setTimeout(restMilliseconds)) {}

  /** Parses the text, which belongs to `owner`, with `parse`. Refuses a large body where too many wait. */
  async parse(text: string, owner: () => Promise<string>, parse: () => Promise<unknown>): Promise<unknown> {
    if (text.length < largeFrom) return parse();
    const whose = await owner();
    if ((this.#waiting.get(whose)?.length ?? 0) >= waitingAtMost) throw rateLimited(retrySeconds);
    const body = await this.#inTurn(whose, async () => ({ value: await parse() }));
    if (typeof body === 'object' && body !== null) this.#owners.set(body, whose);
    return body;
  }

  async read<T>(body: unknown, read: () => Steps<T>): Promise<T> {
    const steps = read();
    const whose = typeof body === 'object' && body !== null ? this.#owners.get(body) : undefined;
    if (whose === undefined) return inOneGo(steps);
    return this.#inTurn(whose, async () => {
      const { done, value } = steps.next();
      return done ? { value } : null;
    });
  }

  #inTurn<T>(whose: string, step: () => Promise<{ readonly value: T } | null>): Promise<T> {
    return new Promise((resolve, reject) => {
      const line = this.#waiting.get(whose) ?? [];
      line.push({
        step: async () => {
          try {
            const done = await step();
            if (done) resolve(done.value);
            return done !== null;
          } catch (error) {
            reject(error);
            return true;
          }
        },
      });
      this.#waiting.set(whose, line);
      void this.#run();
    });
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (;;) {
      const [next] = this.#waiting;
      if (!next) break;
      const [whose, line] = next;
      const isDone = await line[0]?.step();
      // A body that was begun is finished first: half-read ones take up memory.
      if (isDone) line.shift();
      this.#waiting.delete(whose);
      if (line.length > 0) this.#waiting.set(whose, line);
      await this.rest();
    }
    this.#isRunning = false;
  }
}

export function inOneGo<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
