import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { alsoStop, type Program, query, type startPostgres } from './programs.ts';

type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/** How the database goes and comes back; it is away for two seconds besides what it takes itself. */
const ways = {
  'killed with -9': async ({ pid }: { readonly pid: number }) => void process.kill(pid, 'SIGKILL'),
  'stopped in order': async ({ stop }: Pick<EmbeddedPostgres, 'stop'>) => stop(),
} as const;

/** A PostgreSQL that is started again; whichever runs at the end is ended, once nobody uses it any more. */
export class RestartedDatabase {
  #running: Pick<EmbeddedPostgres, 'stop'> & { readonly pid: number };

  constructor(private readonly postgres: Postgres) {
    this.#running = postgres;
    alsoStop(() => this.#running.stop());
  }

  get url(): string {
    return this.postgres.url;
  }

  async end(way: keyof typeof ways): Promise<void> {
    await ways[way](this.#running);
  }

  /** At its address. */
  async start(): Promise<void> {
    const { folder, port } = this.postgres;
    const { stop } = await startEmbeddedPostgres(folder, { port });
    const pid = Number.parseInt(await readFile(join(folder, 'database', 'postmaster.pid'), 'utf8'), 10);
    this.#running = { stop, pid };
  }
}

/** A save of one form, which may be sent again. */
export interface Form {
  readonly begin: (at: Program) => Promise<string>;
  readonly save: (at: Program, title: string, formSession: string) => Promise<number>;
}

const awayMilliseconds = 2_000;
const savers = 4;

interface Outcome {
  readonly way: string;
  /** From its end until it answered again. */
  readonly awaySeconds: number;
  /** From its end until the last call that failed. */
  readonly errorSeconds: number;
  readonly failed: number;
  readonly acknowledged: number;
  readonly stored: number;
  /** Notices of these savers: more than `acknowledged` are saves that count twice. */
  readonly found: number;
}

/** The database is restarted amid saves by both processes; what gets no answer goes out again, as one form. */
export async function restartDatabase(
  database: RestartedDatabase,
  processes: readonly [Program, Program],
  form: Form,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const way of Object.keys(ways) as (keyof typeof ways)[]) {
    const state = { isOver: false, failed: 0, lastFailure: 0 };
    const acknowledged: number[] = [];
    const again = async <T>(turn: number, ask: (at: Program) => Promise<T>): Promise<T> => {
      for (let tries = turn; ; tries += 1)
        try {
          return await ask(processes[tries % 2 === 0 ? 0 : 1]);
        } catch {
          state.failed += 1;
          state.lastFailure = performance.now();
          await pause(100);
        }
    };
    const saving = Array.from({ length: savers }, async (_, saver) => {
      for (let turn = saver; !state.isOver; turn += 1) {
        const session = await again(turn, form.begin);
        acknowledged.push(await again(turn, (at) => form.save(at, `Restart ${way} ${saver}`, session)));
      }
    });
    await pause(1_000);
    const before = acknowledged.length;
    const endedAt = performance.now();
    await database.end(way);
    await pause(awayMilliseconds);
    await database.start();
    const awaySeconds = (performance.now() - endedAt) / 1000;
    while (acknowledged.length < before + 40) await pause(20);
    state.isOver = true;
    await Promise.all(saving);
    const [counted] = await query<{ stored: string; found: string }>(
      database.url,
      `select count(*) filter (where id = any('{${acknowledged.join(',')}}'::int[])) as stored, count(*) as found
       from notices where title like 'Restart ${way} %'`,
    );
    outcomes.push({
      way,
      awaySeconds,
      errorSeconds: Math.max(0, state.lastFailure - endedAt) / 1000,
      failed: state.failed,
      acknowledged: acknowledged.length,
      stored: Number(counted?.stored),
      found: Number(counted?.found),
    });
  }
  return outcomes;
}
