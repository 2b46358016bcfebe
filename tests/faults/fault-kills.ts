import { setTimeout as pause } from 'node:timers/promises';
import type { FaultDatabase } from './fault-database.ts';

/** What dies: a process of the server, connections of it, one process of its database, the whole database, or all at once. */
const victimsOfOne = ['server', 'connections', 'backend', 'postmaster', 'everything'] as const;
export type Victim = (typeof victimsOfOne)[number] | 'redis';

/** Where two processes hear each other, what they hear each other by dies too. */
export const victimsOf = (processes: 1 | 2): readonly Victim[] =>
  processes === 1 ? victimsOfOne : [...victimsOfOne, 'redis'];

/** Of a hundred kills. */
const shares: Readonly<Record<(typeof victimsOfOne)[number], number>> = {
  server: 30,
  connections: 25,
  backend: 10,
  postmaster: 20,
  everything: 15,
};

/** `at`: from 0 to 1. */
export function victimAt(at: number): Victim {
  let left = at * 100;
  return victimsOfOne.find((victim) => (left -= shares[victim]) < 0) ?? 'server';
}

const others = `from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;

/** Ends every connection but the one that says so. */
export async function endConnections(db: FaultDatabase): Promise<void> {
  await db.query(`select pg_terminate_backend(pid) ${others}`);
}

/** Ends one connection's process as a crash would: PostgreSQL then ends all of them and repairs itself. */
export async function killBackend(db: FaultDatabase): Promise<void> {
  const { rows } = await db.query<{ pid: number }>(
    `select pid ${others} order by state = 'active' desc limit 1`,
  );
  const [backend] = rows;
  if (backend) process.kill(backend.pid, 'SIGKILL');
}

export async function killPostmaster(db: FaultDatabase): Promise<number | null> {
  const pid = await db.postmaster();
  if (pid !== null) process.kill(pid, 'SIGKILL');
  return pid;
}

/** Until another PostgreSQL than that runs. */
export async function postmasterAfter(db: FaultDatabase, old: number | null): Promise<void> {
  const until = performance.now() + 60_000;
  for (let pid = await db.postmaster(); pid === null || pid === old; pid = await db.postmaster()) {
    if (performance.now() > until) throw new Error('The database did not come back.');
    await pause(20);
  }
}

/** How long it took until calls were answered again, by what had died. */
export class Recoveries {
  readonly #all: { readonly victim: Victim; readonly milliseconds: number }[] = [];

  add(victim: Victim, milliseconds: number): void {
    this.#all.push({ victim, milliseconds: Math.round(milliseconds) });
  }

  /** Of each victim: how many, and how long at the middle and at the longest, in milliseconds. */
  summary(victims: readonly Victim[]): Record<string, { times: number; middle: number; longest: number }> {
    return Object.fromEntries(
      victims.map((victim) => {
        const took = this.#all
          .filter((each) => each.victim === victim)
          .map(({ milliseconds }) => milliseconds);
        const sorted = took.toSorted((a, b) => a - b);
        const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
        return [victim, { times: sorted.length, middle, longest: sorted.at(-1) ?? 0 }];
      }),
    );
  }

  longerThan(limit: number): string[] {
    return this.#all
      .filter(({ milliseconds }) => milliseconds > limit)
      .map(({ victim, milliseconds }) => `After a kill of the ${victim} it took ${milliseconds} ms`);
  }
}
