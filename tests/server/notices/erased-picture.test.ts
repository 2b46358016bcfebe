import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFileText } from '#server/files/file-texts.ts';
import { eraseLooseFiles } from '#server/files/loose-files.ts';
import { files } from '#server/files/schema/file.ts';
import { lockWaits } from '../lock-waits.ts';
import { sampleFile, startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

/** What lies in the store. */
async function stored(): Promise<string[]> {
  const found = await readdir(join(test.dataDir, 'files'), { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** An upload whose small picture nobody has drawn yet. */
async function undrawn(): Promise<{ schoolId: number; fileId: string }> {
  const { app } = test.server;
  const { asha } = test.world;
  const client = await test.signIn(asha);
  const upload_id = await test.finishedUpload(asha, 'picture.png', await sampleFile('picture.png'));
  const { data } = await client.ok('handle-upload-files', { upload_id, org_name: 'picture.png' });
  const fileId = data.file_path;
  await test.server.jobs().drain();
  const [file] = await app.db.select().from(files).where(eq(files.id, fileId));
  if (!file?.thumbKey) throw new Error('The picture was not drawn.');
  await app.files.remove(file.thumbKey);
  await app.db.update(files).set({ thumbKey: null, thumbWidth: null }).where(eq(files.id, fileId));
  return { schoolId: asha.schoolId, fileId };
}

it('leaves no picture of a file that was erased while it was drawn', async () => {
  const { app } = test.server;
  const file = await undrawn();
  const before = (await stored()).length;
  const other = new Client({ connectionString: app.database.pool.options.connectionString });
  await other.connect();
  try {
    // Both want the row, and the erasing gets it first: the picture is drawn by then and not noted yet.
    await other.query('begin');
    await other.query('select 1 from files where id = $1 for update', [file.fileId]);
    const erased = eraseLooseFiles(app, new Date(test.clock.now.getTime() + 1000));
    await expect.poll(() => lockWaits(other)).toBe(1);
    const drawn = readFileText(app, file);
    await expect.poll(() => lockWaits(other)).toBe(2);
    expect(await stored()).toHaveLength(before + 1);
    await other.query('rollback');
    await Promise.all([erased, drawn]);
  } finally {
    await other.end();
  }
  expect(await app.db.select({ id: files.id }).from(files)).toEqual([]);
  expect(await stored()).toEqual([]);
});
