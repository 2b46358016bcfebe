import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { QuestionAnswer } from '#contract/assessments/question.model.ts';
import { attempts } from '#server/assessments/schema/attempts.ts';
import { memberships, people } from '#server/directory/schema.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { Named } from '../world.ts';
import { addExam } from './exam-rows.ts';

export let test: TestServer;
/** Teaches 9A. */
export let asha: Client;
/** Sits in 9A. */
export let dev: Client;
export const db = () => test.server.app.db;
const start = new Date('2026-11-18T06:00:00Z');

/** The server, with asha and dev signed in at six o'clock, for the tests of a file. */
export function useExams(env: Record<string, string> = {}): void {
  beforeAll(async () => {
    test = await startTestServer({ RATE_LIMITS: 'off', ...env });
  });
  afterAll(() => test.close());
  beforeEach(() => at(0));
}

/** So many minutes after the start; sessions end otherwise on the way. */
export async function at(minutes: number): Promise<void> {
  test.clock.now = new Date(start.getTime() + minutes * 60_000);
  asha = await test.enter(test.world.asha);
  dev = await test.enter(test.world.dev);
}

/** The clock alone: whoever works is not signed in anew. */
export function secondsLater(seconds: number): void {
  test.clock.now = new Date(test.clock.now.getTime() + seconds * 1000);
}

type Exam = Omit<Parameters<typeof addExam>[1], 'schoolId' | 'authorId'>;

/** An assessment of asha's for 9A. */
export const examFor9A = (exam: Exam = {}) =>
  addExam(db(), {
    schoolId: 1,
    authorId: test.world.asha.id,
    groups: [test.world.places['9A']],
    ...exam,
  });

export const begin = (assessment_id: number, changes: object = {}, client = dev) =>
  client.call('start-attempt', { assessment_id, lease: randomUUID(), ...changes });

/** An attempt that dev began; `save` and `submit` write as the window that began it. */
export async function begun(assessment_id: number, client = dev) {
  const lease = randomUUID();
  const { data } = await client.ok('start-attempt', { assessment_id, lease });
  return writer(client, data.attempt_id, lease, data.items);
}

export interface Change {
  readonly position: number;
  readonly seq: number;
  readonly answer: QuestionAnswer | null;
  readonly is_flagged?: 0 | 1;
}

export function writer<Items>(client: Client, attempt_id: number, lease: string, items: Items) {
  return {
    attempt_id,
    lease,
    items,
    save: (...answers: Change[]) => client.call('save-answers', { attempt_id, lease, answers }),
    submit: (...answers: Change[]) => client.call('submit-attempt', { attempt_id, lease, answers }),
    read: async () => (await client.ok('get-attempt', { attempt_id, lease })).data,
    result: async () => (await client.ok('get-assessment-result', { attempt_id })).data,
  };
}

export const attemptRow = async (id: number) => {
  const [row] = await db().select().from(attempts).where(eq(attempts.id, id));
  return row!;
};

/** A new student of 9A. */
export async function joinTo9A(personId: number): Promise<void> {
  await db()
    .insert(memberships)
    .values({ schoolId: 1, personId, ...test.world.places['9A'] });
}

let made = 0;
/** A student of 9A whom no other test has, and who can sign in. */
export async function newStudent(firstName = 'New'): Promise<Named> {
  made += 1;
  const [like] = await db().select().from(people).where(eq(people.id, test.world.dev.id));
  const { schoolId, lastName, passwordHash } = like!;
  const loginName = `NEW${made}`;
  const [row] = await db()
    .insert(people)
    .values({ schoolId, role: 3, loginName, firstName, lastName, passwordHash })
    .returning();
  await joinTo9A(row!.id);
  return { id: row!.id, schoolId, loginName, role: 3 };
}

/** Until so many connections wait for a lock. */
const waiting = (connections: number) =>
  vi.waitFor(async () => {
    const { rowCount } = await db().execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rowCount).toBeGreaterThanOrEqual(connections);
  });

/**
 * Stops `first` where it is about to write to this table, begins `second` meanwhile, and lets `first` go on once `second`
 * waits too, or is over.
 */
export async function overtaken<First, Second>(
  table: 'attempts' | 'assessment_items' | 'exam_codes',
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<readonly [First, Second]> {
  let letGo = () => {};
  const over = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let holding: Promise<void> | undefined;
  await new Promise<void>((resolve, reject) => {
    holding = test.server.app.database.transaction(async (unit) => {
      await unit.execute(sql`lock table ${sql.identifier(table)} in share mode`);
      resolve();
      await over;
    });
    holding.catch(reject);
  });
  const begun = first();
  await waiting(1);
  const meanwhile = second();
  await Promise.race([meanwhile, waiting(2)]);
  letGo();
  await holding;
  return [await begun, await meanwhile];
}
