import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrateDatabase } from '#server/db/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the test PostgreSQL's `postgres` database, where databases are made and dropped. */
    adminUrl: string;
    /** Name of a migrated, empty database to make others from. */
    templateName: string;
  }
}

/** One PostgreSQL for the whole run; each test file makes itself a database from the migrated template. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'banyan-test-'));
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres(dataDir, {
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'],
  });
  const pool = new Pool({ connectionString: postgres.url });
  await migrateDatabase(pool);
  await pool.end();
  project.provide('adminUrl', postgres.url.replace(/\/[^/]*$/, '/postgres'));
  project.provide('templateName', 'banyan');
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
