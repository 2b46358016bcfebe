import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Recording, recordingLimits } from '#contract/diagnostics/recording.wire.ts';
import { helpdeskLimits } from '#contract/helpdesk/helpdesk.model.ts';
import { auditLog } from '#server/core/schema.ts';
import { helpdeskRecordings } from '#server/helpdesk/schema/helpdesk.ts';
import { askForPerson, reportProblem, shortRecording } from '../helpdesk-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
let dev: Client;
let asha: Client;
let helpdesk: Client;
beforeAll(async () => {
  test = await startTestServer();
  dev = await test.signIn(test.world.dev);
  asha = await test.signIn(test.world.asha);
  helpdesk = await test.signIn(test.world.helpdesk);
});
afterAll(() => test.close());

const stored = (chatId: string) =>
  test.server.app.db
    .select({ id: helpdeskRecordings.id })
    .from(helpdeskRecordings)
    .where(eq(helpdeskRecordings.chatId, chatId));
const [firstStep] = shortRecording.steps;
const long = (steps: number): Recording => ({
  ...shortRecording,
  steps: Array.from({ length: Math.ceil(steps / 2) }, () => shortRecording.steps).flat(),
});

it('brings a report and its record to the helpdesk, to the letter [QU-30]', async () => {
  const { chat, id, number } = await reportProblem(dev);
  expect(chat.ticket).toMatchObject({ status: 'open' });
  expect(chat.messages.map(({ by, text }) => [by, text])).toEqual([['person', 'The list stays empty.']]);
  const { ticket } = await helpdesk.ok('get-helpdesk-ticket', { number });
  expect(ticket.recordings).toEqual([
    {
      id,
      at: test.clock.now.toISOString(),
      app: '0.1.0',
      page: '/myteaching/taskgenie',
      machines: ['search'],
      steps: 2,
      bytes: JSON.stringify(shortRecording).length,
    },
  ]);
  const { recording } = await helpdesk.ok('get-helpdesk-recording', { number, id });
  expect(recording).toEqual(shortRecording);
});

it('writes down who looked into a record', async () => {
  const { id, number } = await reportProblem(dev);
  await helpdesk.ok('get-helpdesk-recording', { number, id });
  const rows = await test.server.app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'helpdesk.recording_read'));
  expect(rows.at(-1)).toMatchObject({ personId: test.world.helpdesk.id, details: { number } });
});

it('gives a record only by the request it hangs on', async () => {
  const { id } = await reportProblem(dev);
  const { number } = await askForPerson(asha);
  expect(await helpdesk.call('get-helpdesk-recording', { number, id })).toMatchObject({ status: 404 });
});

it('takes a report without a record, and a repeat for the same one', async () => {
  const { number, chat } = await reportProblem(asha, null);
  expect((await helpdesk.ok('get-helpdesk-ticket', { number })).ticket.recordings).toEqual([]);
  const input = { message_id: randomUUID(), text: 'Once', recording: shortRecording };
  const [one, other] = await Promise.all([
    asha.ok('report-helpdesk-problem', input),
    asha.ok('report-helpdesk-problem', input),
  ]);
  expect(one?.chat.id).toBe(other?.chat.id);
  expect(one?.chat.id).not.toBe(chat.id);
  expect(await stored(one?.chat.id ?? '')).toHaveLength(1);
});

it('keeps the record from before a reload beside the page’s own', async () => {
  const earlier = { ...shortRecording, page: '/helpdesk/HelpDesk' };
  const message_id = randomUUID();
  const { chat } = await asha.ok('report-helpdesk-problem', {
    message_id,
    text: 'It broke, and I loaded the page anew.',
    recording: shortRecording,
    earlier,
  });
  const { ticket } = await helpdesk.ok('get-helpdesk-ticket', { number: chat.ticket?.number ?? 0 });
  expect(ticket.recordings.map(({ page }) => page).toSorted()).toEqual(
    [earlier.page, shortRecording.page].toSorted(),
  );
  expect(ticket.recordings.map(({ id }) => id)).toContain(message_id);
});

it('refuses what is no record, at the edge', async () => {
  let deep: unknown = 'x';
  for (let level = 0; level < 2000; level += 1) deep = { deep };
  for (const recording of [
    { ...shortRecording, version: 2 },
    { ...shortRecording, steps: [{ ...firstStep, actor: 'nobody' }] },
    { ...shortRecording, startedAt: 'yesterday' },
    { ...shortRecording, steps: [{ ...firstStep, state: deep }] },
    long(recordingLimits.steps + 1),
  ]) {
    const answer = await asha.raw('report-helpdesk-problem', {
      message_id: randomUUID(),
      text: 'Look',
      recording,
    });
    expect(answer.status).toBe(400);
  }
});

it('refuses one that is too long, and keeps nothing of the report', async () => {
  const snapshot = 'x'.repeat(recordingLimits.characters);
  const actors = shortRecording.actors.map((actor) => ({ ...actor, snapshot }));
  const before = (await asha.ok('helpdesk-Gpt-Cread', {})).chats.length;
  const answer = await asha.call('report-helpdesk-problem', {
    message_id: randomUUID(),
    text: 'Look',
    recording: { ...shortRecording, actors },
  });
  expect(answer).toMatchObject({ ok: false, status: 413, error: { code: 'too_large' } });
  expect((await asha.ok('helpdesk-Gpt-Cread', {})).chats.length).toBe(before);
});

it('takes so many records of one person a day, then reports without', async () => {
  const bina = await test.signIn(test.world.bina);
  for (let sent = 0; sent < helpdeskLimits.recordingsPerDay; sent += 1) await reportProblem(bina);
  const input = { message_id: randomUUID(), text: 'Once more', recording: shortRecording };
  expect(await bina.call('report-helpdesk-problem', input)).toMatchObject({
    error: { code: 'too_many_recordings' },
  });
  await reportProblem(bina, null);
  test.clock.now = new Date(test.clock.now.getTime() + 24 * 3_600_000 + 1);
  await reportProblem(await test.signIn(test.world.bina));
});

it('answers a demo school that nobody would read it [RP-07]', async () => {
  const student = await test.signIn(test.world.demoStudent);
  expect(
    await student.call('report-helpdesk-problem', {
      message_id: randomUUID(),
      text: 'Help',
      recording: null,
    }),
  ).toMatchObject({ error: { code: 'demo_school' } });
});

it('goes with its chat, and after its time [QU-70]', async () => {
  dev = await test.signIn(test.world.dev);
  const first = await reportProblem(dev);
  await dev.ok('resolve-helpdesk-ticket', { chat_id: first.chat.id });
  await dev.ok('delete-chat-history', { chat_id: first.chat.id });
  expect(await stored(first.chat.id)).toEqual([]);

  const second = await reportProblem(dev);
  const start = test.clock.now.getTime();
  const clearedAfter = async (days: number) => {
    test.clock.now = new Date(start + days * 24 * 3_600_000);
    await test.server.jobs().drain();
    return (await stored(second.chat.id)).length;
  };
  expect(await clearedAfter(helpdeskLimits.recordingDays - 0.5)).toBe(1);
  expect(await clearedAfter(helpdeskLimits.recordingDays + 1.5)).toBe(0);
});
