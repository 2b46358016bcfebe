import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { undoLimits } from '#contract/notices/undo.rules.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { sendNoticeMail } from '#server/notices/notice-mail.ts';
import { adminInput, facultyInput, shareAsFaculty } from '../notice-inputs.ts';
import { mailsSent } from '../outbox.ts';
import { type Client, sampleFile, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';

/** No waves: of one school. */
const atOnce = { renew: 0, after: 0, from: 0, until: 0 };

let test: TestServer;
let world: World;
let asha: Client;
beforeAll(async () => {
  test = await startTestServer({ SESSION_MINUTES: '10080' });
  world = test.world;
  asha = await test.signIn(world.asha);
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.now = new Date('2026-11-18T06:00:00Z');
});

const grade = () => String(world.places['9A'].gradeId);

/** First names of the outbox's addressees for one notice version. */
async function written(noticeId: number, version = 1): Promise<string[]> {
  // Mail waits for as long as the notice may be taken back.
  test.clock.now = new Date(test.clock.now.getTime() + undoLimits.mail * 1000);
  await test.server.jobs().drain();
  const names = await readdir(join(test.dataDir, 'outbox')).catch(() => []);
  const found: string[] = [];
  for (const name of names.filter((each) => each.startsWith(`notice-1-${noticeId}-${version}-`))) {
    const text = await readFile(join(test.dataDir, 'outbox', name), 'utf8');
    found.push(/^To: (\w+)@/m.exec(text)?.[1] ?? '?');
  }
  return found.toSorted();
}

describe('mail of a notice', () => {
  it('is one message to each reader, without the author [NF-12, QU-21, CO-40]', async () => {
    const id = await shareAsFaculty(asha, { grade: grade(), notify_email: 1, title: 'सूचना: kit' });
    expect(await written(id)).toEqual(['Bina', 'Dev', 'Esha']);
    const [file] = (await readdir(join(test.dataDir, 'outbox'))).filter((name) =>
      name.startsWith(`notice-1-${id}-`),
    );
    const text = await readFile(join(test.dataDir, 'outbox', file ?? ''), 'utf8');
    expect(text).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(text).toContain(`Message-ID: <notice-1-${id}-1-`);
  });

  it('is not sent when nobody asked for it [NF-12]', async () => {
    const id = await shareAsFaculty(asha, { grade: grade(), notify_email: 0 });
    expect(await written(id)).toEqual([]);
  });

  it('goes out once for a version, however often the job runs [QU-21]', async () => {
    const id = await shareAsFaculty(asha, { grade: grade(), notify_email: 1 });
    await written(id);
    const sent = async () =>
      (
        await test.server.app.db.execute(
          sql`select person_id, sent_at from mail_ledger where notice_id = ${id} order by 1`,
        )
      ).rows;
    const before = await sent();
    test.clock.now = new Date('2026-11-18T09:00:00Z');
    await Promise.all(
      [1, 2, 3].map(() =>
        sendNoticeMail(test.server.app, { schoolId: 1, noticeId: id, version: 1, ...atOnce }),
      ),
    );
    expect(await sent()).toEqual(before);
    const input = await facultyInput(asha, { id, noticeSubmitType: 'edit', grade: grade(), notify_email: 1 });
    await asha.ok('create-faculty-notice', input);
    expect(await written(id, 2)).toEqual(['Bina', 'Dev', 'Esha']);
    expect(await written(id, 1)).toHaveLength(3);
  });

  it('waits for seven in the morning of the share date in the school’s zone [QU-21]', async () => {
    const id = await shareAsFaculty(asha, { grade: grade(), notify_email: 1, share_date: '2026-11-20' });
    test.clock.now = new Date('2026-11-20T01:29:00Z');
    expect(await written(id)).toEqual([]);
    test.clock.now = new Date('2026-11-20T01:31:00Z');
    expect(await written(id)).toEqual(['Bina', 'Dev', 'Esha']);
  });

  it('is not lost when a file is taken off before it went out [QU-21, C1-07]', async () => {
    const upload = await test.finishedUpload(world.asha, 'notice.pdf', await sampleFile('notice.pdf'));
    const { data } = await asha.ok('handle-upload-files', { upload_id: upload, org_name: 'notice.pdf' });
    const file = { fileName: data.file_path, extnType: data.extnType, org_fileName: data.org_name };
    const id = await shareAsFaculty(asha, {
      grade: grade(),
      notify_email: 1,
      share_date: '2026-11-20',
      file: [file],
    });
    await asha.ok('delete-notice-file', { notice_id: id, path: data.file_path });
    test.clock.now = new Date('2026-11-20T02:00:00Z');
    expect(await written(id)).toEqual(['Bina', 'Dev', 'Esha']);
  });

  it('reaches the others when one address does not work [QU-21]', async () => {
    const { mailer } = test.server.app;
    const outbox = createMailer(test.server.app.config);
    Object.assign(mailer, {
      send: (message: Parameters<typeof mailer.send>[0]) =>
        message.to.startsWith('Bina') ? Promise.reject(new Error('no such mailbox')) : outbox.send(message),
    });
    const id = await shareAsFaculty(asha, { grade: grade(), notify_email: 1 });
    expect(await written(id)).toEqual(['Dev', 'Esha']);
    Object.assign(mailer, { send: (message: Parameters<typeof mailer.send>[0]) => outbox.send(message) });
    test.clock.now = new Date('2026-11-18T07:00:00Z');
    expect(await written(id)).toEqual(['Bina', 'Dev', 'Esha']);
  });

  it('goes out when the mail server is back after two days [QU-21]', async () => {
    const { mailer } = test.server.app;
    const outbox = createMailer(test.server.app.config);
    Object.assign(mailer, { send: () => Promise.reject(new Error('no connection')) });
    const id = await shareAsFaculty(asha, { grade: grade(), notify_email: 1 });
    const began = test.clock.now.getTime();
    for (let hours = 0; hours < 48; hours += 1) {
      test.clock.now = new Date(began + hours * 3_600_000 + 60_000);
      await test.server.jobs().drain();
    }
    expect(await written(id)).toEqual([]);
    Object.assign(mailer, { send: (message: Parameters<typeof mailer.send>[0]) => outbox.send(message) });
    test.clock.now = new Date(began + 50 * 3_600_000);
    expect(await written(id)).toEqual(['Bina', 'Dev', 'Esha']);
  });

  it('ends when the notice is switched off, and the rest get it when it is on again [QU-21, QU-52]', async () => {
    const { mailer } = test.server.app;
    const outbox = createMailer(test.server.app.config);
    const real: typeof mailer.send = (message) => outbox.send(message);
    const id = await shareAsFaculty(asha, { grade: grade(), notify_email: 1 });
    const turn = (isActive: 0 | 1) =>
      asha.ok('set-notice-status', { notices: [{ id, version: 0 }], isActive });
    const sent: string[] = [];
    Object.assign(mailer, {
      send: async (message: Parameters<typeof real>[0]) => {
        sent.push(message.to);
        if (sent.length === 2) for (const isActive of [0, 1, 0] as const) await turn(isActive);
        await real(message);
      },
    });
    await written(id);
    expect(sent.length).toBe(2);
    await turn(1);
    await written(id);
    Object.assign(mailer, { send: real });
    expect([sent.length, new Set(sent).size]).toEqual([3, 3]);
    expect(await written(id)).toEqual(['Bina', 'Dev', 'Esha']);
  });

  it('goes on where a killed server stopped [QU-21]', async () => {
    const id = await shareAsFaculty(asha, { grade: grade(), notify_email: 1, share_date: '2026-11-20' });
    test.clock.now = new Date('2026-11-20T02:00:00Z');
    const { mailer } = test.server.app;
    const real: typeof mailer.send = (message) => outbox.send(message);
    const outbox = createMailer(test.server.app.config);
    let sent = 0;
    Object.assign(test.server.app.mailer, {
      send: async (message: Parameters<typeof real>[0]) => {
        // The mail of another test's notice may be due at the same moment.
        const isOwn = message.id.startsWith(`notice-1-${id}-`);
        if (isOwn) sent += 1;
        if (isOwn && sent === 2) throw new Error('killed');
        await real(message);
      },
    });
    await expect(
      sendNoticeMail(test.server.app, { schoolId: 1, noticeId: id, version: 1, ...atOnce }),
    ).rejects.toThrow('1 messages were not sent.');
    await sendNoticeMail(test.server.app, { schoolId: 1, noticeId: id, version: 1, ...atOnce });
    Object.assign(test.server.app.mailer, { send: real });
    // Three readers and the one attempt that failed: nobody was written to twice.
    expect(sent).toBe(4);
    expect(await written(id)).toEqual(['Bina', 'Dev', 'Esha']);
  });

  it('reaches the school’s faculty for a notice to faculty [EN-06]', async () => {
    const admin = await test.signIn(world.admin);
    const saved = await admin.ok(
      'create-notice',
      await adminInput(admin, { noticeSendFor: 2, notify_email: 1 }),
    );
    expect(await written(saved.data.id)).toEqual(['Asha', 'Bina', 'Chetan']);
  });
});

describe('mail by a person’s wish', () => {
  const wish = async (who: 'dev' | 'esha', mail: 'now' | 'daily' | 'never') => {
    const client = await test.signIn(world[who]);
    await client.ok('save-notification-preferences', { muted: [], quiet_from: '', quiet_to: '', mail });
  };
  const share = (changes: object = {}) =>
    shareAsFaculty(asha, { grade: grade(), notify_email: 1, ...changes });
  const digests = () => mailsSent(test, `digest-1-${world.dev.id}-`);

  it('waits for seven in the morning, all in one mail, and comes once', async () => {
    await wish('dev', 'daily');
    await wish('esha', 'never');
    const first = await share({ title: 'Bring a ruler' });
    const second = await share({ title: 'Bring a pencil' });
    expect([await written(first), await written(second)]).toEqual([['Bina'], ['Bina']]);
    const off = await share({ title: 'Called off' });
    await test.server.app.db.execute(sql`update notices set is_active = false where id = ${off}`);
    expect(await digests()).toEqual([]);
    // 06:59 and 07:01 of the next day in Kolkata.
    test.clock.now = new Date('2026-11-19T01:29:00Z');
    expect(await digests()).toEqual([]);
    test.clock.now = new Date('2026-11-19T01:31:00Z');
    const [mail, ...more] = await digests();
    expect(more).toEqual([]);
    expect(mail?.to).toBe('Dev@test.example');
    for (const part of [
      'Bring a ruler',
      'Bring a pencil',
      `/student?open=${first}`,
      `/student?open=${second}`,
    ])
      expect(mail?.text).toContain(part);
    expect(mail?.text).not.toContain('Called off');
    test.clock.now = new Date('2026-11-20T01:31:00Z');
    expect(await digests()).toHaveLength(1);
  });

  it('does not come in the morning to a person who chose none meanwhile [QU-21]', async () => {
    // A person gets one mail a morning, so this test uses another morning than the tests before.
    test.clock.now = new Date('2026-11-24T06:00:00Z');
    await wish('dev', 'daily');
    const id = await share({ title: 'Nobody waits for it' });
    expect(await written(id)).not.toContain('Dev');
    await wish('dev', 'never');
    test.clock.now = new Date('2026-11-25T01:31:00Z');
    const mornings = await digests();
    expect(mornings.filter(({ text }) => text.includes('Nobody waits for it'))).toEqual([]);
  });

  it('is at once for a due date that must be kept', async () => {
    await wish('dev', 'daily');
    await wish('esha', 'never');
    const id = await share({ share_date: '2026-11-18', due_date: '2026-11-30', due_date_mandatory: 1 });
    expect(await written(id)).toEqual(['Bina', 'Dev', 'Esha']);
  });
});
