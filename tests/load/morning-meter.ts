import { readdirSync, readFileSync } from 'node:fs';
import type { Program } from './programs.ts';
import { machineTimes, memoryOf, processorTimeOf, query } from './programs.ts';

export interface Reading {
  /** Milliseconds of processor time. */
  readonly server: number;
  readonly database: number;
  readonly load: number;
  readonly machine: { readonly busy: number; readonly all: number };
  readonly inserted: number;
  readonly updated: number;
  /** Bytes of the database's own log, which is what a replica or a backup receives. */
  readonly written: number;
  readonly databaseSize: number;
}

interface Counted {
  readonly inserted: number;
  readonly updated: number;
  readonly written: number;
  readonly size: number;
}

export interface Measured {
  readonly product: Program;
  readonly url: string;
  readonly pid: number;
}

export async function read({ product, url, pid }: Measured): Promise<Reading> {
  const [counted] = await query<Counted>(
    url,
    `select sum(n_tup_ins)::float8 as inserted, sum(n_tup_upd)::float8 as updated,
      pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as written, pg_database_size(current_database())::float8 as size
    from pg_stat_user_tables`,
  );
  const { inserted = 0, updated = 0, written = 0, size = 0 } = counted ?? {};
  return {
    server: processorTimeOf(product.pid),
    database: processorTimeOf(pid) + timeOfEnded(pid),
    load: processorTimeOf(process.pid),
    machine: machineTimes(),
    inserted,
    updated,
    written,
    databaseSize: size,
  };
}

/** Milliseconds of a process's children that have ended: a connection that nobody uses for half a minute is closed. */
function timeOfEnded(pid: number): number {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = line
      .slice(line.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return ((fields[13] ?? 0) + (fields[14] ?? 0)) * 10;
  } catch {
    return 0;
  }
}

/** Memory of a process and its children in MB, what they share counted once; 0 where there is no /proc. */
export function memoryOfFamily(pid: number): number {
  try {
    const kilobytes = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => shareOf(name, pid));
    return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
  } catch {
    return 0;
  }
}

function shareOf(name: string, pid: number): number {
  try {
    const line = readFileSync(`/proc/${name}/stat`, 'utf8');
    const parent = Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[1]);
    if (Number(name) !== pid && parent !== pid) return 0;
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  } catch {
    // It ended meanwhile.
    return 0;
  }
}

/** Looks at the server's memory now and then; gives the most it had. */
export function watchMemory(product: Program, everyMilliseconds: number): () => number {
  let most = memoryOf(product);
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(product));
  }, everyMilliseconds);
  timer.unref();
  return () => {
    clearInterval(timer);
    return Math.max(most, memoryOf(product));
  };
}
