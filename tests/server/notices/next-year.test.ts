import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schoolModels } from '#contract/core/school-models.ts';
import { people } from '#server/directory/schema.ts';
import { apply, newSchool, readyPlan } from '../migration/school.ts';
import { facultyInput, listed, opens, shareAsFaculty } from '../notice-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { cheapHash, type Named } from '../world.ts';

/** Which notices a school's people read after it moved to the next year. */

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer({ SESSION_MINUTES: '10080' });
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.now = new Date('2027-03-30T06:00:00Z');
});
const db = () => test.server.app.db;
const toDay = async (day: string) => {
  test.clock.now = new Date(`${day}T06:00:00Z`);
  await test.server.jobs().drain();
};

/** 2A's students move to 3A, and 1A's to 2A. `write` runs before. */
async function moved<T>(write: (teacher: Client, grade: string) => Promise<T>) {
  const school = await newSchool(db(), await cheapHash(), 2, schoolModels.grades);
  const [author] = school.teachers;
  const [riser] = school.students.filter(({ place }) => place === '1A');
  const [former] = school.students.filter(({ place }) => place === '2A');
  await db()
    .update(people)
    .set({ email: sql`login_name || '@example.org'` })
    .where(eq(people.schoolId, school.id));
  const teacher = await test.enter(author!);
  const grade = String(school.places['2A']!.gradeId);
  const made = await write(teacher, grade);
  await test.server.jobs().drain();
  const admin = await test.enter(school.admin);
  const { data: plan } = await readyPlan(admin);
  await toDay('2027-04-01');
  expect((await apply(admin, plan)).ok).toBe(true);
  return {
    school,
    plan,
    made,
    grade,
    admin: await test.enter(school.admin),
    teacher: await test.enter(author!),
    /** By id: whether this year's student, and last year's, may open it. */
    read: async (id: number) => [
      await opens(await test.enter(riser!), riser!, id),
      await opens(await test.enter(former!), former!, id),
    ],
    riser: riser!,
  };
}

const edit = async (
  teacher: Client,
  id: number,
  changes: Partial<Parameters<typeof facultyInput>[1]> & { grade: string },
) =>
  teacher.ok(
    'create-faculty-notice',
    await facultyInput(teacher, { id, noticeSubmitType: 'edit', ...changes }),
  );

async function mailed(noticeId: number, { schoolId, id }: Named): Promise<boolean> {
  const names = await readdir(join(test.dataDir, 'outbox')).catch(() => []);
  const own = new RegExp(String.raw`^notice-${schoolId}-${noticeId}-\d+-${id}\D`);
  return names.some((name) => own.test(name));
}

describe('after the move to the next year', () => {
  it('a notice for a later day comes to those who are in its grades by then [QU-22, QU-47, NF-12]', async () => {
    const { made, read, riser } = await moved(async (teacher, grade) => ({
      shared: await shareAsFaculty(teacher, { grade }),
      later: await shareAsFaculty(teacher, { grade, share_date: '2027-04-10', notify_email: 1 }),
    }));
    await toDay('2027-04-10');
    expect(await listed(await test.enter(riser), riser, 'active')).toEqual([made.later]);
    expect(await read(made.later)).toEqual([200, 404]);
    expect(await mailed(made.later, riser)).toBe(true);
    // What was shared in the old year stays there.
    expect(await read(made.shared)).toEqual([404, 404]);
  });

  it('a notice that is shared anew comes into this year; a corrected one stays in its own [QU-20, QU-47]', async () => {
    const { made, read, teacher, grade } = await moved(async (writer, group) => ({
      first: await shareAsFaculty(writer, { grade: group }),
      second: await shareAsFaculty(writer, { grade: group, share_date: '2027-03-30' }),
      off: await shareAsFaculty(writer, { grade: group, status: 0 }),
    }));
    await edit(teacher, made.first, { grade, title: 'Without the slip' });
    expect(await read(made.first)).toEqual([404, 404]);
    await edit(teacher, made.second, { grade, share_date: '2027-04-01', notify_email: 1 });
    expect(await read(made.second)).toEqual([200, 404]);
    // Nobody saw it last year.
    const on = { notices: [{ id: made.off, version: 0 }], isActive: 1 as const };
    await teacher.ok('set-notice-status', on);
    expect(await read(made.off)).toEqual([200, 404]);
    const again = (isActive: 0 | 1) =>
      teacher.ok('set-notice-status', { notices: [{ id: made.first, version: 0 }], isActive });
    await again(0);
    await again(1);
    expect(await read(made.first)).toEqual([404, 404]);
  });

  it('a move that is taken back takes what is not shared yet along [QU-47]', async () => {
    const { made, plan, admin, school } = await moved(async (teacher, grade) => ({
      later: await shareAsFaculty(teacher, { grade, share_date: '2027-04-10' }),
    }));
    const back = { migration_id: plan.id };
    const { data } = await admin.ok('rollback-migrated-students', { ...back, dryRun: true });
    expect(data).toMatchObject({ notices: 0 });
    await admin.ok('rollback-migrated-students', back);
    await toDay('2027-04-10');
    const [former] = school.students.filter(({ place }) => place === '2A');
    expect(await opens(await test.enter(former!), former!, made.later)).toBe(200);
  });
});
