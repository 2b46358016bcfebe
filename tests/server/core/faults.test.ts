import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runFaults } from '#tests/faults/fault-server.ts';
import { times } from '../../long.ts';
import { serverProgram } from '../program.ts';

/** `npx tsx tests/faults/faults.ts` is the one of hundreds. */
const kills = times(5, 20);
const cuts = times(8, 40);

it('balances after kills of the server, its connections and its database, lost answers, double clicks and second tabs: each save once, each reader told once, one mail each [QU-10, QU-21]', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'banyan-faults-'));
  await chmod(dataDir, 0o755);
  try {
    const report = await runFaults({
      args: [serverProgram()],
      dataDir,
      schools: 20,
      kills,
      cuts,
      ofEach: 6,
      killsARound: kills,
      seed: 7,
      // The machine is busy with other tests.
      minutes: Number.POSITIVE_INFINITY,
      recoverWithin: 60_000,
      say: () => undefined,
    });
    expect(report.imbalances).toEqual([]);
    expect(report.kills).toBe(kills);
    expect(Object.values(report.recoveries).every(({ times }) => times > 0)).toBe(true);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}, 600_000);
