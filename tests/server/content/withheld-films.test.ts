import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentFiles } from '#server/content/schema/published.ts';
import { newFileKey } from '#server/files/file-store.ts';
import { files } from '#server/files/schema/file.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

/** A published file of training, as the office or a school put it there. */
async function carry(schoolId: number, type: 'video' | 'pdf'): Promise<string> {
  const { app } = test.server;
  const id = crypto.randomUUID();
  const addedBy = schoolId === 0 ? test.world.superAdmin.id : test.world.asha.id;
  const storageKey = newFileKey();
  const bytes = Buffer.from('some bytes');
  await app.files.putBytes(storageKey, bytes);
  await app.db.insert(files).values({
    schoolId,
    id,
    ownerId: addedBy,
    name: `lesson.${type === 'video' ? 'mp4' : 'pdf'}`,
    extension: type === 'video' ? 'mp4' : 'pdf',
    type,
    mime: type === 'video' ? 'video/mp4' : 'application/pdf',
    size: bytes.length,
    sha256: id,
    storageKey,
    createdAt: test.clock.now,
  });
  await app.db.insert(contentFiles).values({
    schoolId,
    fileId: id,
    carrier: 'module_content',
    carrierId: 1,
    audience: 'faculty',
    addedBy,
    addedAt: test.clock.now,
  });
  return id;
}

it('shows the office’s film to a teacher and lets only its authors keep it [VW-01]', async () => {
  const film = await carry(0, 'video');
  const teacher = await test.enter(test.world.asha);
  const author = await test.enter(test.world.superAdmin);
  expect((await teacher.get(`/files/${film}`)).status).toBe(200);
  const refused = await teacher.raw('download', { filePath: film });
  expect(JSON.parse(refused.text)).toMatchObject({ code: 'download_withheld' });
  expect((await author.raw('download', { filePath: film })).status).toBe(200);
});

it('lets a teacher keep the office’s documents and the films of the own school [VW-01]', async () => {
  const teacher = await test.enter(test.world.asha);
  for (const id of [await carry(0, 'pdf'), await carry(test.world.asha.schoolId, 'video')])
    expect((await teacher.raw('download', { filePath: id })).status).toBe(200);
});
