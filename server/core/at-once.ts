import type { BuiltCall } from '#contract/core/define-call.ts';
import type { Actor } from './actor.ts';
import { rateLimited } from './refusal.ts';

type AtOnce = Required<BuiltCall<string>>['atOnce'];

/** Limits over all calls, so that neither a person nor a school holds every database connection. */
const togetherOf = (connections: number): AtOnce => ({
  person: Math.min(4, Math.max(1, Math.floor(connections / 5))),
  school: Math.min(12, Math.max(1, Math.floor(connections * 0.6))),
});

/** How many calls of one person may wait; a page of the app asks for far fewer. */
const waitingAtMost = 60;
const waitMilliseconds = 20_000;
const retrySeconds = 2;

interface Waiting {
  readonly places: readonly Place[];
  readonly person: number;
  readonly start: () => void;
}

interface Place {
  readonly key: string;
  readonly most: number;
}

/** Lets calls in a few at a time for each person and each school, in the order in which they came. */
export class Turnstile {
  readonly #running = new Map<string, number>();
  readonly #waiting = new Map<number, Set<Waiting>>();

  readonly #together: AtOnce;

  /** `refuses`: refuse a call where too many wait; otherwise all of them wait. */
  constructor(
    private readonly refuses: boolean,
    connections: number,
  ) {
    this.#together = togetherOf(connections);
  }

  async pass<T>(call: BuiltCall<string>, actor: Actor, work: () => Promise<T>): Promise<T> {
    const places = placesOf(call, actor, this.#together);
    if (this.#hasRoom(places)) this.#take(places);
    else await this.#wait(places, actor);
    try {
      return await work();
    } finally {
      this.#leave(places);
      this.#letIn(actor.school.id);
    }
  }

  #hasRoom(places: readonly Place[]): boolean {
    return places.every(({ key, most }) => (this.#running.get(key) ?? 0) < most);
  }

  #take(places: readonly Place[]): void {
    for (const { key } of places) this.#running.set(key, (this.#running.get(key) ?? 0) + 1);
  }

  #leave(places: readonly Place[]): void {
    for (const { key } of places) {
      const left = (this.#running.get(key) ?? 1) - 1;
      if (left > 0) this.#running.set(key, left);
      else this.#running.delete(key);
    }
  }

  #wait(places: readonly Place[], { id, school }: Actor): Promise<void> {
    const line = this.#waiting.get(school.id) ?? new Set();
    const own = [...line].filter(({ person }) => person === id).length;
    if (this.refuses && own >= waitingAtMost) throw rateLimited(retrySeconds);
    this.#waiting.set(school.id, line);
    return new Promise((start, refuse) => {
      const timer = this.refuses ? setTimeout(() => giveUp(), waitMilliseconds) : undefined;
      const waiting: Waiting = {
        places,
        person: id,
        start: () => {
          clearTimeout(timer);
          start();
        },
      };
      const giveUp = () => {
        line.delete(waiting);
        refuse(rateLimited(retrySeconds));
      };
      line.add(waiting);
    });
  }

  #letIn(school: number): void {
    const line = this.#waiting.get(school);
    if (!line) return;
    for (const waiting of line)
      if (this.#hasRoom(waiting.places)) {
        line.delete(waiting);
        this.#take(waiting.places);
        waiting.start();
      }
    if (line.size === 0) this.#waiting.delete(school);
  }
}

function placesOf(
  { name, atOnce }: BuiltCall<string>,
  { id, school }: Actor,
  together: AtOnce,
): readonly Place[] {
  const of = (limits: AtOnce, what: string) => [
    { key: `person ${id} ${what}`, most: limits.person },
    { key: `school ${school.id} ${what}`, most: limits.school },
  ];
  return [...of(together, ''), ...(atOnce ? of(atOnce, name) : [])];
}
