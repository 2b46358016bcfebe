/**
 * Kills the server, its connections and its database again and again while notices are saved, and loses answers:
 * `npx tsx tests/faults/faults.ts`. PROCESSES (1, or 2 with Redis between them), KILLS (500), CUTS (1000), ROUND (100 kills between two weighings), MINUTES (no
 * limit) and SEED say how much; it ends by itself and talks to this machine alone.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '../load/programs.ts';
import { victimsOf } from './fault-kills.ts';
import { runFaults } from './fault-server.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const processes = process.env.PROCESSES === '2' ? 2 : 1;
const dataDir = await mkdtemp(join(tmpdir(), 'banyan-faults-'));

try {
  await chmod(dataDir, 0o755);
  await buildServer();
  const startedAt = performance.now();
  const { imbalances, recoveries, ...counts } = await runFaults({
    args: ['--enable-source-maps', 'dist/server/main.js'],
    processes,
    victims: victimsOf(processes),
    dataDir,
    schools: 230,
    kills: Number(process.env.KILLS ?? 500),
    cuts: Number(process.env.CUTS ?? 1000),
    ofEach: 100,
    killsARound: Number(process.env.ROUND ?? 100),
    minutes: Number(process.env.MINUTES ?? Number.POSITIVE_INFINITY),
    seed: Number(process.env.SEED ?? 1),
    recoverWithin: 10_000,
    say,
  });
  const minutes = Math.round((performance.now() - startedAt) / 60_000);
  say(JSON.stringify({ ...counts, minutes }));
  say(JSON.stringify(recoveries));
  say(imbalances.length === 0 ? 'Everything balances.' : imbalances.join('\n'));
  process.exitCode = imbalances.length === 0 ? 0 : 1;
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
