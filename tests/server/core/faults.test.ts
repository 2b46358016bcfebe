import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { victimsOf } from '#tests/faults/fault-kills.ts';
import { runFaults } from '#tests/faults/fault-server.ts';
import { isLong, times } from '../../long.ts';
import { hasRedis } from '../cluster/redis-server.ts';
import { serverProgram } from '../program.ts';

/** `npx tsx tests/faults/faults.ts` is the one of hundreds. */
const ofOne = {
  processes: 1,
  victims: victimsOf(1),
  schools: times(8, 20),
  kills: times(5, 20),
  cuts: times(8, 40),
  ofEach: 6,
} as const;
/** In the long run alone: tests/server/cluster kills one of two every time. */
const ofTwo = {
  processes: 2,
  victims: victimsOf(2),
  schools: 20,
  kills: 40,
  cuts: 80,
  ofEach: 12,
} as const;
const plans = hasRedis && isLong ? [ofOne, ofTwo] : [ofOne];

it.each(plans)(
  'of $processes balances after kills of the server, its connections and its database, lost answers, double clicks and second tabs: each save once, each reader told once, one mail each [QU-10, QU-21]',
  async (plan) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'banyan-faults-'));
    await chmod(dataDir, 0o755);
    try {
      const report = await runFaults({
        args: [serverProgram()],
        ...plan,
        dataDir,
        killsARound: plan.kills,
        seed: 7,
        // The machine is busy with other tests.
        minutes: Number.POSITIVE_INFINITY,
        recoverWithin: 60_000,
        say: () => undefined,
      });
      expect(report.imbalances).toEqual([]);
      expect(report.kills).toBe(plan.kills);
      expect(Object.values(report.recoveries).every(({ times }) => times > 0)).toBe(true);
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
  600_000,
);
