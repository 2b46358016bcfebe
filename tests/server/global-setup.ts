import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { loadHelpBase } from '#server/seeds/helpdesk.ts';
import { buildServer } from '../../tools/build.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the test PostgreSQL's `postgres` database, where databases are made and dropped. */
    adminUrl: string;
    /** Name of a migrated database to make others from, with the help base and nothing else in it. */
    templateName: string;
    /** The built server's folder, whose main.js is the program: up in half the time of its sources. */
    programFolder: string;
  }
}

const results = fileURLToPath(new URL('../../test-results/', import.meta.url));

/**
 * One PostgreSQL for the whole run; each test file makes itself a database from the migrated template. One build of the
 * server, for those who start it as a program.
 */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'banyan-test-'));
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres(dataDir, {
    settings: [
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      'max_connections=200',
      // No table lives long enough; and in the middle of a test it changed the plans that the test looks at.
      'autovacuum=off',
    ],
  });
  const database = openDatabase(postgres.url);
  await migrateDatabase(database.pool);
  // Each server's start would write its two hundred rows again; one that finds them reads them and goes on.
  await loadHelpBase(database);
  await database.close();
  project.provide('adminUrl', postgres.url.replace(/\/[^/]*$/, '/postgres'));
  project.provide('templateName', 'banyan');
  await mkdir(results, { recursive: true });
  const programFolder = await mkdtemp(join(results, 'server-'));
  await buildServer(programFolder);
  project.provide('programFolder', programFolder);
  return async () => {
    await rm(programFolder, { recursive: true, force: true });
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
