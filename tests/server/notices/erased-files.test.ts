import { eq, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lockFiles } from '#server/files/lock-files.ts';
import { eraseLooseFiles } from '#server/files/loose-files.ts';
import { files } from '#server/files/schema/file.ts';
import { eraseNotices } from '#server/notices/erase-notices.ts';
import { noticeFiles } from '#server/notices/schema/notice.ts';
import { facultyInput } from '../notice-inputs.ts';
import { sampleFile, startTestServer, type TestServer } from '../test-server.ts';

/** A file is named by a transaction that is still open while somebody erases what nothing names. */
let test: TestServer;
let other: Client;
beforeAll(async () => {
  test = await startTestServer();
  other = new Client({ connectionString: test.server.app.database.pool.options.connectionString });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await test.close();
});

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** Until somebody waits for a lock with a statement of this kind: jobs of the server may wait beside them. */
async function untilWaits(statement: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await other.query('select pg_stat_clear_snapshot()');
        const { rowCount } = await other.query(
          `select 1 from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
          [statement],
        );
        return rowCount;
      },
      { timeout: 45_000 },
    )
    .toBeGreaterThan(0);
}

async function upload(): Promise<string> {
  const client = await test.signIn(test.world.asha);
  const upload_id = await test.finishedUpload(
    test.world.asha,
    'picture.png',
    await sampleFile('picture.png'),
  );
  const { data } = await client.ok('handle-upload-files', { upload_id, org_name: 'picture.png' });
  await test.server.jobs().drain();
  return data.file_path;
}

const isThere = async (fileId: string) =>
  (await test.server.app.db.select().from(files).where(eq(files.id, fileId))).length === 1;

describe('a file that is about to be carried', () => {
  let fileId: string;
  beforeEach(async () => {
    fileId = await upload();
  });
  const grade = () => String(test.world.places['9A'].gradeId);
  const carrying = () => ({ fileName: fileId, extnType: 'png', org_fileName: 'picture.png' });

  it('by a notice that is being saved is not erased as one that nothing carries [QU-24]', async () => {
    const asha = await test.signIn(test.world.asha);
    const input = await facultyInput(asha, { grade: grade(), file: [carrying()] });
    await other.query('begin');
    // The save stops where it writes which files the notice carries; the erasing only reads that table.
    await other.query('lock table notice_files in share mode');
    const saved = asha.ok('create-faculty-notice', input);
    await untilWaits('insert into "notice_files"%');
    const erased = eraseLooseFiles(test.server.app, new Date(test.clock.now.getTime() + 1000));
    await untilWaits('select "school_id", "id" from "files"%');
    await other.query('commit');
    await Promise.all([saved, erased]);
    expect(await isThere(fileId)).toBe(true);
    expect((await asha.raw('download', { filePath: fileId })).status).toBe(200);
  });

  it('is not erased with the notice that carried it before [QU-24]', async () => {
    const { app } = test.server;
    const asha = await test.signIn(test.world.asha);
    const { data } = await asha.ok(
      'create-faculty-notice',
      await facultyInput(asha, { grade: grade(), file: [carrying()] }),
    );
    await app.db.execute(
      sql`update notices set deleted_at = now() - interval '1 year' where id = ${data.id}`,
    );
    const held = gate();
    const finished = gate();
    const carried = app.database.transaction(async (db) => {
      await lockFiles(db, [1], [fileId]);
      await db
        .insert(noticeFiles)
        .values({ schoolId: 1, noticeId: data.id + 1000, position: 0, fileId, name: 'picture.png' });
      held.open();
      await finished.opened;
    });
    await held.opened;
    const erased = eraseNotices(app);
    // Whatever comes of it, nobody waits for this transaction for ever.
    await untilWaits('select%from "files"%for update%').finally(finished.open);
    await Promise.all([carried, erased]);
    expect(await isThere(fileId)).toBe(true);
  });
});
