import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallOf } from '#contract/catalogue.ts';
import type { CallInput } from '#contract/core/define-call.ts';
import { memberships, people } from '#server/directory/schema.ts';
import { eraseBin } from '#server/people/erase-people.ts';
import { schoolSettings } from '#server/schools/schema.ts';
import { formSession } from '../notice-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';

/** What an outsider found when the room was attacked. */
let test: TestServer;
let world: World;
let admin: Client;
let asha: Client;
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  admin = await test.enter(world.admin);
  asha = await test.enter(world.asha);
});
afterAll(() => test.close());

let number = 0;
const add = async (fields: Partial<CallInput<CallOf<'add-student'>>> = {}) => {
  const names = { user_id: `AT${(number += 1)}`, firstName: 'Maya', gender: 'Female' };
  const input = { formSession: await formSession(admin), ...names, ...fields };
  return (await admin.ok('add-student', input)).data;
};
const placesOf = async (id: number) =>
  (await test.server.app.db.select().from(memberships).where(eq(memberships.personId, id))).map(
    ({ divisionId }) => divisionId,
  );
const rowOf = async (id: number) => {
  const [row] = await test.server.app.db
    .select({ id: people.id, version: people.version })
    .from(people)
    .where(eq(people.id, id));
  return row ?? { id: 0, version: 0 };
};

describe('a teacher', () => {
  it('chooses no address for new passwords where the school lets teachers give none [QU-06, RP-11]', async () => {
    const { db } = test.server.app;
    const settings = and(
      eq(schoolSettings.schoolId, 1),
      eq(schoolSettings.key, 'student_pass_visible_TofacultyAdmin'),
    );
    const changedAt = test.clock.now;
    const off = {
      schoolId: 1,
      key: 'student_pass_visible_TofacultyAdmin',
      level: 0,
      changedBy: 1,
      changedAt,
    };
    await db.insert(schoolSettings).values(off);
    const save = async (fields: object) =>
      asha.call('update-student', { ...(await rowOf(world.dev.id)), ...fields });
    const { email_id } = (await admin.ok('student-by-id', { id: world.dev.id })).data;
    expect(await save({ email_id: 'thief@home.org' })).toMatchObject({ error: { code: 'not_allowed' } });
    expect(await save({ email_id, mobile: '9876543211' })).toMatchObject({ ok: true });
    await db.delete(schoolSettings).where(settings);
    expect(await save({ email_id: 'dev2@home.org' })).toMatchObject({ ok: true });
  });
});

describe('a student who is gone', () => {
  it('goes after its days whatever username it was given [QU-70]', async () => {
    const student = await add({ user_id: 'GONE-1' });
    await admin.ok('delete-student', { rows: [{ id: student.id, version: student.version }] });
    const deletedAt = new Date(test.clock.now.getTime() - 31 * 86_400_000);
    await test.server.app.db.update(people).set({ deletedAt }).where(eq(people.id, student.id));
    await eraseBin(test.server.app);
    expect((await rowOf(student.id)).id).toBe(0);
  });

  it('leaves no name with whoever wrote it down, once it is erased [QU-70]', async () => {
    const { db } = test.server.app;
    const student = await add({ firstName: 'Ujjvalakeerti' });
    await admin.ok('delete-student', { rows: [{ id: student.id, version: student.version }] });
    await admin.ok('erase-student', { id: student.id, user_id: student.user_id });
    const { rows: tables } = await db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    for (const { name } of tables) {
      const { rows } = await db.execute(
        sql`select 1 from ${sql.identifier(name)} t where t::text ilike '%ujjvalakeerti%'`,
      );
      expect([name, rows.length]).toEqual([name, 0]);
    }
  });

  it.each(['left', 'deleted'] as const)(
    'takes no new place while it is %s, and keeps what else is written of it [RP-21]',
    async (status) => {
      const { '9A': here, '9B': there } = world.places;
      const student = await add({ division_id: here.divisionId });
      const rows = [{ id: student.id, version: student.version }];
      if (status === 'left') await admin.ok('activate-student', { rows, status });
      else await admin.ok('delete-student', { rows });
      const held = await placesOf(student.id);
      const save = async (fields: object) =>
        admin.call('update-student', { ...(await rowOf(student.id)), ...fields });
      expect(await save({ division_id: there.divisionId })).toMatchObject({ error: { code: 'gone' } });
      expect(await save({ mobile: '9876543210' })).toMatchObject({ ok: true });
      expect(await placesOf(student.id)).toEqual(held);
    },
  );
});
