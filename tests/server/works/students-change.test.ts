import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { roles } from '#contract/core/roles.ts';
import { memberships, people } from '#server/directory/schema.ts';
import { eraseLooseFiles } from '#server/files/loose-files.ts';
import { files } from '#server/files/schema/file.ts';
import { eraseBin } from '#server/people/erase-people.ts';
import { rubricScores, workComments, workReviews } from '#server/review/schema.ts';
import { consents, portfolioItems, portfolios, wallEntries } from '#server/wall/schema.ts';
import { workAttempts, workEntries, works } from '#server/works/schema.ts';
import { type Client, sampleFile, startTestServer, type TestServer } from '../test-server.ts';
import type { Named } from '../world.ts';
import { givenProject } from './given-world.ts';
import { decideOn, handIn, statusesOf } from './handing-in.ts';

/** What becomes of works when their student is made one with another entry, or is erased. */

let test: TestServer;
let admin: Client;
let bina: Client;
let pdf: Buffer;
beforeAll(async () => {
  test = await startTestServer();
  pdf = await sampleFile('notice.pdf');
  const { bina: teacher, places } = test.world;
  await db()
    .insert(memberships)
    .values({ schoolId: 1, personId: teacher.id, ...places['9B'] });
});
afterAll(() => test.close());
beforeEach(async () => {
  await at('2026-11-18T06:00:00Z');
});

const db = () => test.server.app.db;
const at9B = () => ({ schoolId: 1, ...test.world.places['9B'] });
const daysLater = (days: number) => new Date(test.clock.now.getTime() + days * 24 * 3_600_000);

/** Sessions of an earlier hour are over at a later one. */
async function at(time: string | Date): Promise<void> {
  test.clock.now = new Date(time);
  admin = await test.enter(test.world.admin);
  bina = await test.enter(test.world.bina);
}

let number = 0;
async function student(): Promise<Named> {
  const loginName = `SC${(number += 1)}`;
  const [row] = await db()
    .insert(people)
    .values({ schoolId: 1, role: roles.student, loginName, firstName: 'Zoya', lastName: `Rao ${number}` })
    .returning();
  await db()
    .insert(memberships)
    .values({ schoolId: 1, personId: row!.id, ...test.world.places['9B'] });
  return { id: row!.id, schoolId: 1, loginName, role: roles.student };
}

/** Bytes that no other file has. */
const own = () => Buffer.concat([pdf, Buffer.from(`\n% ${randomUUID()}\n`)]);

const merge = async (kept: Named, merged: Named) => {
  const rows = await db()
    .select({ id: people.id, version: people.version })
    .from(people)
    .where(inArray(people.id, [kept.id, merged.id]));
  const rowOf = ({ id }: Named) => rows.find((row) => row.id === id) ?? { id, version: 0 };
  await admin.ok('merge-students', { kept: rowOf(kept), merged: rowOf(merged) });
};

const uploadedOf = async (client: Client, projectId: number) =>
  (await client.ok('get-student-project-uploaded', { id: projectId, assignment_type: 1 })).data;

