import { rateLimited } from './refusal.ts';

/** Calls a minute by class; see docs/threat-model.md. Tries to sign in are counted in `address-tries.ts`. */
const perMinute = { read: 1000, write: 100, mail: 10 } as const;
const windowMilliseconds = 60_000;
const windowsAtMost = 50_000;

interface Window {
  startsAt: number;
  count: number;
}

/** Counts calls a minute per key in this process: the first wall against a flood. */
export class RateLimiter {
  readonly #windows = new Map<string, Window>();

  constructor(private readonly enabled: boolean) {}

  /** Throws a `rate_limited` refusal with the seconds to wait. */
  count(kind: keyof typeof perMinute, key: string, now: number): void {
    if (!this.enabled) return;
    const limit = perMinute[kind];
    const name = `${kind}:${key}`;
    const window = this.#windows.get(name);
    if (!window || now - window.startsAt >= windowMilliseconds) {
      this.#windows.delete(name);
      this.#makeRoom();
      this.#windows.set(name, { startsAt: now, count: 1 });
      return;
    }
    window.count += 1;
    if (window.count <= limit) return;
    throw rateLimited(Math.ceil((window.startsAt + windowMilliseconds - now) / 1000));
  }

  /** The oldest window goes for a new one: who comes from very many addresses does not free everybody's. */
  #makeRoom(): void {
    if (this.#windows.size < windowsAtMost) return;
    for (const oldest of this.#windows.keys()) {
      this.#windows.delete(oldest);
      return;
    }
  }
}
