import { and, eq, isNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberships, people } from '#server/directory/schema.ts';
import { enrolments } from '#server/people/schema.ts';
import { times } from '../../long.ts';
import { buildClubWorld, type ClubWorld } from '../club-world.ts';
import { formSession } from '../notice-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';

const acts = times(120, 1000);
/** What was done is compared after so many acts. */
const between = 20;

let test: TestServer;
let db: TestServer['server']['app']['db'];
let clubs: ClubWorld;
let admin: Client;
let school: { readonly school_id: number };
beforeAll(async () => {
  test = await startTestServer();
  ({ db } = test.server.app);
  clubs = await buildClubWorld(db);
  admin = await test.enter(clubs.mixedAdmin);
  school = { school_id: clubs.mixedAdmin.schoolId };
});
afterAll(() => test.close());

const act = fc.record({
  kind: fc.constantFrom('add', 'add', 'move', 'join', 'part', 'off', 'on', 'leave', 'bin', 'back', 'erase'),
  who: fc.nat(1000),
  inClass: fc.boolean(),
  inClub: fc.boolean(),
} as const);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

let made = 0;
async function perform({ kind, who, inClass, inClub }: Act): Promise<unknown> {
  const division_id = clubs.sevenA.divisionId;
  const { batchId } = clubs.batches.music;
  if (kind === 'add')
    return admin.ok('add-student', {
      formSession: await formSession(admin),
      user_id: `ACT${(made += 1)}`,
      firstName: 'Maya',
      gender: 'Female',
      ...(inClass && { division_id }),
      ...(inClub && { batches: [batchId] }),
    });
  const known = await db
    .select({ id: people.id, version: people.version, user_id: people.loginName })
    .from(people)
    .where(and(eq(people.schoolId, school.school_id), sql`login_name like 'ACT%'`))
    .orderBy(people.id);
  const one = known[who % Math.max(known.length, 1)];
  if (!one) return undefined;
  const { id, version, user_id } = one;
  const rows = [{ id, version }];
  // What does not fit somebody's state is refused, and then nothing may have changed either.
  if (kind === 'move')
    return admin.call('migrate-student', {
      rows,
      ...(inClass && { division_id }),
      ...(inClub && { batches: [batchId] }),
    });
  if (kind === 'join')
    return admin.call('merge-student-into-batch', { ...school, batch_id: batchId, student_ids: [id] });
  if (kind === 'part') return admin.call('remove-merge-student', { ...school, batch_id: batchId, rows });
  if (kind === 'off' || kind === 'on')
    return admin.call('activate-student', { rows, status: kind === 'on' ? 'active' : 'inactive' });
  if (kind === 'leave') return admin.call('activate-student', { rows, status: 'left' });
  if (kind === 'bin') return admin.call('delete-student', { rows });
  if (kind === 'back') return admin.call('reactivate-student', { rows });
  return admin.call('erase-student', { id, user_id });
}

const placeOf = (row: { personId: number; gradeId: number; divisionId: number }) =>
  `${row.personId} ${row.gradeId} ${row.divisionId}`;
const rowsOf = async (filters: Record<string, string>) =>
  (await admin.ok('student-list', { ...school, filters })).total;

async function expectTrueCounts(): Promise<void> {
  const { students } = (await admin.ok('get-total-faculty-student', school)).data;
  expect({
    active: await rowsOf({ status: 'active' }),
    inactive: await rowsOf({ status: 'inactive' }),
    never_signed_in: await rowsOf({ seen: 'never' }),
    without_class: await rowsOf({ grade: 'none' }),
    without_club: await rowsOf({ club: 'none' }),
  }).toEqual(students);
  for (const [call, filter] of [
    ['get-gradewise-dashboard-report', 'grade'],
    ['get-clubwise-dashboard-report', 'club'],
  ] as const)
    for (const group of (await admin.ok(call, school)).data)
      expect([group.active, group.inactive, group.never_signed_in]).toEqual([
        await rowsOf({ status: 'active', [filter]: `${group.id}` }),
        await rowsOf({ status: 'inactive', [filter]: `${group.id}` }),
        await rowsOf({ seen: 'never', [filter]: `${group.id}` }),
      ]);
}

it('whatever an admin does, places are the open history, and each figure opens as many rows [CB-01, CB-05]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: between, maxLength: between }), async (some) => {
      for (const each of some) await perform(each);
      const open = await db.select().from(enrolments).where(isNull(enrolments.validTo));
      expect(open.map(placeOf).toSorted()).toEqual(
        (await db.select().from(memberships)).map(placeOf).toSorted(),
      );
      await expectTrueCounts();
    }),
    { numRuns: Math.ceil(acts / between) },
  );
  expect(made).toBeGreaterThan(acts / 20);
});
