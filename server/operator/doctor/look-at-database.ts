import type { Client } from 'pg';
import type { Config } from '#server/core/config.ts';
import { knownMigrations } from '#server/db/migrate.ts';
import { failuresAtMost } from '#server/jobs/runner.ts';
import { doubtful, type Finding, fine, wrong } from './finding.ts';

const what = 'database';
const leastVersion = 150_000;
const extensions = ['pg_trgm', 'btree_gin'];
/** Connections besides those of calls: for jobs, the listener, and a backup or this check. */
const beside = 10;
/** Milliseconds. Sessions end by the server's clock, but the database's clock dates rows. */
const skewDoubted = 5_000;
const skewWrong = 60_000;
/** Seconds. A due job waits longer only if something is wrong. */
const longWait = 3_600;

export async function lookAtDatabase(client: Client, config: Config): Promise<readonly Finding[]> {
  const findings = [
    await versionOf(client),
    ...(await extensionsOf(client)),
    await migrationsOf(client),
    ...(await connectionsOf(client, config)),
    await clockOf(client),
  ];
  return [...findings, ...(await jobsOf(client))];
}

async function valueOf(client: Client, text: string, values: unknown[] = []): Promise<string> {
  const { rows } = await client.query<{ value: string | number | null }>(text, values);
  return String(rows[0]?.value ?? '');
}

async function versionOf(client: Client): Promise<Finding> {
  const number = Number(await valueOf(client, `select current_setting('server_version_num') as value`));
  const version = await valueOf(client, `select current_setting('server_version') as value`);
  const encoding = await valueOf(client, `select current_setting('server_encoding') as value`);
  if (number < leastVersion)
    return wrong(what, `It is PostgreSQL ${version}.`, 'Use PostgreSQL 15 or newer.');
  if (encoding !== 'UTF8')
    return wrong(what, `Its texts are in ${encoding}.`, 'Make the database with the encoding UTF8.');
  return fine(what, `PostgreSQL ${version} answers.`);
}

async function extensionsOf(client: Client): Promise<Finding[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name::text from pg_available_extensions where name = any($1)',
    [extensions],
  );
  return extensions
    .filter((name) => !rows.some((row) => row.name === name))
    .map((name) =>
      wrong(
        what,
        `The extension ${name} is not there.`,
        'Install what your system calls postgresql-contrib.',
      ),
    );
}

async function migrationsOf(client: Client): Promise<Finding> {
  const table = await valueOf(client, `select to_regclass('drizzle.__drizzle_migrations')::text as value`);
  if (table === '') return doubtful(what, 'It is empty.', 'The first start fills it; else restore a backup.');
  const at = Number(
    await valueOf(client, 'select max(created_at) as value from drizzle.__drizzle_migrations'),
  );
  const known = await knownMigrations();
  const newest = Math.max(...known.map(({ when }) => when));
  if (at > newest)
    return wrong(what, 'It was written by a newer version of this program.', 'Start that version.');
  const left = known.filter(({ when }) => when > at).length;
  return left === 0
    ? fine(what, 'It is of this version.')
    : doubtful(
        what,
        `${left} changes of this version are not made yet.`,
        'The next start makes them: back up first.',
      );
}

async function connectionsOf(client: Client, { databaseLimits }: Config): Promise<Finding[]> {
  const most = Number(await valueOf(client, `select current_setting('max_connections') as value`));
  const wanted = databaseLimits.connections + beside;
  return most >= wanted
    ? []
    : [
        doubtful(
          what,
          `It allows ${most} connections, and ${wanted} may be wanted.`,
          'Raise max_connections, or lower DATABASE_CONNECTIONS.',
        ),
      ];
}

async function clockOf(client: Client): Promise<Finding> {
  const before = Date.now();
  const there = Number(
    await valueOf(client, 'select (extract(epoch from clock_timestamp()) * 1000)::bigint as value'),
  );
  const skew = Math.max(before - there, there - Date.now(), 0);
  const says = `Its clock is ${(skew / 1000).toFixed(1)} s away from this machine's.`;
  const todo = 'Let both machines take their time from one server (NTP).';
  if (skew > skewWrong) return wrong('clock', says, todo);
  return skew > skewDoubted ? doubtful('clock', says, todo) : fine('clock', says);
}

async function jobsOf(client: Client): Promise<Finding[]> {
  if ((await valueOf(client, `select to_regclass('public.jobs')::text as value`)) === '') return [];
  const { rows } = await client.query<{ failed: string; waits: string }>(
    `select count(*) filter (where failures >= $1) as failed,
      coalesce(extract(epoch from now() - min(run_at) filter (where failures = 0 and locked_until is null)), 0) as waits
     from jobs where done_at is null and run_at < now()`,
    [failuresAtMost],
  );
  const [failed, waits] = [Number(rows[0]?.failed), Number(rows[0]?.waits)];
  const found: Finding[] = [];
  if (failed > 0)
    found.push(
      doubtful('jobs', `${failed} were given up.`, 'select kind, last_error from jobs where done_at is null'),
    );
  if (waits > longWait)
    found.push(
      doubtful(
        'jobs',
        `One waits for ${Math.round(waits / 3600)} hours.`,
        'Does the server run? Its log says why jobs wait.',
      ),
    );
  return found;
}
