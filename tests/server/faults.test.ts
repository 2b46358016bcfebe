import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runFaults } from '#tests/load/fault-server.ts';
import { createDatabase } from './test-server.ts';

/** KILLS and CUTS for a longer look; `npx tsx tests/load/faults.ts` is the long one, on a disk that is waited for. */
const kills = Number(process.env.KILLS ?? 8);
const cuts = Number(process.env.CUTS ?? 15);

it('balances after kills, lost answers, double clicks and second tabs: each save once, each reader told once, one mail each [QU-10, QU-21]', async () => {
  const database = await createDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'banyan-faults-'));
  await chmod(dataDir, 0o755);
  try {
    const report = await runFaults({
      args: ['--import', 'tsx', 'server/main.ts'],
      databaseUrl: database.url,
      dataDir,
      schools: 20,
      kills,
      cuts,
      killsARound: kills,
      seed: 7,
      say: () => undefined,
    });
    expect(report.imbalances).toEqual([]);
    expect(report.kills).toBe(kills);
    expect(report.lost).toBeGreaterThanOrEqual(cuts);
    // A round in which nothing was interrupted or doubled proves nothing.
    expect(
      Math.min(report.saved, report.edited, report.doubled, report.changed, report.retried),
    ).toBeGreaterThan(5);
  } finally {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}, 300_000);
