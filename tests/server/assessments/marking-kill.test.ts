import { randomInt } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { answers, attemptItems, attempts } from '#server/assessments/schema/attempts.ts';
import { regradeMarks, regrades } from '#server/assessments/schema/marking.ts';
import { questionKeys } from '#server/assessments/schema/questions.ts';
import { openDatabase } from '#server/db/database.ts';
import { notifications } from '#server/notifications/schema.ts';
import { times } from '../../long.ts';
import { Killed } from '../killed.ts';
import { newFolder, stopEverything } from '../program.ts';
import { createDatabase } from '../test-server.ts';
import { type SignedIn, signInTo } from '../uploading.ts';
import { buildWorld, type World } from '../world.ts';
import { addExam } from './exam-rows.ts';
import { takenBy } from './exam-takers.ts';

/** `KILLS=500` asks for another number of kills. */
const kills = Number(process.env['KILLS'] ?? times(2, 100));
const takers = 12;

let database: Awaited<ReturnType<typeof createDatabase>>;
let handle: ReturnType<typeof openDatabase>;
let world: World;
beforeAll(async () => {
  database = await createDatabase();
  handle = openDatabase(database.url);
  world = await buildWorld(handle.db);
});
afterEach(stopEverything);
afterAll(async () => {
  await handle.close();
  await database.drop();
});

const subjective = { type: 'subjective' as const, prompt: 'Why?', marks: 5 };

/** Handed in by twelve: a choice, which all got wrong, and a text that somebody has to mark. */
async function handedIn() {
  const now = new Date();
  const exam = await addExam(
    handle.db,
    { schoolId: 1, authorId: world.asha.id, groups: [world.places['9A']], questions: [{}, subjective] },
    now,
  );
  const ids = await takenBy(
    handle.db,
    exam,
    takers,
    ({ version: { body } }) => {
      if (body.type === 'subjective') return { type: 'subjective', text: 'Because.' };
      const wrong = body.type === 'mcq' ? body.choices.slice(1, 2).map(({ id }) => id) : [];
      return { type: 'mcq', chosen: wrong };
    },
    now,
  );
  return { exam, ids };
}

type Exam = Awaited<ReturnType<typeof handedIn>>;

/** A teacher marks every text, gives the choice in full to all, and releases; what was cut off is asked again. */
async function markAll(
  server: Killed,
  by: SignedIn,
  { exam, ids }: Exam,
): Promise<ReadonlyMap<number, number>> {
  const given = new Map<number, number>();
  const assessment_id = exam.id;
  const regradedAfter = randomInt(ids.length);
  for (const [index, attempt_id] of ids.entries()) {
    if (index === regradedAfter) {
      const { formSession } = await server.call('get-form-session', by, { form: 'notice' });
      const of = { assessment_id, question_id: exam.asked[0]!.id, way: 'full_credit' as const };
      const { data } = await server.call('preview-regrade', by, of);
      await server.call('apply-regrade', by, {
        ...of,
        digest: data.digest,
        reason: 'The key was wrong.',
        formSession,
      });
    }
    const read = async () => {
      const { data } = await server.call('completed-assessment-answer', by, { attempt_id });
      return data.answers[1]!;
    };
    const marks = randomInt(6);
    // What was stored though its answer was lost is stale when it is sent again: a browser asks then what is there.
    const { version } = await read();
    await server
      .call('update-subjective-marks', by, { attempt_id, rows: [{ position: 2, marks, version }] })
      .catch((error: unknown) => {
        if (!/stale/.test(String(error))) throw error;
      });
    expect((await read()).marks).toBe(marks);
    given.set(attempt_id, marks * 100);
    if (randomInt(3) === 0) await server.call('release-assessment', by, { assessment_id });
  }
  await server.call('release-assessment', by, { assessment_id });
  return given;
}

it(
  `${kills} kills amid marks, a regrade and releases: every sum is that of its marks, a regrade is one, nobody is told twice [CE-02, CE-03, QU-10]`,
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
    const by = await signInTo(server.address, world.asha);
    let rounds = 0;
    for (let killed = 0; killed < kills; ) {
      const exam = await handedIn();
      rounds += 1;
      const round = { isOver: false };
      const all = markAll(server, by, exam).finally(() => {
        round.isOver = true;
      });
      while (!round.isOver && killed < kills) {
        for (let turn = randomInt(1, 1_200); turn > 0 && !round.isOver; turn -= 1) await nextTurn();
        if (round.isOver) break;
        server.kill();
        killed += 1;
        await server.up;
      }
      const given = await all;
      await server.up;
      const rows = await handle.db.select().from(attempts).where(eq(attempts.assessmentId, exam.exam.id));
      expect(rows).toHaveLength(takers);
      for (const { id, state, marks, marksMost } of rows) {
        expect(state).toBe('released');
        const parts = await handle.db.select().from(answers).where(eq(answers.attemptId, id));
        expect(marks).toBe(parts.reduce((sum, part) => sum + (part.marks ?? 0), 0));
        expect(marks).toBe(100 + (given.get(id) ?? Number.NaN));
        const items = await handle.db.select().from(attemptItems).where(eq(attemptItems.attemptId, id));
        expect(marksMost).toBe(items.reduce((sum, item) => sum + item.marksMost, 0));
      }
      const made = await handle.db.select().from(regrades).where(eq(regrades.assessmentId, exam.exam.id));
      expect(made).toHaveLength(1);
      expect(await handle.db.$count(regradeMarks, eq(regradeMarks.regradeId, made[0]!.id))).toBe(takers);
      const bells = await handle.db.execute(sql`select person_id from ${notifications}
        where cause = ${`assessment-result:${exam.exam.id}`} group by person_id having count(*) > 1`);
      expect(bells.rowCount).toBe(0);
    }
    expect(rounds).toBeGreaterThan(0);
    expect(await handle.db.$count(questionKeys)).toBe(rounds * 2);
  },
  6 * 3_600_000,
);
