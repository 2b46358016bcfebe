import { alone, type Cluster, type Topic } from '#server/cluster/cluster.ts';
import { rateLimited } from './refusal.ts';

/** Calls a minute by class; see docs/threat-model.md. `address-tries.ts` counts tries to sign in. */
const perMinute = { read: 1000, write: 100, mail: 10 } as const;
const windowMilliseconds = 60_000;
const windowsAtMost = 50_000;

/** How often processes tell each other their counts; a flood over several goes unnoticed for this long. */
const tellMilliseconds = 500;
/** Counts are shared from this part of a limit on; fewer calls do not matter. */
const worthTelling = 1 / 4;
const counted: Topic<readonly (readonly [name: string, count: number])[]> = { name: 'calls-counted' };

interface Window {
  startsAt: number;
  count: number;
}

/** Counts calls a minute per key, together with the other processes: the first wall against a flood. */
export class RateLimiter {
  readonly #windows = new Map<string, Window>();

  #untold = new Map<string, number>();

  constructor(
    private readonly enabled: boolean,
    private readonly cluster: Cluster = alone,
    private readonly now: () => number = Date.now,
  ) {
    if (!cluster.isShared) return;
    cluster.hear(counted, (counts) => {
      for (const [name, count] of counts) this.#add(name, count, this.now());
    });
    setInterval(() => this.#tell(), tellMilliseconds).unref();
  }

  /** Throws a `rate_limited` refusal with the seconds to wait. */
  count(kind: keyof typeof perMinute, key: string, now: number): void {
    if (!this.enabled) return;
    const limit = perMinute[kind];
    const name = `${kind}:${key}`;
    const { startsAt, count } = this.#add(name, 1, now);
    if (this.cluster.isShared && count >= limit * worthTelling)
      this.#untold.set(name, (this.#untold.get(name) ?? 0) + 1);
    if (count > limit) throw rateLimited(Math.ceil((startsAt + windowMilliseconds - now) / 1000));
  }

  #add(name: string, count: number, now: number): Window {
    const window = this.#windows.get(name);
    if (window && now - window.startsAt < windowMilliseconds) {
      window.count += count;
      return window;
    }
    const fresh = { startsAt: now, count };
    this.#windows.delete(name);
    this.#makeRoom();
    this.#windows.set(name, fresh);
    return fresh;
  }

  #tell(): void {
    if (this.#untold.size === 0) return;
    this.cluster.mention(counted, [...this.#untold]);
    this.#untold = new Map();
  }

  /** The oldest window makes room for a new one: a flood from many addresses does not reset everybody's. */
  #makeRoom(): void {
    if (this.#windows.size < windowsAtMost) return;
    for (const oldest of this.#windows.keys()) {
      this.#windows.delete(oldest);
      return;
    }
  }
}
