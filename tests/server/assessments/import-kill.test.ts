import { randomInt } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  questionBanks,
  questionKeys,
  questions,
  questionVersions,
} from '#server/assessments/schema/questions.ts';
import { openDatabase } from '#server/db/database.ts';
import { times } from '../../long.ts';
import { Killed } from '../killed.ts';
import { newFolder, stopEverything } from '../program.ts';
import { createDatabase } from '../test-server.ts';
import { sendWhole, signInTo } from '../uploading.ts';
import { buildWorld, type World } from '../world.ts';
import { addBank } from './question-rows.ts';

/** `KILLS=500` asks for another number of kills. */
const kills = Number(process.env['KILLS'] ?? times(2, 200));
const good = 600;

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

/** Of a topic that is new, with a row that is not taken. */
const fileOf = (mark: string) =>
  [
    `$CATEGORY: ${mark}`,
    'Broken {=a ~b',
    ...Array.from({ length: good }, (_, at) => `${mark} ${at}? {=a ~b####Because of ${at}.}`),
  ].join('\n\n');

it(
  `${kills} kills while files of questions are read and applied: each is applied whole or not at all, and once [CE-01, QU-10]`,
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
    const bankId = await addBank(handle.db, { schoolId: 1, authorId: world.asha.id, name: 'Killed' });
    let rounds = 0;
    /** How many questions of the round are stored at any moment. */
    const seen = new Set<number>();
    for (let killed = 0; killed < kills; ) {
      rounds += 1;
      const mark = `Round${rounds}`;
      const bytes = Buffer.from(fileOf(mark));
      const upload_id = await server.persist((address) =>
        sendWhole(address, by.token, 'a.gift', bytes, 'questionfile'),
      );
      const target = { upload_id, org_name: 'a.gift', bankId, language: 'en' as const };
      const round = { isOver: false };
      const importing = (async () => {
        const read = await server.call('read-question-file', by, target);
        expect(read).toMatchObject({ good, bad: 1, newBanks: [mark], saved: 0 });
        const { formSession } = await server.call('get-form-session', by, { form: 'question' });
        const apply = { ...target, formSession };
        const first = await server.call('apply-question-file', by, apply);
        // Asked again, whether its answer was lost or not, it is the same.
        expect(await server.call('apply-question-file', by, apply)).toMatchObject({ saved: first.saved });
        return first;
      })().finally(() => {
        round.isOver = true;
      });
      const ofRound = async () => {
        const [bank] = await handle.db.select().from(questionBanks).where(eq(questionBanks.name, mark));
        return bank ? handle.db.$count(questions, eq(questions.bankId, bank.id)) : 0;
      };
      while (!round.isOver && killed < kills) {
        for (let turn = randomInt(1, 4_000); turn > 0 && !round.isOver; turn -= 1) await nextTurn();
        if (round.isOver) break;
        server.kill();
        killed += 1;
        await server.up;
        seen.add(await ofRound());
      }
      const answer = await importing;
      await server.up;
      expect(answer.saved).toBe(good);
      expect(await ofRound()).toBe(good);
      expect(await handle.db.$count(questionBanks, eq(questionBanks.name, mark))).toBe(1);
    }
    // Nothing between nothing and all was ever there.
    expect([...seen].filter((count) => count !== 0 && count !== good)).toEqual([]);
    const all = await handle.db.$count(questions, and(eq(questions.schoolId, 1)));
    expect(all).toBe(rounds * good);
    expect(await handle.db.$count(questionVersions)).toBe(all);
    expect(await handle.db.$count(questionKeys)).toBe(all);
  },
  6 * 3_600_000,
);
