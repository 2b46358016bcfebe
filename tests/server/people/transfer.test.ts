import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '#contract/core/roles.ts';
import { memberships, people, schools } from '#server/directory/schema.ts';
import { peopleChanges } from '#server/people/schema.ts';
import { profiles } from '#server/profile/schema.ts';
import { formSession } from '../notice-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
let old: Client;
let fresh: Client;
beforeAll(async () => {
  test = await startTestServer();
  old = await test.signIn(test.world.admin);
  fresh = await test.enter(test.world.otherAdmin);
});
afterAll(() => test.close());

let number = 0;
async function student() {
  const { db } = test.server.app;
  const [row] = await db
    .insert(people)
    .values({
      schoolId: 1,
      role: roles.student,
      loginName: `TR${(number += 1)}`,
      firstName: 'Zoya',
      lastName: 'Rao',
      email: 'zoya@home.example',
      admissionNo: `TR-${number}`,
    })
    .returning();
  if (!row) throw new Error('unreachable');
  const profile = { mobile: '9876543210', gender: 'Female', birthDate: '2014-03-31' };
  await db.insert(profiles).values({ schoolId: 1, personId: row.id, ...profile, updatedAt: test.clock.now });
  await db.insert(memberships).values({ schoolId: 1, personId: row.id, ...test.world.places['9A'] });
  return row;
}

const storedOf = async (schoolId: number, id: number) =>
  (
    await test.server.app.db
      .select()
      .from(people)
      .leftJoin(profiles, and(eq(profiles.schoolId, people.schoolId), eq(profiles.personId, people.id)))
      .where(and(eq(people.schoolId, schoolId), eq(people.id, id)))
  )[0];
const release = async ({ id, version }: { id: number; version: number }) =>
  (await old.ok('release-student', { id, version })).data.code;
const accepting = async (transfer_code: string, user_id: string) => ({
  formSession: await formSession(fresh),
  transfer_code,
  user_id,
});

describe('a student who goes to another school', () => {
  it('stays until the other school takes them over, with name and contact alone', async () => {
    const leaver = await student();
    const them = await test.enter({ ...leaver, role: roles.student });
    const code = await release(leaver);
    expect((await storedOf(1, leaver.id))?.people.leftAt).toBeNull();

    const input = await accepting(code.replaceAll('-', '').toUpperCase(), 'new1');
    const { data } = await fresh.ok('accept-student', input);
    expect(data).toMatchObject({ user_id: 'NEW1', name: 'Zoya Rao', code: expect.stringMatching(/-/) });
    const here = await storedOf(2, data.id);
    expect(here?.people).toMatchObject({ email: 'zoya@home.example', admissionNo: '', isActive: true });
    expect(here?.profiles).toMatchObject({ mobile: '9876543210', gender: 'Female', birthDate: null });
    const there = await storedOf(1, leaver.id);
    expect(there?.people).toMatchObject({ isActive: false, leftAt: expect.any(Date) });
    expect(await test.server.app.db.$count(memberships, eq(memberships.personId, leaver.id))).toBe(0);
    expect((await them.call('get-form-session', { form: 'notice' })).status).toBe(401);
    for (const [schoolId, personId] of [
      [1, leaver.id],
      [2, data.id],
    ] as const) {
      const [entry] = await test.server.app.db
        .select()
        .from(peopleChanges)
        .where(
          and(
            eq(peopleChanges.schoolId, schoolId),
            eq(peopleChanges.personId, personId),
            eq(peopleChanges.kind, 'transferred'),
          ),
        );
      expect(entry).toMatchObject({
        before: { school: expect.any(String), user_id: leaver.loginName },
        after: { school: expect.any(String), user_id: 'NEW1' },
      });
    }
    // Its answer was lost.
    expect((await fresh.ok('accept-student', input)).data).toMatchObject({ id: data.id, code: '' });
    expect(await fresh.call('accept-student', await accepting(code, 'new2'))).toMatchObject({
      error: { code: 'bad_code', fields: { transfer_code: expect.stringContaining('new one') } },
    });
  });

  it('is taken over once, by the newest code, in time, and never by the same school', async () => {
    const leaver = await student();
    const first = await release(leaver);
    const second = await release(leaver);
    expect(await fresh.call('accept-student', await accepting(first, 'new3'))).toMatchObject({
      error: { code: 'bad_code' },
    });
    const own = { formSession: await formSession(old), transfer_code: second, user_id: 'new3' };
    expect(await old.call('accept-student', own)).toMatchObject({ error: { code: 'same_school' } });
    const answers = await Promise.all(
      ['new4', 'new5'].map(async (name) => fresh.call('accept-student', await accepting(second, name))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);

    const late = await release(await student());
    test.clock.now = new Date(test.clock.now.getTime() + 15 * 86_400_000);
    [old, fresh] = [await test.enter(test.world.admin), await test.enter(test.world.otherAdmin)];
    expect(await fresh.call('accept-student', await accepting(late, 'new6'))).toMatchObject({
      error: { code: 'bad_code' },
    });
  });

  it('is refused where the licence is full or the username is taken, and the code stays good', async () => {
    const { db } = test.server.app;
    const code = await release(await student());
    await db.update(schools).set({ studentLimit: 0 }).where(eq(schools.id, 2));
    expect(await fresh.call('accept-student', await accepting(code, 'new7'))).toMatchObject({
      error: { code: 'licence_full' },
    });
    await db.update(schools).set({ studentLimit: null }).where(eq(schools.id, 2));
    const taken = (await storedOf(2, test.world.otherStudent.id))?.people.loginName ?? '';
    expect(await fresh.call('accept-student', await accepting(code, taken))).toMatchObject({
      error: { code: 'login_taken' },
    });
    await fresh.ok('accept-student', await accepting(code, 'new7'));
  });

  it('who has left or was changed meanwhile is not released', async () => {
    const leaver = await student();
    const stale = { id: leaver.id, version: leaver.version + 1 };
    expect(await old.call('release-student', stale)).toMatchObject({ error: { code: 'stale' } });
    await old.ok('activate-student', { rows: [{ id: leaver.id, version: leaver.version }], status: 'left' });
    const gone = { id: leaver.id, version: leaver.version + 1 };
    expect(await old.call('release-student', gone)).toMatchObject({ error: { code: 'gone' } });
  });
});
