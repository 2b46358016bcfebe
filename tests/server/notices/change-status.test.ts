import { and, eq, getTableName, sql } from 'drizzle-orm';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#server/core/schema.ts';
import { tablesOfNotice } from '#server/notices/queries/delete-notices.ts';
import { notifications } from '#server/notifications/schema.ts';
import { facultyInput, listed, opens, shareAsFaculty } from '../notice-inputs.ts';
import { mailsSent } from '../outbox.ts';
import { type Client, sampleFile, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';

let test: TestServer;
let world: World;
let asha: Client;
let bina: Client;
let dev: Client;
let grade: string;

beforeAll(async () => {
  test = await startTestServer({ SESSION_MINUTES: '10080' });
  world = test.world;
  await signIn();
  grade = String(world.places['9A'].gradeId);
});
afterAll(() => test.close());

async function signIn(): Promise<void> {
  asha = await test.signIn(world.asha);
  bina = await test.signIn(world.bina);
  dev = await test.signIn(world.dev);
}
/** Sessions end meanwhile, so everybody signs in again. */
async function wait(milliseconds: number): Promise<void> {
  test.clock.now = new Date(test.clock.now.getTime() + milliseconds);
  await signIn();
}
const day = 24 * 60 * 60_000;
const jobs = () => test.server.jobs().drain();
const just = (id: number, version = 0) => ({ notices: [{ id, version }] });
const turn = (id: number, isActive: 0 | 1, version = 0) =>
  asha.call('set-notice-status', { ...just(id, version), isActive });
const drop = (id: number, version = 0) => asha.call('delete-faculty-notice', just(id, version));

async function inactive(changes: object = {}): Promise<number> {
  const id = await shareAsFaculty(asha, { grade, ...changes });
  await turn(id, 0);
  return id;
}

async function attached(name: string) {
  const upload = await test.finishedUpload(world.asha, name, await sampleFile(name));
  const { data } = await asha.ok('handle-upload-files', { upload_id: upload, org_name: name });
  return { fileName: data.file_path, extnType: data.extnType, org_fileName: name };
}

describe('switching a notice off and on', () => {
  it('takes it from its readers at once and gives it back, the version checked [ST-01, QC-31, TV-19]', async () => {
    const id = await shareAsFaculty(asha, { grade });
    expect(await turn(id, 0, 1)).toMatchObject({
      data: { data: { done: [{ id, version: 2 }], refused: [] } },
    });
    expect([await opens(dev, world.dev, id), await opens(asha, world.asha, id)]).toEqual([404, 200]);
    expect(await turn(id, 1, 1)).toMatchObject({ status: 409, error: { code: 'stale' } });
    expect(await turn(id, 1, 2)).toMatchObject({ data: { data: { done: [{ id, version: 3 }] } } });
    expect(await opens(dev, world.dev, id)).toBe(200);
  });

  it('answers a repeated press as the first [QU-10]', async () => {
    const id = await shareAsFaculty(asha, { grade });
    const answers = await Promise.all([turn(id, 0, 1), turn(id, 0, 1), turn(id, 0, 1)]);
    expect(answers.map((answer) => answer.ok && answer.data.data.done)).toEqual(
      answers.map(() => [{ id, version: 2 }]),
    );
  });

  it('is for the author of an open notice alone, not in a demo school [ST-07, RP-06, RP-07, QU-18]', async () => {
    const id = await shareAsFaculty(asha, { grade });
    const admin = await test.signIn(world.admin);
    for (const client of [bina, admin])
      expect((await client.call('set-notice-status', { ...just(id), isActive: 0 })).status).toBe(403);
    expect((await dev.call('set-notice-status', { ...just(id), isActive: 0 })).status).toBe(403);
    await test.server.app.db.execute(sql`update notices set school_status = 1 where id = ${id}`);
    expect(await turn(id, 0)).toMatchObject({ status: 403, error: { code: 'locked' } });
  });

  it('changes several, each for itself, and tells which were refused', async () => {
    const [one, two] = [await shareAsFaculty(asha, { grade }), await shareAsFaculty(asha, { grade })];
    const hers = await shareAsFaculty(bina, { grade });
    const notices = [hers, two, one].map((id) => ({ id, version: id === two ? 7 : 1 }));
    const { data } = await asha.ok('set-notice-status', { notices, isActive: 0 });
    expect(data.done).toEqual([{ id: one, version: 2 }]);
    expect(data.refused.map(({ id, code }) => [id, code])).toEqual([
      [two, 'stale'],
      [hers, 'forbidden'],
    ]);
    expect(await opens(dev, world.dev, two)).toBe(200);
  });

  it('leaves the bell as it was after an undo, empties it without one, and mails once [QU-21, QU-52]', async () => {
    const id = await shareAsFaculty(asha, { grade, notify_email: 1 });
    await jobs();
    const bell = async () =>
      (
        await test.server.app.db
          .select({ readAt: notifications.readAt })
          .from(notifications)
          .where(and(eq(notifications.cause, `notice:${id}`), eq(notifications.personId, world.dev.id)))
      ).map((row) => row.readAt !== null);
    await test.server.app.db.update(notifications).set({ readAt: test.clock.now });
    expect(await bell()).toEqual([true]);
    await turn(id, 0);
    await jobs();
    await turn(id, 1);
    await wait(60_000);
    await jobs();
    expect(await bell()).toEqual([true]);
    const mails = await mailsSent(test, `notice-1-${id}-`);
    expect(mails.length).toBe(new Set(mails.map((mail) => mail.to)).size);
    await turn(id, 0);
    await wait(60_000);
    await jobs();
    expect(await bell()).toEqual([]);
  });
});

describe('deleting a notice', () => {
  it('wants it inactive first, and hides it from everybody everywhere [QU-24, TG-06, ER-06, NX-285]', async () => {
    const file = await attached('notice.pdf');
    const id = await shareAsFaculty(asha, { grade, title: 'Vanishing zebra', file: [file] });
    expect(await drop(id)).toMatchObject({ status: 422, error: { code: 'still_active' } });
    await turn(id, 0);
    expect(await drop(id)).toMatchObject({ ok: true, data: { information: 'Notice has been deleted' } });
    expect(await opens(asha, world.asha, id)).toBe(404);
    expect(await listed(asha, world.asha, 'inactive')).not.toContain(id);
    const found = await asha.ok('global-search', { searchText: 'vanishing zebra' });
    expect(JSON.stringify(found)).not.toContain('Vanishing zebra');
    const edit = await facultyInput(asha, { id, noticeSubmitType: 'edit', grade });
    expect((await asha.call('create-faculty-notice', edit)).status).toBe(404);
    const dropFile = { notice_id: id, path: file.fileName };
    expect((await asha.call('delete-notice-file', dropFile)).status).toBe(404);
    expect((await turn(id, 1)).status).toBe(404);
    expect((await dev.call('download', { filePath: file.fileName })).status).toBe(404);
  });

  it('is undone by who did it, within 30 days, and is as it was [QU-24]', async () => {
    const id = await inactive({ title: 'Back again' });
    await drop(id);
    expect((await bina.call('restore-notice', just(id))).status).toBe(404);
    await wait(29 * day);
    expect(await asha.call('restore-notice', just(id))).toMatchObject({ ok: true });
    expect(await listed(asha, world.asha, 'inactive')).toContain(id);
    // Undone twice is undone once.
    expect((await asha.call('restore-notice', just(id))).status).toBe(200);
    await drop(id);
    // Between the last day and the daily look that erases it.
    await jobs();
    await test.server.app.db.execute(sql`delete from jobs where kind = 'erase-notices'`);
    await wait(30 * day);
    expect(await asha.call('restore-notice', just(id))).toMatchObject({ error: { code: 'too_late' } });
  });

  it('does not delete what was changed since it was seen, and once is enough [QU-10]', async () => {
    const id = await inactive();
    await asha.ok(
      'create-faculty-notice',
      await facultyInput(asha, { id, noticeSubmitType: 'edit', grade, status: 0 }),
    );
    expect(await drop(id, 2)).toMatchObject({ status: 409, error: { code: 'stale' } });
    const answers = await Promise.all([drop(id, 3), drop(id, 3)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
  });

  it('is written into the audit log, as is each change', async () => {
    const id = await inactive();
    await drop(id);
    await asha.ok('restore-notice', just(id));
    const rows = await test.server.app.db
      .select({ action: auditLog.action, personId: auditLog.personId })
      .from(auditLog)
      .where(sql`${auditLog.details}->>'noticeId' = ${String(id)}`)
      .orderBy(auditLog.at);
    expect(rows.map((row) => row.action).toSorted()).toEqual([
      'notice.deactivated',
      'notice.deleted',
      'notice.restored',
    ]);
    expect(new Set(rows.map((row) => row.personId))).toEqual(new Set([world.asha.id]));
  });

  it('is heard by its author’s other tabs and by the readers it is taken from [CC-13]', async () => {
    const id = await shareAsFaculty(asha, { grade });
    const hearing = [asha, dev].map(async (client) => {
      const socket = io(test.server.address, {
        path: '/socket',
        transports: ['websocket'],
        auth: { token: client.token },
        forceNew: true,
      });
      await new Promise((resolve) => socket.once('ready', resolve));
      return {
        heard: new Promise<number>((resolve) =>
          socket.once('notice.changed', ({ version }: { version: number }) => resolve(version)),
        ),
        stop: () => socket.disconnect(),
      };
    });
    const listeners = await Promise.all(hearing);
    await turn(id, 0);
    expect(await Promise.all(listeners.map(({ heard }) => heard))).toEqual([2, 2]);
    for (const { stop } of listeners) stop();
  });
});

describe('after 30 days', () => {
  it('knows every table that hangs on a notice', async () => {
    const { rows } = await test.server.app.db.execute<{ table_name: string }>(
      sql`select table_name from information_schema.columns
        where column_name = 'notice_id' and table_schema = 'public'`,
    );
    expect(rows.map((row) => row.table_name).toSorted()).toEqual(
      [...tablesOfNotice.map(getTableName), 'office_audiences'].toSorted(),
    );
  });

  it('erases what hangs on a deleted notice, and leaves files that another carries [QU-24]', async () => {
    const [own, shared] = [await attached('notice.pdf'), await attached('photo.jpg')];
    const gone = await shareAsFaculty(asha, { grade, notify_email: 1, file: [own, shared] });
    await jobs();
    const kept = await shareAsFaculty(asha, { grade, file: [shared] });
    const young = await inactive();
    await turn(gone, 0);
    await drop(gone);
    const { rows: stored } = await test.server.app.db.execute<{ storage_key: string }>(
      sql`select storage_key from files where id = ${own.fileName}::uuid`,
    );
    const key = stored[0]?.storage_key ?? '';
    expect(await test.server.app.files.size(key)).toBeGreaterThan(0);
    await wait(29 * day);
    await drop(young);
    await jobs();
    const left = async (id: number) => {
      const counts = await Promise.all(
        [...tablesOfNotice.map(getTableName), 'jobs', 'notices'].map(async (table) => {
          const where =
            table === 'jobs'
              ? sql`payload->>'noticeId' = ${String(id)}`
              : table === 'notices'
                ? sql`id = ${id}`
                : sql`notice_id = ${id}`;
          const { rows } = await test.server.app.db.execute<{ count: number }>(
            sql`select count(*)::int as count from ${sql.identifier(table)} where ${where}`,
          );
          return rows[0]?.count ?? 0;
        }),
      );
      return counts.reduce((sum, each) => sum + each, 0);
    };
    expect(await left(gone)).toBeGreaterThan(4);
    await wait(2 * day);
    await jobs();
    expect(await left(gone)).toBe(0);
    expect(await left(young)).toBeGreaterThan(0);
    await expect(test.server.app.files.size(key)).rejects.toThrow('not known');
    const { rows: files } = await test.server.app.db.execute<{ id: string }>(
      sql`select id from files where id in (${own.fileName}::uuid, ${shared.fileName}::uuid)`,
    );
    expect(files.map((file) => file.id)).toEqual([shared.fileName]);
    expect((await dev.call('download', { filePath: shared.fileName })).status).toBe(200);
    expect(await opens(dev, world.dev, kept)).toBe(200);
    // The young one goes in its time, from a look that planned itself.
    await wait(29 * day);
    await jobs();
    expect(await left(young)).toBe(0);
  });
});