/** Keys of the bytes of these files, and which of them are on the disk. */
const keysOf = async (fileIds: readonly string[]) => {
  const rows = await db()
    .select()
    .from(files)
    .where(inArray(files.id, [...fileIds]));
  return rows.flatMap(({ storageKey, previewKey, coverKey, thumbKey }) =>
    [storageKey, previewKey, coverKey, thumbKey].filter((key) => key !== null),
  );
};
const onDisk = async (keys: readonly string[]) => {
  const found = await Promise.all(
    keys.map((key) =>
      test.server.app.files.size(key).then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.filter(Boolean).length;
};

const ofPerson = [
  works,
  workAttempts,
  workEntries,
  workReviews,
  workComments,
  rubricScores,
  wallEntries,
  consents,
  portfolios,
  portfolioItems,
] as const;
const rowsOf = async ({ id }: Named) =>
  Promise.all(
    ofPerson.map((table) => db().$count(table, and(eq(table.schoolId, 1), eq(table.personId, id)))),
  );

/** A work on the wall with a comment, a score, a consent and a place in the portfolio. */
async function everything(client: Client, who: Named) {
  const { projectId } = await givenProject(db(), at9B());
  const first = await handIn(test, client, who, {
    projectId,
    files: { 'plan.pdf': own(), 'house.png': await picture() },
  });
  const { data } = await bina.ok('get-submission', { id: first.work_id });
  await bina.ok('save-comment', {
    id: 0,
    work_id: first.work_id,
    attempt: 1,
    entry_id: data.attempts[0]?.entries[0]?.id ?? 0,
    anchor: 'whole',
    text: 'Neat.',
  });
  const { version } = await decideOn(bina, test.world.bina, first, 'wall');
  const [review] = await db().select().from(workReviews).where(eq(workReviews.workId, first.work_id));
  await db().insert(rubricScores).values({
    schoolId: 1,
    reviewId: review!.id,
    position: 1,
    personId: who.id,
    criterion: 'Care',
    level: 1,
    levelName: 'Good',
    points: 2,
    most: 2,
  });
  await db().insert(consents).values({
    schoolId: 1,
    personId: who.id,
    guardian: 'Kavita Rao',
    givenOn: '2026-11-01',
    scope: 'named',
    recordedBy: test.world.admin.id,
    recordedAt: test.clock.now,
  });
  await client.ok('save-portfolio', {
    version: 0,
    formSession: (await client.ok('get-form-session', { form: 'portfolio' })).formSession,
    about: 'I draw first.',
    works: [{ work_id: first.work_id, note: 'My best.' }],
  });
  return { ...first, projectId, version };
}

let pictures = 0;
async function picture(): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  pictures += 1;
  return sharp({ create: { width: 40 + pictures, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
}

describe('two entries of one student become one', () => {
  it('with their works: what belongs to a work goes with it, of two on a project the later one stays [QU-70, CA-04, QU-59]', async () => {
    const [kept, merged] = [await student(), await student()];
    const [first, second] = [await test.enter(kept), await test.enter(merged)];
    const { projectId } = await givenProject(db(), at9B());
    const old = await handIn(test, first, kept, {
      projectId,
      files: { 'old.pdf': own() },
      learning: 'Older.',
    });
    await at('2026-11-18T07:00:00Z');
    const late = await handIn(test, second, merged, {
      projectId,
      files: { 'new.pdf': own() },
      learning: 'Newer.',
    });
    await decideOn(bina, test.world.bina, late, 'resubmit');
    const whole = await everything(second, merged);
    const before = await rowsOf(merged);
    expect(before).not.toContain(0);

    await merge(kept, merged);

    expect(await rowsOf(merged)).toEqual(before.map(() => 0));
    expect(await rowsOf(kept)).toEqual(before);
    // A work that two had: the later one is theirs now, with its feedback.
    const client = await test.enter(kept);
    const uploaded = await uploadedOf(client, projectId);
    expect(uploaded.attempts).toMatchObject([
      { my_learning: 'Newer.', entries: [{ file: { name: 'new.pdf' } }] },
    ]);
    expect(uploaded.reviews).toMatchObject([{ decision: 'resubmit', feedback: 'Say why it works.' }]);
    expect(await statusesOf(client, [...late.fileIds, ...whole.fileIds])).toEqual([200, 200, 200]);
    expect(await statusesOf(bina, [...late.fileIds, ...whole.fileIds])).toEqual([200, 200, 200]);
    const wall = await bina.ok('get-wall-of-fame', {});
    expect(wall.rows).toMatchObject([{ first_name: 'Zoya', last_name: 'Rao 1' }]);
    const { data: portfolio } = await client.ok('get-portfolio', {});
    expect(portfolio).toMatchObject({
      about: 'I draw first.',
      works: [{ work_id: whole.work_id, note: 'My best.' }],
    });
    // They go on with it: the file of the first attempt is handed in once more.
    const again = await handIn(test, client, kept, {
      projectId,
      fileIds: late.fileIds,
      version: (await uploadedOf(client, projectId)).version,
    });
    expect(again).toMatchObject({ attempt: 2, state: 'in_review' });

    // Neither the sweep of loose files nor the bin takes a file that a work names; what nobody names goes.
    const stay = await keysOf([...late.fileIds, ...whole.fileIds]);
    const go = await keysOf(old.fileIds);
    await at(daysLater(3));
    await eraseLooseFiles(test.server.app, daysLater(-1));
    await at(daysLater(40));
    await eraseBin(test.server.app);
    expect(await db().$count(people, eq(people.id, merged.id))).toBe(0);
    const later = await test.enter(kept);
    expect(await statusesOf(later, [...late.fileIds, ...whole.fileIds])).toEqual([200, 200, 200]);
    expect(await onDisk(stay)).toBe(stay.length);
    expect(await onDisk(go)).toBe(0);
    expect(await db().$count(files, inArray(files.id, old.fileIds))).toBe(0);
  });

  it('keeps its own work where that is the later one; the other is erased with the other entry [QU-70]', async () => {
    const [kept, merged] = [await student(), await student()];
    const [first, second] = [await test.enter(kept), await test.enter(merged)];
    const { projectId } = await givenProject(db(), at9B());
    const old = await handIn(test, second, merged, { projectId, files: { 'old.pdf': own() } });
    await at('2026-11-18T07:00:00Z');
    const late = await handIn(test, first, kept, {
      projectId,
      files: { 'new.pdf': own() },
      learning: 'Mine.',
    });
    await merge(kept, merged);
    const client = await test.enter(kept);
    expect((await uploadedOf(client, projectId)).attempts).toMatchObject([{ my_learning: 'Mine.' }]);
    expect(await statusesOf(client, late.fileIds)).toEqual([200]);
    const [stay, go] = [await keysOf(late.fileIds), await keysOf(old.fileIds)];
    await at(daysLater(31));
    await eraseBin(test.server.app);
    expect(await db().$count(works, eq(works.id, old.work_id))).toBe(0);
    expect([await onDisk(stay), await onDisk(go)]).toEqual([stay.length, 0]);
  });
});

describe('a student who is erased', () => {
  it('leaves no work, review, wall entry, consent, portfolio and file behind, on the disk neither [QU-70, QU-59, QC-52]', async () => {
    const [gone, stays] = [await student(), await student()];
    const client = await test.enter(gone);
    const bytes = own();
    const theirs = await everything(client, gone);
    // A file that is pending and one that two students have: the same bytes are stored once.
    const { projectId } = await givenProject(db(), at9B());
    const draft = await handIn(test, client, gone, {
      projectId,
      files: { 'both.pdf': bytes },
      isDraft: true,
    });
    const other = await test.enter(stays);
    const shared = await handIn(test, other, stays, { projectId, files: { 'both.pdf': bytes } });
    expect(await rowsOf(gone)).not.toContain(0);
    const fileIds = [...theirs.fileIds, ...draft.fileIds];
    const sharedKeys = await keysOf(shared.fileIds);
    const keys = (await keysOf(fileIds)).filter((key) => !sharedKeys.includes(key));
    expect(keys.length).toBeGreaterThan(2);
    expect(await onDisk(keys)).toBe(keys.length);

    const [row] = await db().select().from(people).where(eq(people.id, gone.id));
    await admin.ok('delete-student', { rows: [{ id: gone.id, version: row?.version ?? 0 }] });
    // In the bin they are on no wall; the works stay for thirty days.
    const { rows } = await bina.ok('get-wall-of-fame', {});
    expect(rows.filter(({ last_name }) => last_name === row?.lastName)).toEqual([]);
    expect(await rowsOf(gone)).not.toContain(0);
    await admin.ok('erase-student', { id: gone.id, user_id: gone.loginName });

    expect(await rowsOf(gone)).toEqual(ofPerson.map(() => 0));
    expect(await db().$count(files, inArray(files.id, fileIds))).toBe(0);
    expect(await onDisk(keys)).toBe(0);
    expect(await onDisk(sharedKeys)).toBe(sharedKeys.length);
    expect(await statusesOf(other, shared.fileIds)).toEqual([200]);
    expect(await statusesOf(bina, theirs.fileIds)).toEqual([404, 404]);
    expect((await bina.call('get-submission', { id: theirs.work_id })).status).toBe(404);
  });
});
