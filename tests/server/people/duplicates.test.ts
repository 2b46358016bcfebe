import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '#contract/core/roles.ts';
import { lessonsRead, readingPositions } from '#server/books/schema.ts';
import { curriculumAssignments } from '#server/choices/schema.ts';
import { memberships, people } from '#server/directory/schema.ts';
import { enrolments, externalIds, peopleChanges } from '#server/people/schema.ts';
import { profiles } from '#server/profile/schema.ts';
import { loginDays } from '#server/tracking/schema.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
let admin: Client;
beforeAll(async () => {
  test = await startTestServer();
  admin = await test.signIn(test.world.admin);
});
afterAll(() => test.close());

let number = 0;
type Fields = Partial<typeof people.$inferInsert> & { birthDate?: string; mobile?: string };

async function student({ birthDate = '2014-03-31', mobile = '', ...fields }: Fields) {
  const { db } = test.server.app;
  const [row] = await db
    .insert(people)
    .values({
      schoolId: 1,
      role: 3,
      loginName: `DU${(number += 1)}`,
      firstName: 'Zoya',
      lastName: 'Rao',
      ...fields,
    })
    .returning();
  if (!row) throw new Error('unreachable');
  await db
    .insert(profiles)
    .values({ schoolId: row.schoolId, personId: row.id, birthDate, mobile, updatedAt: test.clock.now });
  return row;
}

const seat = (personId: number, place: '9A' | '9B') =>
  test.server.app.db.insert(memberships).values({ schoolId: 1, personId, ...test.world.places[place] });
const pairs = async () => (await admin.ok('get-possible-duplicates', { size: 100 })).rows;
const row = ({ id, version }: { id: number; version: number }) => ({ id, version });
const stored = async (id: number) =>
  (await test.server.app.db.select().from(people).where(eq(people.id, id)))[0];

it('of a crowd of one name and birthday no more pairs are looked for than anybody looks through', async () => {
  const { db } = test.server.app;
  const crowd = Array.from({ length: 60 }, (_, at) => ({
    schoolId: 1,
    role: roles.student,
    loginName: `CR${at}`,
  }));
  const added = await db
    .insert(people)
    .values(crowd.map((each) => ({ ...each, firstName: 'Same', lastName: 'Name' })))
    .returning({ id: people.id });
  const ids = added.map(({ id }) => id);
  await db
    .insert(profiles)
    .values(
      ids.map((personId) => ({ schoolId: 1, personId, birthDate: '2014-03-31', updatedAt: test.clock.now })),
    );
  expect(await admin.ok('get-possible-duplicates', { size: 10 })).toMatchObject({ total: 1000 });
  await db.delete(people).where(inArray(people.id, ids));
});

