import { randomInt, randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { answerLog, answers, attempts } from '#server/assessments/schema/attempts.ts';
import { openDatabase } from '#server/db/database.ts';
import { memberships, people } from '#server/directory/schema.ts';
import { times } from '../../long.ts';
import { Killed } from '../killed.ts';
import { newFolder, stopEverything } from '../program.ts';
import { createDatabase } from '../test-server.ts';
import { type SignedIn, signInTo } from '../uploading.ts';
import { buildWorld, type World } from '../world.ts';
import { addExam } from './exam-rows.ts';

/** `KILLS=500` asks for another number of kills. */
const kills = Number(process.env['KILLS'] ?? times(2, 500));
const questions = 4;
/** Saves of a student a round. */
const saves = 12;

let database: Awaited<ReturnType<typeof createDatabase>>;
let handle: ReturnType<typeof openDatabase>;
let world: World;
beforeAll(async () => {
  database = await createDatabase();
  handle = openDatabase(database.url);
  world = await buildWorld(handle.db);
  // Two more students of the division, who can sign in as dev can.
  await handle.db.execute(sql`
    insert into ${people} (school_id, role, login_name, first_name, last_name, password_hash)
    select school_id, role, 'EXAM' || n, 'Mate', 'Test', password_hash from ${people}, generate_series(1, 2) n
    where id = ${world.dev.id}`);
  await handle.db.execute(sql`
    insert into ${memberships} (school_id, person_id, grade_id, division_id)
    select 1, id, ${world.places['9A'].gradeId}, ${world.places['9A'].divisionId} from ${people} where login_name like 'EXAM%'`);
});
afterEach(stopEverything);
afterAll(async () => {
  await handle.close();
  await database.drop();
});

/** What the server acknowledged of one attempt: by position the newest seq, and what was sent with each. */
interface Ledger {
  readonly attemptId: number;
  readonly acknowledged: Map<number, number>;
  readonly sent: Map<string, string>;
  /** What was acknowledged and was older when it was read again. */
  readonly lost: string[];
  isHandedIn: boolean;
}

interface Change {
  readonly position: number;
  readonly seq: number;
  readonly answer: { readonly type: 'subjective'; readonly text: string };
}

/** What a network makes of a save: it never leaves and goes with the next one, it arrives twice, after a newer one, or its answer is lost. */
const ways = ['sent', 'dropped', 'doubled', 'reordered', 'unheard'] as const;

/** A student takes an assessment from the start to the receipt, and sends everything again that was cut off. */
async function takeExam(server: Killed, by: SignedIn, assessment_id: number): Promise<Ledger> {
  const lease = randomUUID();
  const { data } = await server.call('start-attempt', by, { assessment_id, lease });
  const ledger: Ledger = {
    attemptId: data.attempt_id,
    acknowledged: new Map(),
    sent: new Map(),
    lost: [],
    isHandedIn: false,
  };
  const own = { attempt_id: data.attempt_id, lease };
  const save = async (changes: readonly Change[]) => {
    const answer = await server.call('save-answers', by, { ...own, answers: [...changes] });
    return answer.data.saved;
  };
  let waiting: Change[] = [];
  for (let seq = 1; seq <= saves; seq += 1) {
    const position = randomInt(1, questions + 1);
    const text = `${seq} ${'word '.repeat(randomInt(1, 200))}`;
    ledger.sent.set(`${position} ${seq}`, text);
    waiting.push({ position, seq, answer: { type: 'subjective', text } });
    const way = seq === saves ? 'sent' : ways[randomInt(ways.length)];
    if (way === 'dropped') continue;
    // The newest first, each in a request of its own, all at once.
    const requests = way === 'reordered' ? waiting.toReversed().map((change) => [change]) : [waiting];
    if (way === 'unheard') await save(waiting);
    if (way === 'doubled') requests.push(waiting);
    waiting = [];
    for (const { position: at, seq: stored } of (await Promise.all(requests.map(save))).flat())
      ledger.acknowledged.set(at, Math.max(stored, ledger.acknowledged.get(at) ?? 0));
    // What was acknowledged is there when it is read again.
    const read = seq % 4 === 0 ? await server.call('get-attempt', by, own) : null;
    for (const { position: at, seq: stored } of read?.data.items ?? [])
      if (stored < (ledger.acknowledged.get(at) ?? 0)) ledger.lost.push(`${at} ${stored}`);
  }
  const first = await server.call('submit-attempt', by, own);
  ledger.isHandedIn = true;
  const again = await server.call('submit-attempt', by, own);
  expect(again.data.handed_in_at).toBe(first.data.handed_in_at);
  return ledger;
}

it(
  `${kills} kills amid starts, saves that are dropped, doubled and reordered, and submits: every acknowledged answer is there, one attempt a start [CE-01, QU-10]`,
  async () => {
    const server = new Killed({
      DATABASE_URL: database.url,
      DATA_DIR: await newFolder(),
      PORT: '0',
      RATE_LIMITS: 'off',
      DEVICES_AT_ONCE: 'allow',
      LOGIN_TRIES_PER_MINUTE: '1000',
    });
    await server.start();
    const signedIn: SignedIn[] = [];
    for (const loginName of [world.dev.loginName, 'EXAM1', 'EXAM2'])
      signedIn.push(await signInTo(server.address, { loginName }));
    let rounds = 0;
    for (let killed = 0; killed < kills; ) {
      const exam = await addExam(
        handle.db,
        {
          schoolId: 1,
          authorId: world.asha.id,
          groups: [world.places['9A']],
          questions: Array.from({ length: questions }, () => ({
            type: 'subjective' as const,
            prompt: 'Why?',
          })),
        },
        new Date(),
      );
      rounds += 1;
      const round = { isOver: false };
      const all = Promise.all(signedIn.map((by) => takeExam(server, by, exam.id))).finally(() => {
        round.isOver = true;
      });
      // Several kills a round, somewhere between the start and the receipt.
      while (!round.isOver && killed < kills) {
        for (let turn = randomInt(1, 1_200); turn > 0 && !round.isOver; turn -= 1) await nextTurn();
        if (round.isOver) break;
        server.kill();
        killed += 1;
        if (killed % 20 === 0) process.stdout.write(`${killed} of ${kills} kills, ${rounds} rounds\n`);
        await server.up;
      }
      const ledgers = await all;
      await server.up;
      const rows = await handle.db.select().from(attempts).where(eq(attempts.assessmentId, exam.id));
      expect(rows.map(({ number, state }) => [number, state])).toEqual(signedIn.map(() => [1, 'handed_in']));
      for (const { attemptId, acknowledged, sent, lost, isHandedIn } of ledgers) {
        expect(lost).toEqual([]);
        expect(isHandedIn).toBe(true);
        const stored = await handle.db.select().from(answers).where(eq(answers.attemptId, attemptId));
        expect(new Map(stored.map(({ position, seq }) => [position, seq]))).toEqual(acknowledged);
        for (const { position, seq, value } of stored)
          expect(value).toEqual({ type: 'subjective', text: sent.get(`${position} ${seq}`) });
        expect(await handle.db.$count(answerLog, eq(answerLog.attemptId, attemptId))).toBe(saves);
      }
    }
    expect(rounds).toBeGreaterThan(0);
  },
  6 * 3_600_000,
);
