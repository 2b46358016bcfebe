import { setTimeout } from 'node:timers/promises';

/** In characters. Smaller bodies, which are nearly all, take no time worth a word. */
const largeFrom = 2 ** 16;
/** What others ask meanwhile is answered in it: a small call takes a few steps to the database and back. */
const restMilliseconds = 10;

/**
 * A body of a megabyte takes some ten milliseconds of the thread that answers everybody, twice: its JSON, and what it
 * holds. Large ones do so one after another with a rest between, however many arrive at once and whoever sends them.
 */
export class LargeBodies {
  #last: Promise<unknown> = Promise.resolve();
  readonly #parsed = new WeakSet<object>();

  constructor(private readonly rest: () => Promise<unknown> = () => setTimeout(restMilliseconds)) {}

  /** `parse` makes the body out of its text. */
  async parse(text: string, parse: () => Promise<unknown>): Promise<unknown> {
    if (text.length < largeFrom) return parse();
    const body = await this.#inTurn(parse);
    if (typeof body === 'object' && body !== null) this.#parsed.add(body);
    return body;
  }

  /** What is done with a body that was parsed here. */
  async read<T>(body: unknown, read: () => T): Promise<T> {
    const isLarge = typeof body === 'object' && body !== null && this.#parsed.has(body);
    return isLarge ? this.#inTurn(read) : read();
  }

  #inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.then(this.rest, this.rest);
    return done;
  }
}