describe('two students of one name and birthday', () => {
  it('are shown side by side, however the name is spelt, and nobody of another school, birthday or gone', async () => {
    const first = await student({ firstName: 'José', lastName: 'Muñoz', admissionNo: 'A-1' });
    const second = await student({ firstName: 'jose', lastName: 'Munoz', mobile: '9823775684' });
    await student({ firstName: 'José', lastName: 'Muñoz', schoolId: 2 });
    await student({ firstName: 'José', lastName: 'Muñoz', birthDate: '2014-04-01' });
    await student({ firstName: 'José', lastName: 'Muñoz', isActive: false, deletedAt: test.clock.now });
    await student({ firstName: 'José', lastName: 'Muñoz', isActive: false, leftAt: test.clock.now });
    await seat(first.id, '9A');
    expect(await pairs()).toMatchObject([
      {
        first: { id: first.id, name: 'José Muñoz', admission_no: 'A-1', places: 'Grade 9 A', seen: 0 },
        second: { id: second.id, name: 'jose Munoz', mobile: '9823775684', birth_date: '2014-03-31' },
      },
    ]);
    const same = await admin.call('keep-students-apart', { first: first.id, second: first.id });
    expect(same).toMatchObject({ error: { code: 'same_student' } });
    await admin.ok('keep-students-apart', { first: second.id, second: first.id });
    await admin.ok('keep-students-apart', { first: first.id, second: second.id });
    expect(await pairs()).toEqual([]);
  });

  it('become one: what the one has not comes from the other, which is signed out and lies in the bin [QU-70]', async () => {
    const { db } = test.server.app;
    const kept = await student({ lastName: 'Sen', email: 'kept@home.example' });
    const merged = await student({
      lastName: 'Sen',
      email: 'gone@home.example',
      admissionNo: 'B-7',
      mobile: '9823775684',
    });
    await seat(merged.id, '9B');
    await db
      .insert(externalIds)
      .values({ schoolId: 1, source: 'oneroster', sourcedId: 'stu-7', personId: merged.id });
    const day = (personId: number, at: string) => ({ schoolId: 1, personId, day: at, role: roles.student });
    await db
      .insert(loginDays)
      .values([day(kept.id, '2026-11-01'), day(merged.id, '2026-11-01'), day(merged.id, '2026-11-02')]);
    const read = (personId: number, lessonId: number) => ({
      schoolId: 1,
      academicYear: '2026-2027',
      personId,
      lessonId,
      markedBy: personId,
      readAt: test.clock.now,
    });
    await db.insert(lessonsRead).values([read(kept.id, 1), read(merged.id, 1), read(merged.id, 2)]);
    const theirs = await test.enter({ ...merged, role: 3 });

    const late = { kept: { id: kept.id, version: 9 }, merged: row(merged) };
    expect(await admin.call('merge-students', late)).toMatchObject({ status: 409, error: { code: 'stale' } });
    await admin.ok('merge-students', { kept: row(kept), merged: row(merged) });

    expect(await stored(kept.id)).toMatchObject({
      email: 'kept@home.example',
      admissionNo: 'B-7',
      version: 2,
      isActive: true,
    });
    expect(await stored(merged.id)).toMatchObject({ isActive: false, deletedAt: test.clock.now });
    const lessons = await db.select().from(lessonsRead).where(eq(lessonsRead.personId, kept.id));
    expect(lessons.map(({ lessonId }) => lessonId).toSorted((a, b) => a - b)).toEqual([1, 2]);
    const of = (id: number) => and(eq(memberships.schoolId, 1), eq(memberships.personId, id));
    expect(await db.select().from(memberships).where(of(kept.id))).toMatchObject([test.world.places['9B']]);
    expect(await db.$count(memberships, of(merged.id))).toBe(0);
    expect(await db.$count(enrolments, eq(enrolments.personId, merged.id))).toBe(0);
    expect(await db.$count(enrolments, eq(enrolments.personId, kept.id))).toBe(2);
    expect(await db.select().from(externalIds).where(eq(externalIds.personId, kept.id))).toHaveLength(1);
    expect(await db.$count(loginDays, eq(loginDays.personId, kept.id))).toBe(2);
    const [profile] = await db.select().from(profiles).where(eq(profiles.personId, kept.id));
    expect(profile?.mobile).toBe('9823775684');
    const journal = await db
      .select({ kind: peopleChanges.kind, after: peopleChanges.after })
      .from(peopleChanges)
      .where(sql`${peopleChanges.personId} in (${kept.id}, ${merged.id})`);
    expect(journal).toContainEqual({
      kind: 'merged',
      after: { admission_no: 'B-7', user_id: merged.loginName },
    });
    expect(journal).toContainEqual({ kind: 'merged', after: { user_id: kept.loginName } });
    expect(await theirs.call('get-psw-status', {})).toMatchObject({ status: 401 });
    expect(await pairs()).toEqual([]);

    const again = {
      kept: row((await stored(kept.id)) ?? kept),
      merged: row((await stored(merged.id)) ?? merged),
    };
    expect(await admin.call('merge-students', again)).toMatchObject({ error: { code: 'gone' } });
    // It comes back as a bare entry.
    await admin.ok('reactivate-student', { rows: [again.merged] });
    expect(await stored(merged.id)).toMatchObject({ isActive: true, deletedAt: null, admissionNo: '' });
  });

  it('keep the projects that either was given, each once [C4-05]', async () => {
    const { db } = test.server.app;
    const kept = await student({ lastName: 'Sen' });
    const merged = await student({ lastName: 'Sen' });
    const given = (assigneeId: number, choiceId: number, kind: 'person' | 'division' = 'person') => ({
      schoolId: 1,
      choiceId,
      kind,
      assigneeId,
      dueOn: `2026-12-0${choiceId}`,
      assignedBy: test.world.asha.id,
      assignedAt: test.clock.now,
    });
    const both = [given(kept.id, 1), { ...given(merged.id, 1), dueOn: '2026-12-09' }];
    // A division may have the number that the student has.
    await db
      .insert(curriculumAssignments)
      .values([...both, given(merged.id, 2), given(merged.id, 3, 'division')]);
    await admin.ok('merge-students', { kept: row(kept), merged: row(merged) });
    const of = (assigneeId: number) =>
      db
        .select({
          choice: curriculumAssignments.choiceId,
          kind: curriculumAssignments.kind,
          due: curriculumAssignments.dueOn,
        })
        .from(curriculumAssignments)
        .where(eq(curriculumAssignments.assigneeId, assigneeId))
        .orderBy(curriculumAssignments.choiceId);
    expect(await of(kept.id)).toEqual([
      { choice: 1, kind: 'person', due: '2026-12-01' },
      { choice: 2, kind: 'person', due: '2026-12-02' },
    ]);
    expect(await of(merged.id)).toContainEqual({ choice: 3, kind: 'division', due: '2026-12-03' });
  });

  it('keep the lessons that either read, and of two places in a book the later one [QU-35]', async () => {
    const { db } = test.server.app;
    const kept = await student({ lastName: 'Das' });
    const merged = await student({ lastName: 'Das' });
    const read = (personId: number, lessonId: number) => ({
      schoolId: 1,
      academicYear: '2026-2027',
      personId,
      lessonId,
      markedBy: personId,
      readAt: test.clock.now,
    });
    await db.insert(lessonsRead).values([read(kept.id, 1), read(merged.id, 1), read(merged.id, 2)]);
    const place = (personId: number, bookId: number, page: number) => ({
      schoolId: 1,
      personId,
      bookId,
      lessonId: 1,
      page,
      pages: 300,
      fraction: 0.5,
      version: 1,
      device: crypto.randomUUID(),
      step: 1,
      savedAt: new Date(test.clock.now.getTime() + page),
    });
    const later = [
      place(kept.id, 1, 3),
      place(merged.id, 1, 90),
      place(kept.id, 2, 80),
      place(merged.id, 2, 4),
    ];
    await db.insert(readingPositions).values([...later, place(merged.id, 3, 7)]);
    await admin.ok('merge-students', { kept: row(kept), merged: row(merged) });
    const places = await db
      .select({ book: readingPositions.bookId, page: readingPositions.page })
      .from(readingPositions)
      .where(eq(readingPositions.personId, kept.id))
      .orderBy(readingPositions.bookId);
    expect(places).toEqual([
      { book: 1, page: 90 },
      { book: 2, page: 80 },
      { book: 3, page: 7 },
    ]);
    const lessons = await db
      .select({ id: lessonsRead.lessonId })
      .from(lessonsRead)
      .where(eq(lessonsRead.personId, kept.id))
      .orderBy(lessonsRead.lessonId);
    expect(lessons).toEqual([{ id: 1 }, { id: 2 }]);
  });
});
