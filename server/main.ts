import { type Registered, registerProcess } from './cluster/one-process.ts';
import { readConfig } from './core/config.ts';
import type { Logger } from './core/context.ts';
import { claimDataFolder, openDataFolder } from './core/data-folder.ts';
import { describeError } from './core/describe-error.ts';
import { StartRefused } from './core/start-refused.ts';
import { advisoryLocks } from './db/advisory-locks.ts';
import { withDatabaseLock } from './db/database-lock.ts';
import { refuseUnreachable } from './db/reach-database.ts';
import { superviseEmbeddedPostgres } from './db/supervised-postgres.ts';
import { refuseUnusable } from './files/bucket/try-bucket.ts';
import { programVersion } from './operator/index.ts';
import { demoLogins } from './seeds/demo-logins.ts';
import { type FirstSignIn, openFirstOffice } from './seeds/first-office.ts';
import { seedWhenEmpty } from './seeds/seed.ts';
import { refuseBusyPort, startServer } from './server.ts';

/** For running work after a signal. */
const stopWithinMilliseconds = 20_000;

const levels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'];

function logger(level: string): Logger {
  const loud = levels.indexOf(level);
  const write = (name: string) => (details: object, message: string) => {
    if (loud < levels.indexOf(name)) return;
    const { err, ...rest } = details as { err?: unknown };
    const cause = err === undefined ? {} : { error: describeError(err) };
    process.stderr.write(
      `${JSON.stringify({ at: new Date().toISOString(), level: name, message, ...rest, ...cause })}\n`,
    );
  };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}

async function main(): Promise<void> {
  const startedAt = performance.now();
  const config = readConfig(process.env);
  await refuseBusyPort(config);
  // Several processes share the folder if they share the disk.
  const folder = await (config.cluster ? openDataFolder : claimDataFolder)(config.dataDir);
  const log = logger(config.logLevel);
  if (config.databaseUrl) await refuseUnreachable(config.databaseUrl);
  if (config.bucket) await refuseUnusable(config.bucket);
  const embedded = config.databaseUrl ? undefined : await superviseEmbeddedPostgres(config.dataDir, { log });
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
  let registered: Registered | undefined;
  const stopDatabase = async () => {
    await registered?.leave();
    await embedded?.stop();
    await folder.release();
  };
  try {
    // Before changing anything that another process uses.
    registered = await registerProcess({
      databaseUrl,
      isShared: config.cluster !== undefined,
      version: await programVersion(),
      log,
    });
    // Of several processes that start on an empty database, one fills it.
    const seeded = config.demoData
      ? await withDatabaseLock(databaseUrl, advisoryLocks.seeding, () =>
          seedWhenEmpty(config, databaseUrl, log),
        )
      : false;
    const first = config.demoData ? null : await openFirstOffice(databaseUrl, new Date());
    const server = await startServer(config, databaseUrl, { log });
    stopOnSignals(async () => {
      try {
        await server.close();
      } finally {
        await stopDatabase();
      }
    });
    greet(server.address, config.demoData, seeded, performance.now() - startedAt);
    if (first) tellFirstSignIn(first);
  } catch (error) {
    await stopDatabase();
    throw error;
  }
}

function greet(address: string, demo: boolean, seeded: boolean, milliseconds: number): void {
  const lines = [`Banyan is ready at ${address} (${(milliseconds / 1000).toFixed(1)} s)`];
  if (demo) {
    if (seeded) lines.push('The database was empty, so demo schools, people and notices were put in.');
    lines.push('', 'Demo sign-ins:');
    const width = Math.max(...demoLogins.map((login) => login.who.length));
    for (const login of demoLogins)
      lines.push(`  ${login.who.padEnd(width)}  ${login.loginName.padEnd(8)} ${login.password}`);
  }
  console.log(lines.join('\n'));
}

function tellFirstSignIn({ loginName, code }: FirstSignIn): void {
  console.log(
    [
      '',
      'Nobody of the central office has signed in yet. The first super admin:',
      `  username ${loginName}`,
      `  code     ${code}`,
      'The code wants a password of your own; each start gives a new one until then.',
    ].join('\n'),
  );
}

function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    const late = setTimeout(() => process.exit(1), stopWithinMilliseconds);
    late.unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

main().catch((error: unknown) => {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exit(1);
});
