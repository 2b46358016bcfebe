import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runFaults } from '#tests/faults/fault-server.ts';

/** KILLS and CUTS for a longer look; `npx tsx tests/faults/faults.ts` is the long one. */
const kills = Number(process.env.KILLS ?? 8);
const cuts = Number(process.env.CUTS ?? 15);

it('balances after kills of the server, its connections and its database, lost answers, double clicks and second tabs: each save once, each reader told once, one mail each [QU-10, QU-21]', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'banyan-faults-'));
  await chmod(dataDir, 0o755);
  try {
    const report = await runFaults({
      args: ['--import', 'tsx', 'server/main.ts'],
      dataDir,
      schools: 20,
      kills,
      cuts,
      killsARound: kills,
      seed: 7,
      // The machine is busy with other tests, and each start compiles the sources first.
      recoverWithin: 60_000,
      say: () => undefined,
    });
    expect(report.imbalances).toEqual([]);
    expect(report.kills).toBe(kills);
    expect(Object.values(report.recoveries).filter(({ times }) => times > 0).length).toBeGreaterThan(2);
    expect(report.lost).toBeGreaterThanOrEqual(cuts);
    // A round in which nothing was interrupted or doubled proves nothing.
    expect(
      Math.min(report.saved, report.edited, report.doubled, report.changed, report.retried),
    ).toBeGreaterThan(5);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}, 600_000);
