import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminInput, shareAsOffice } from '../notice-inputs.ts';
import { sampleFile, startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

it('a file of the office that a school shares again outlives the office’s notice [QU-24, C1-16]', async () => {
  const { world } = test;
  const { db } = test.server.app;
  await db.execute(sql`insert into countries (id, name) values (1, 'India')`);
  await db.execute(sql`insert into states (country_id, id, name) values (1, 11, 'Goa')`);
  await db.execute(sql`update schools set country_id = 1, state_id = 11 where id = 1`);
  const office = await test.signIn(world.superAdmin);
  const upload = await test.finishedUpload(world.superAdmin, 'notice.pdf', await sampleFile('notice.pdf'));
  const { data } = await office.ok('handle-upload-files', { upload_id: upload, org_name: 'notice.pdf' });
  const file = { fileName: data.file_path, extnType: 'pdf', org_fileName: 'notice.pdf' };
  const id = await shareAsOffice(office, { country_id: '1', noticeBoardFiles: [file] });
  const admin = await test.signIn(world.admin);
  const again = await admin.ok(
    'create-notice',
    await adminInput(admin, { noticeSubmitType: 'editReshare', noticefiles: [file] }),
  );
  const details = { notice_id: again.data.id, user_id: world.admin.id, action: 'view' } as const;
  const [own] = JSON.parse((await admin.ok('get-notice-details', details)).data.files);

  await office.ok('set-notice-status', { notices: [{ id, version: 0 }], isActive: 0 });
  await office.ok('delete-notice-superadmin', { noticeId: id, path: 'x' });
  test.clock.now = new Date(test.clock.now.getTime() + 32 * 24 * 60 * 60_000);
  await test.server.jobs().drain();
  const { rows } = await db.execute(sql`select 1 from notices where id = ${id}`);
  expect(rows).toEqual([]);
  const later = await test.signIn(world.admin);
  expect((await later.raw('download', { filePath: own.fileName })).status).toBe(200);
});
