import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people, schools } from '#server/directory/schema.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { cheapHash } from '../world.ts';
import { apply, newSchool, placesOf, readyPlan } from './school.ts';

let test: TestServer;
let db: TestServer['server']['app']['db'];
let passwordHash: string;
beforeAll(async () => {
  test = await startTestServer();
  ({ db } = test.server.app);
  passwordHash = await cheapHash();
});
afterAll(() => test.close());

async function begin() {
  const school = await newSchool(db, passwordHash);
  const admin = await test.enter(school.admin);
  const [off, binned, left] = school.students.filter(({ place }) => place === '1A' || place === '1B');
  if (!off || !binned || !left) throw new Error('unreachable');
  return { school, admin, off, binned, left };
}
const rowOf = async ({ id }: { readonly id: number }) => {
  const [row] = await db.select({ version: people.version }).from(people).where(eq(people.id, id));
  return { rows: [{ id, version: row?.version ?? 0 }] };
};
const switchTo = async (
  admin: Client,
  who: { readonly id: number },
  status: 'active' | 'inactive' | 'left',
) => admin.ok('activate-student', { ...(await rowOf(who)), status });
const bringBack = async (admin: Client, who: { readonly id: number }) =>
  admin.ok('reactivate-student', await rowOf(who));

describe('students who were away while the school moved', () => {
  it('come back without the places of the year before, and the answer says so [C2-07]', async () => {
    const { school, admin, off, binned, left } = await begin();
    await switchTo(admin, off, 'inactive');
    await admin.ok('delete-student', await rowOf(binned));
    await switchTo(admin, left, 'left');
    const { data: plan } = await readyPlan(admin);
    expect(await apply(admin, plan)).toMatchObject({ ok: true });
    const later = await test.enter(school.admin);
    expect((await placesOf(db, school.id))['P1A0']).toEqual(['Grade 1 A', 'Chess A']);
    expect((await switchTo(later, off, 'active')).done).toEqual([
      { id: off.id, version: 3, note: 'earlier_year' },
    ]);
    expect((await bringBack(later, binned)).done).toMatchObject([{ note: 'earlier_year' }]);
    // A leaver had no places to leave, and is in none now.
    expect((await bringBack(later, left)).done).toMatchObject([{ note: 'no_division' }]);
    expect(await placesOf(db, school.id)).toMatchObject({ P1A0: [], P1A1: [], P1B0: [] });
    const { rows } = await later.ok('student-history', { id: off.id });
    expect(rows.map(({ act }) => act)).toContain('places');
    // Who is given a place of this year keeps it from now on.
    const { divisionId } = school.places['2A'] ?? { divisionId: 0 };
    await later.ok('migrate-student', { ...(await rowOf(off)), division_id: divisionId });
    await switchTo(later, off, 'inactive');
    expect((await switchTo(later, off, 'active')).done[0]).not.toHaveProperty('note');
    expect((await placesOf(db, school.id))['P1A0']).toEqual(['Grade 2 A']);
  });

  it('keep them where the year was changed without a move, or the move was taken back', async () => {
    const { school, admin, off, binned } = await begin();
    await switchTo(admin, off, 'inactive');
    await switchTo(admin, binned, 'inactive');
    const { data: plan } = await readyPlan(admin);
    expect(await apply(admin, plan)).toMatchObject({ ok: true });
    await (await test.enter(school.admin)).ok('rollback-migrated-students', { migration_id: plan.id });
    const later = await test.enter(school.admin);
    expect((await switchTo(later, off, 'active')).done[0]).not.toHaveProperty('note');

    const other = await begin();
    await switchTo(other.admin, other.off, 'inactive');
    await db.update(schools).set({ academicYear: '2027-2028' }).where(eq(schools.id, other.school.id));
    const next = await test.enter(other.school.admin);
    expect((await switchTo(next, other.off, 'active')).done[0]).not.toHaveProperty('note');
    for (const { id } of [school, other.school])
      expect((await placesOf(db, id))['P1A0']).toEqual(['Grade 1 A', 'Chess A']);
  });
});

describe('a move that is taken back twice', () => {
  it('says that it was taken back already, of the move and of one student [C8-01]', async () => {
    const { school, admin, off } = await begin();
    const { data: plan } = await readyPlan(admin);
    expect(await apply(admin, plan)).toMatchObject({ ok: true });
    const later = await test.enter(school.admin);
    await later.ok('rollback-student-preClass', { student_id: off.id });
    expect(await later.call('rollback-student-preClass', { student_id: off.id })).toMatchObject({
      error: { code: 'kept', params: { why: 'undone' }, information: 'This student was taken back already.' },
    });
    const whole = { migration_id: plan.id };
    await later.ok('rollback-migrated-students', whole);
    expect(await (await test.enter(school.admin)).call('rollback-migrated-students', whole)).toMatchObject({
      error: { code: 'taken_back', information: 'This move was taken back already.' },
    });
  });
});
