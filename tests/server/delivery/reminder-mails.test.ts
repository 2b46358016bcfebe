import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMailer, type Message } from '#server/mail/mailer.ts';
import { facultyInput, shareAsFaculty } from '#tests/server/notice-inputs.ts';
import { mailsSent } from '#tests/server/outbox.ts';
import { type Client, startTestServer, type TestServer } from '#tests/server/test-server.ts';

let test: TestServer;
let asha: Client;
let dev: Client;
let grade = '';

beforeAll(async () => {
  test = await startTestServer({ SESSION_MINUTES: '10080' });
  asha = await test.signIn(test.world.asha);
  dev = await test.signIn(test.world.dev);
  grade = String(test.world.places['9A'].gradeId);
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = new Date('2026-11-18T06:00:00Z');
  await wish('now');
});

const wish = (mail: 'now' | 'daily' | 'never') =>
  dev.ok('save-notification-preferences', { muted: [], quiet_from: '', quiet_to: '', mail });
const remind = (notice_id: number) => asha.ok('remind-notice', { notice_id });
const reminded = async (id: number) =>
  (await mailsSent(test, `reminder-1-${id}-`))
    .map(({ to }) => to.replace(/@.*/, ''))
    .toSorted((a, b) => a.localeCompare(b));
const putOff = async (id: number) => {
  const changes = { id, noticeSubmitType: 'edit' as const, share_date: '2027-01-10', grade };
  await asha.ok('create-faculty-notice', await facultyInput(asha, changes));
};

/** Until the function it returns is called, every mail goes through `send`. */
function mailThrough(
  send: (message: Message, deliver: (message: Message) => Promise<void>) => Promise<void>,
) {
  const { mailer } = test.server.app;
  const outbox = createMailer(test.server.app.config);
  const deliver = (message: Message) => outbox.send(message);
  Object.assign(mailer, { send: (message: Message) => send(message, deliver) });
  return () => Object.assign(mailer, { send: deliver });
}

it('goes by mail to nobody who wants none, and counts without them [QU-21]', async () => {
  const id = await shareAsFaculty(asha, { grade });
  await wish('never');
  expect(await remind(id)).toMatchObject({ reminded: 3, mailed: 2 });
  expect(await reminded(id)).toEqual(['Bina', 'Esha']);
});

it('is mailed to everybody for a due date that must be kept [QU-21]', async () => {
  const dates = { share_date: '2026-11-18', due_date: '2026-11-30', due_date_mandatory: 1 as const };
  const id = await shareAsFaculty(asha, { grade, ...dates });
  await wish('never');
  expect(await remind(id)).toMatchObject({ reminded: 3, mailed: 3 });
  expect(await reminded(id)).toEqual(['Bina', 'Dev', 'Esha']);
});

it('is not mailed to a person who refused mail while the mail server was down [QU-21]', async () => {
  const id = await shareAsFaculty(asha, { grade });
  const restore = mailThrough(() => Promise.reject(new Error('no connection')));
  await remind(id);
  expect(await reminded(id)).toEqual([]);
  restore();
  await wish('never');
  test.clock.now = new Date('2026-11-18T07:00:00Z');
  expect(await reminded(id)).toEqual(['Bina', 'Esha']);
});

it('is not mailed of a notice that was put off while the mail server was down [QU-21, QU-22]', async () => {
  const id = await shareAsFaculty(asha, { grade });
  const restore = mailThrough(() => Promise.reject(new Error('no connection')));
  await remind(id);
  expect(await reminded(id)).toEqual([]);
  restore();
  await putOff(id);
  test.clock.now = new Date('2026-11-18T07:00:00Z');
  expect(await reminded(id)).toEqual([]);
});

it('ends amid its mails when the notice is put off [QU-21, QU-22]', async () => {
  const id = await shareAsFaculty(asha, { grade });
  let sent = 0;
  const restore = mailThrough(async (message, deliver) => {
    sent += 1;
    await deliver(message);
    if (sent === 1) await putOff(id);
  });
  await remind(id);
  expect(await reminded(id)).toHaveLength(1);
  restore();
});
