import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runFaults } from '#tests/faults/fault-server.ts';
import { times } from '../../long.ts';
import { hasRedis } from '../cluster/redis-server.ts';
import { serverProgram } from '../program.ts';

/** `npx tsx tests/faults/faults.ts` is the one of hundreds. */
const plans = [
  { processes: 1, kills: times(5, 20), cuts: times(8, 40), ofEach: 6 },
  // Redis dies too.
  ...(hasRedis ? [{ processes: 2, kills: times(6, 40), cuts: times(4, 80), ofEach: times(2, 12) }] : []),
] as const;

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
        schools: 20,
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
