import { rateLimited } from './refusal.ts';

/** Tries a minute by class of call; see docs/threat-model.md. */
const perMinute = { read: 1000, write: 100 } as const;
const windowMilliseconds = 60_000;
const windowsAtMost = 50_000;

interface Window {
  startsAt: number;
  count: number;
}

/**
 * Counts tries a minute per key in this process: the first wall against a flood.
 * What must hold over several servers (wrong passwords of one account) is counted in the database.
 */
export class RateLimiter {
  readonly #windows = new Map<string, Window>();

  constructor(
    private readonly enabled: boolean,
    private readonly loginPerMinute: number,
  ) {}

  /** Throws a `rate_limited` refusal with the seconds to wait. */
  count(kind: 'read' | 'write' | 'login', key: string, now: number): void {
    if (!this.enabled) return;
    const limit = kind === 'login' ? this.loginPerMinute : perMinute[kind];
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
