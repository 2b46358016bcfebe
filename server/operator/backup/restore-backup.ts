import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '#server/core/config.ts';
import { StartRefused } from '#server/core/start-refused.ts';
import { newestMigration } from '#server/db/migrate.ts';
import { filesFolder, openFiles } from '#server/files/open-files.ts';
import { connectPatiently, openAlone } from '../open-installation.ts';
import { type Manifest, readManifest } from './bundle.ts';
import { checkBundle } from './check-bundle.ts';
import { loadDatabase, refuseUnlessEmpty } from './load-database.ts';
import { checkFiles, putFiles } from './restore-files.ts';
import type { Watched } from './say.ts';

/** Reads all of the backup first, and commits the database last: until then it stays empty. */
export async function restoreBackup(config: Config, source: string, watched: Watched): Promise<Manifest> {
  const folder = resolve(source);
  const manifest = await readManifest(folder);
  if (manifest.schema.version > (await newestMigration()))
    throw new StartRefused(
      `The backup was made by a newer version of this program (${manifest.program}, ${manifest.schema.name}): restore it with that version.`,
    );
  await checkBundle(folder, manifest, watched);
  const installation = await openAlone(config);
  try {
    const client = await connectPatiently(installation.url);
    try {
      await refuseUnlessEmpty(client);
      // Like the server: only this user may read what people wrote.
      if (!config.bucket) await mkdir(filesFolder(config), { recursive: true, mode: 0o700 });
      const store = openFiles(config);
      try {
        await putFiles(store.files, join(config.dataDir, 'uploads'), { folder, manifest }, watched);
        await loadDatabase(client, folder, manifest, watched);
        await checkFiles(store.files, folder, manifest, watched);
      } finally {
        store.close();
      }
      await client.query('commit');
      await client.query('analyze');
      return manifest;
    } finally {
      // Rolls back what was not committed.
      await client.end().catch(() => undefined);
    }
  } finally {
    await installation.close();
  }
}
