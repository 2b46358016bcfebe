/**
 * Kills the server again and again while notices are saved, and loses answers: `npx tsx tests/load/faults.ts`.
 * KILLS (2000), CUTS (1000), ROUND (250 kills between two weighings) and SEED say how much; it ends by itself and talks
 * to this machine alone.
 */
import { join } from 'node:path';
import { runFaults } from './fault-server.ts';
import { buildServer, startPostgres, stopEverything } from './programs.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

try {
  await buildServer();
  const postgres = await startPostgres();
  const startedAt = performance.now();
  const report = await runFaults({
    args: ['--enable-source-maps', 'dist/server/main.js'],
    databaseUrl: postgres.url,
    dataDir: join(postgres.folder, 'data'),
    schools: 230,
    kills: Number(process.env.KILLS ?? 2000),
    cuts: Number(process.env.CUTS ?? 1000),
    killsARound: Number(process.env.ROUND ?? 250),
    seed: Number(process.env.SEED ?? 1),
    say,
  });
  const { imbalances, ...counts } = report;
  const minutes = Math.round((performance.now() - startedAt) / 60_000);
  say(JSON.stringify({ ...counts, minutes }));
  say(imbalances.length === 0 ? 'Everything balances.' : imbalances.join('\n'));
  process.exitCode = imbalances.length === 0 ? 0 : 1;
} finally {
  await stopEverything();
}
