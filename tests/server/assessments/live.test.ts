import type { Socket } from 'socket.io-client';
import { afterEach, expect, it } from 'vitest';
import { times } from '../../long.ts';
import { openSocket } from '../realtime-client.ts';
import type { Client } from '../test-server.ts';
import { asha, at, begun, db, dev, examFor9A, secondsLater, test, useExams } from './exam-harness.ts';
import { takenBy } from './exam-takers.ts';

useExams();
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

async function open(client: Client): Promise<Socket> {
  const socket = await openSocket(test, client);
  sockets.push(socket);
  return socket;
}

const board = (assessment_id: number, more: object = {}, client: Client = asha) =>
  client.ok('live-board', { assessment_id, ...more });
const rowOf = async (assessment_id: number, student: number, client: Client = asha) =>
  (await board(assessment_id, { filters: { student: String(student) } }, client)).rows[0];
const two = () => ({ groups: [test.world.places['9A'], test.world.places['9B']], questions: [{}, {}] });

/** The next hint that attempts of this assessment moved. */
const moved = (socket: Socket, assessmentId: number) =>
  new Promise<void>((resolve) => {
    socket.on('attempts.moved', (content: { assessmentId: number }) => {
      if (content.assessmentId === assessmentId) resolve();
    });
  });

it('says who has not come, who works and how far they are, who is not connected and who handed in [CE-03]', async () => {
  const exam = await examFor9A(two());
  const { dev: student } = test.world;
  expect(await rowOf(exam.id, student.id)).toMatchObject({
    state: 'not_started',
    questions: 0,
    attempt_id: 0,
  });
  expect((await board(exam.id)).totals).toMatchObject({ not_started: 2, working: 0, away: 0 });

  const hand = await open(dev);
  const working = await begun(exam.id);
  expect(await rowOf(exam.id, student.id)).toMatchObject({
    state: 'working',
    answered: 0,
    questions: 2,
    saved_at: null,
    seconds_left: 60 * 60,
  });
  secondsLater(90);
  const [first] = working.items;
  if (first?.body.type !== 'mcq') throw new Error('not one of one choice');
  await working.save({
    position: first.position,
    seq: 1,
    answer: { type: 'mcq', chosen: [first.body.choices[0]!.id] },
  });
  const saved = test.clock.now.getTime();
  expect(await rowOf(exam.id, student.id)).toMatchObject({
    state: 'working',
    answered: 1,
    saved_at: saved,
    seen_at: saved,
    seconds_left: 60 * 60 - 90,
  });

  // The last window closes: the work is there, the student is not.
  const gone = new Promise((resolve) => hand.once('disconnect', resolve));
  hand.disconnect();
  await gone;
  await expect.poll(async () => (await rowOf(exam.id, student.id))?.state).toBe('away');
  expect((await board(exam.id)).rows.map(({ state }) => state)).toEqual(['away', 'not_started']);

  await working.submit();
  expect(await rowOf(exam.id, student.id)).toMatchObject({
    state: 'handed_in',
    hand_in_reason: 'student',
    seconds_left: null,
    handed_in_at: saved,
  });
  expect((await board(exam.id)).totals).toEqual({
    away: 0,
    working: 0,
    not_started: 1,
    handed_in: 1,
    excused: 0,
  });
});

it('more time and an excuse show on it, and whose time ran out works no more [CE-01, CE-03]', async () => {
  const exam = await examFor9A(two());
  const { dev: student, esha } = test.world;
  await begun(exam.id);
  const more = { assessment_id: exam.id, version: 0 };
  await asha.ok('individual-schedule-assessment', { ...more, student_id: student.id, extra_minutes: 15 });
  expect(await rowOf(exam.id, student.id)).toMatchObject({
    extra_minutes: 15,
    seconds_left: 75 * 60,
    version: 1,
  });
  const admin = await test.enter(test.world.admin);
  await admin.ok('individual-schedule-assessment', {
    ...more,
    student_id: esha.id,
    is_excused: 1,
    reason: 'Ill',
  });
  expect(await rowOf(exam.id, esha.id)).toMatchObject({ state: 'excused', reason: 'Ill' });
  expect((await board(exam.id, { filters: { state: 'excused' } })).total).toBe(1);
  await at(76);
  expect(await rowOf(exam.id, student.id)).toMatchObject({ state: 'handed_in', seconds_left: null });
});

it('a colleague sees whom they teach alone, an admin everybody, another school nothing [CE-01, CE-03]', async () => {
  const exam = await examFor9A(two());
  const { bina, admin, dev: student, chetan, otherFaculty } = test.world;
  const seen = await board(exam.id, {}, await test.enter(bina));
  expect(seen.rows.map(({ student_id: id }) => id)).toEqual([student.id]);
  expect(seen.totals.not_started).toBe(1);
  expect((await board(exam.id, {}, await test.enter(admin))).total).toBe(2);
  for (const stranger of [chetan, otherFaculty]) {
    const client = await test.enter(stranger);
    expect((await client.call('live-board', { assessment_id: exam.id })).status).toBe(404);
  }
});

it('a start, a save and a hand-in are hinted to the staff, many saves at once as one [CC-13, CE-03]', async () => {
  const exam = await examFor9A(two());
  const staff = await open(asha);
  const started = moved(staff, exam.id);
  const working = await begun(exam.id);
  await started;
  let count = 0;
  staff.on('attempts.moved', ({ assessmentId }: { assessmentId: number }) => {
    if (assessmentId === exam.id) count += 1;
  });
  const [first] = working.items;
  if (first?.body.type !== 'mcq') throw new Error('not one of one choice');
  const answer = { type: 'mcq' as const, chosen: [first.body.choices[0]!.id] };
  const next = moved(staff, exam.id);
  for (let seq = 1; seq <= 20; seq += 1) await working.save({ position: first.position, seq, answer });
  await next;
  expect(count).toBe(1);
});

const many = 1_000;
it.skipIf(times(0, 1) === 0)(`of ${many} attempts it comes within 100 ms [CE-03]`, async () => {
  const exam = await examFor9A({ questions: Array.from({ length: 20 }, () => ({})) });
  await takenBy(db(), exam, many, ({ key }) =>
    key.type === 'mcq' ? { type: 'mcq', chosen: key.right } : null,
  );
  await db().execute('analyze');
  const taken: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const from = performance.now();
    expect((await board(exam.id, { size: 100 })).total).toBeGreaterThanOrEqual(many);
    taken.push(performance.now() - from);
  }
  expect(Math.min(...taken)).toBeLessThan(100);
});
