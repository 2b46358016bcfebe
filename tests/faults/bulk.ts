/**
 * Kills the server while people of a school are imported, taken out again, moved to the next year and moved back:
 * `npx tsx tests/faults/bulk.ts`. KILLS (300) says how often, ROWS (1000) how long the file is; it ends by itself and
 * talks to this machine alone.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer, startPostgres, stopEverything } from '../load/programs.ts';
import { buildBulkChild } from './build-bulk-child.ts';
import { runBulkFaults } from './bulk-faults.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

const child = 'dist/server/bulk-child.js';

const dataDir = await mkdtemp(join(tmpdir(), 'banyan-bulk-'));

try {
  await chmod(dataDir, 0o755);
  await buildServer();
  await buildBulkChild(child);
  const { url } = await startPostgres();
  const startedAt = performance.now();
  const { torn, ...report } = await runBulkFaults({
    args: [child],
    databaseUrl: url,
    dataDir,
    kills: Number(process.env.KILLS ?? 300),
    perSection: 20,
    rows: Number(process.env.ROWS ?? 1000),
    say,
  });
  const minutes = Math.round((performance.now() - startedAt) / 60_000);
  say(JSON.stringify({ ...report, minutes }));
  say(torn.length === 0 ? 'Each time whole or absent.' : torn.join('\n'));
  process.exitCode = torn.length === 0 ? 0 : 1;
} finally {
  await stopEverything();
  await rm(dataDir, { recursive: true, force: true });
}
