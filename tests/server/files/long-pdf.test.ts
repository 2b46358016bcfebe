import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { files } from '#server/files/schema/file.ts';
import { pictureBook } from '../../load/book-file.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

it('an upload of a long PDF is kept with its pages listed at its end, once a school [QU-35]', async () => {
  const { world } = test;
  const { db, files: store } = test.server.app;
  const book = pictureBook(30, 30);
  const asha = await test.signIn(world.asha);
  const rows: (typeof files.$inferSelect)[] = [];
  for (const name of ['book.pdf', 'the same.pdf']) {
    const upload_id = await test.finishedUpload(world.asha, name, book);
    const { data } = await asha.ok('handle-upload-files', { upload_id, org_name: name });
    rows.push(...(await db.select().from(files).where(eq(files.id, data.file_path))));
  }
  const [first, second] = rows;
  expect(first?.storageKey).toBe(second?.storageKey);
  const kept = Buffer.concat(await (await store.open(first?.storageKey ?? '')).toArray());
  expect(kept.length).toBe(first?.size);
  expect(kept.subarray(0, book.length).equals(book)).toBe(true);
  expect(kept.subarray(book.length).toString('latin1')).toMatch(/\/Type \/ObjStm \/N 32 /);
});
