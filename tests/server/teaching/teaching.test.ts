import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { teachingChanged } from '#contract/teaching/teaching.hints.ts';
import { readContentFile } from '#server/content/read-content-file.ts';
import { publishedSessions } from '#server/content/schema/published.ts';
import { notifications } from '#server/notifications/schema.ts';
import { reportEvents } from '#server/report-events/schema.ts';
import { completions, sessionShares } from '#server/teaching/schema.ts';
import { times } from '../../long.ts';
import { actorOf } from '../actor.ts';
import { heardAll } from '../realtime/last-hint.ts';
import { openSocket } from '../realtime-client.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { Named, World } from '../world.ts';
import { addTaughtProject, chooseAndGive, year } from './taught-world.ts';

let test: TestServer;
let world: World;
let asha: Client;
let project: Awaited<ReturnType<typeof addTaughtProject>>;
let nine: { readonly grade: number; readonly division: number };
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  const { db } = test.server.app;
  project = await addTaughtProject(db, { title: 'Light for a street' });
  const { gradeId, divisionId } = world.places['9A'];
  nine = { grade: gradeId, division: divisionId };
  await chooseAndGive(db, { schoolId: 1, groupId: gradeId }, project.projectId, [
    { kind: 'division', id: divisionId },
    { kind: 'division', id: world.places['9B'].divisionId },
  ]);
  asha = await test.enter(world.asha);
});
afterAll(() => test.close());

const db = () => test.server.app.db;
const sessionAt = (index: number) => project.sessions[index]?.id ?? 0;
const at = (index = 0) => ({ session_id: sessionAt(index), project_id: project.projectId });
const sharing = (index = 0, who: Named = world.asha) => ({
  ...at(index),
  faculty_id: who.id,
  school_id: who.schoolId,
  grade: nine.grade,
  division: [nine.division],
});
const marking = (index: number, status: 0 | 1 = 1) => ({
  ...at(index),
  faculty_id: world.asha.id,
  ...nine,
  status,
});
const code = (answer: { ok: boolean; error?: { code: string } }) =>
  'error' in answer && answer.error ? answer.error.code : 'ok';
const empty = async () => {
  await db().delete(sessionShares);
  await db().delete(completions);
};
const lines = async (client = asha) =>
  (await client.ok('get-project-session-list', { project_id: project.projectId, ...nine })).data;

describe('a session of a class', () => {
  it('is listed with what is shared, done and planned of it [C4-04]', async () => {
    await empty();
    await asha.ok('share-project-session', sharing());
    await asha.ok('mark-project-as-completed', marking(0));
    await asha.ok('save-planned-session', {
      ...at(1),
      ...nine,
      planned_on: '2026-12-01',
      note: 'Bring lamps',
    });
    const data = await lines();
    expect(data).toMatchObject({ project_name: 'Light for a street', done: 1, total: 3, is_done: 0 });
    expect(data.sessions.map((row) => [row.is_shared, row.is_done, row.planned_on])).toEqual([
      [1, 1, ''],
      [0, 0, '2026-12-01'],
      [0, 0, ''],
    ]);
    expect(data.divisions.map(({ name, is_given }) => [name, is_given])).toEqual([['A', 1]]);
    const practice = await asha.ok('get-project-session-list', {
      project_id: project.projectId,
      ...nine,
      isPractice: true,
    });
    expect(practice.data).toMatchObject({ total: 1, sessions: [{ type: 'practice' }] });
  });

  it('opens as whoever teaches it reads it, with the way on and back [C4-05, EN-26, VW-06, VW-07]', async () => {
    const { data } = await asha.ok('get-session-details', { session_id: sessionAt(1), ...nine });
    expect(data).toMatchObject({
      project_name: 'Light for a street',
      grade_name: 'Grade 9',
      division_name: 'A',
      total_sessions: 3,
      project_objective: 'To see',
      session_ppt: `/files/${project.sessions[1]?.presentationFileId}`,
      session_ppt_type: 2,
      file_type: 'pdf',
      previous_id: sessionAt(0),
      next_id: sessionAt(2),
      notes: [{ title: 'Plan', body: 'Prepare.' }],
    });
    expect(data.references[0]?.file?.isDownloadable).toBe(true);
  });

  it('is nothing to who does not teach there, to another school, and of a draft [RT-16, RT-17]', async () => {
    const draft = await addTaughtProject(db(), { isPublished: false });
    await chooseAndGive(db(), { schoolId: 1, groupId: nine.grade }, draft.projectId, []);
    const [chetan, other] = [await test.enter(world.chetan), await test.enter(world.otherFaculty)];
    const answers = [
      await chetan.call('share-project-session', sharing(0, world.chetan)),
      await other.call('share-project-session', sharing(0, world.otherFaculty)),
      await asha.call('share-project-session', { ...sharing(), division: [world.places['9B'].divisionId] }),
      await asha.call('share-project-session', {
        ...sharing(),
        project_id: draft.projectId,
        session_id: draft.sessions[0]?.id ?? 0,
      }),
      await asha.call('share-project-session', { ...sharing(), session_id: 987_654 }),
      await chetan.call('get-session-details', { session_id: sessionAt(0), ...nine }),
      await chetan.call('get-project-session-list', { project_id: project.projectId, ...nine }),
      await asha.call('mark-project-as-completed', { ...marking(0), session_id: 987_654 }),
    ];
    expect(answers.map(code)).toEqual(answers.map(() => 'not_found'));
    const admin = await test.enter(world.admin);
    expect(
      code(
        await admin.call('share-project-session', { ...sharing(0, world.admin), faculty_id: world.asha.id }),
      ),
    ).toBe('forbidden');
    expect((await lines(admin)).project_id).toBe(project.projectId);
  });

  it('of a project that the division does not have is refused in words', async () => {
    const alone = await addTaughtProject(db());
    await chooseAndGive(db(), { schoolId: 1, groupId: nine.grade }, alone.projectId, []);
    const answer = await asha.call('share-project-session', {
      ...sharing(),
      project_id: alone.projectId,
      session_id: alone.sessions[0]?.id ?? 0,
    });
    expect(code(answer)).toBe('not_given');
  });
});

describe('sharing', () => {
  it('is heard by the division’s students, told once, and by nobody else [C4-03]', async () => {
    await empty();
    const [dev, esha] = [await test.enter(world.dev), await test.enter(world.esha)];
    const [theirs, others] = [await openSocket(test, dev), await openSocket(test, esha)];
    let elsewhere = 0;
    others.on(teachingChanged.name, () => (elsewhere += 1));
    const heard = new Promise<void>((resolve) => theirs.once(teachingChanged.name, () => resolve()));
    const first = await asha.ok('share-project-session', sharing());
    await heard;
    expect(first).toMatchObject({ shared: [nine.division], changed: [nine.division], told: 1 });
    expect(await asha.ok('share-project-session', sharing())).toMatchObject({
      shared: [nine.division],
      changed: [],
      told: 0,
    });
    const told = await db()
      .select()
      .from(notifications)
      .where(eq(notifications.cause, `session:${sessionAt(0)}`));
    expect(told.map(({ personId, kind, url }) => [personId, kind, url])).toEqual([
      [world.dev.id, 'activity', `/mylearning/project/${project.projectId}`],
    ]);
    await heardAll(test, others);
    expect(elsewhere).toBe(0);
    const events = await db().select().from(reportEvents).where(eq(reportEvents.measure, 'session.shared'));
    expect(events.at(-1)).toMatchObject({ subjectId: sessionAt(0), divisionId: nine.division, schoolId: 1 });
  });

  it('opens the presentation and references of that session, and nothing else, to students there, until it is taken back [C4-03, VW-01]', async () => {
    await empty();
    const who = [
      world.admin,
      world.asha,
      world.chetan,
      world.dev,
      world.esha,
      world.farid,
      world.otherStudent,
      world.otherFaculty,
      world.finance,
    ] as const;
    const files = [
      project.sessions[0]?.presentationFileId ?? '',
      project.sessions[0]?.references[0]?.fileId ?? '',
      project.sessions[1]?.presentationFileId ?? '',
      project.sessions[1]?.references[0]?.fileId ?? '',
      project.planFile,
    ];
    const reader = (person: Named, academicYear = year) => {
      const actor = actorOf(person);
      return { ...actor, school: { ...actor.school, academicYear } };
    };
    const seen = async () =>
      Object.fromEntries(
        await Promise.all(
          who.map(async (person) => {
            const actor = reader(person);
            const read = await Promise.all(
              files.map(async (id) => ((await readContentFile(db(), actor, id, test.clock.now)) ? 1 : 0)),
            );
            return [person.loginName, read.join('')] as const;
          }),
        ),
      );
    const staff = { A1: '11111', F1: '11111', F3: '11111', F21: '11111', X5: '00000' };
    const closed = { ...staff, S1: '00000', S2: '00000', S3: '00000', S21: '00000' };
    expect(await seen()).toEqual(closed);
    await asha.ok('share-project-session', sharing());
    expect(await seen()).toEqual({ ...closed, S1: '11000' });
    const dev = await test.enter(world.dev);
    expect((await dev.ok('get-session-activity-list', { session_id: sessionAt(0) })).data).toHaveLength(1);
    expect(code(await dev.call('get-session-activity-list', { session_id: sessionAt(1) }))).toBe('not_found');
    const esha = await test.enter(world.esha);
    expect(code(await esha.call('get-session-activity-list', { session_id: sessionAt(0) }))).toBe(
      'not_found',
    );
    const later = reader(world.dev, '2027-2028');
    expect(await readContentFile(db(), later, files[0] ?? '', test.clock.now)).toBeUndefined();
    await asha.ok('unshare-project-session', { ...at(), ...nine });
    expect(await seen()).toEqual(closed);
    expect(code(await dev.call('get-session-activity-list', { session_id: sessionAt(0) }))).toBe('not_found');
  });
});

describe('completing', () => {
  it('answers the same however often, is one row, and is taken back [C4-02]', async () => {
    await empty();
    const first = await asha.ok('mark-project-as-completed', marking(0));
    expect(await asha.ok('mark-project-as-completed', marking(0))).toEqual(first);
    expect(first.data).toEqual([{ division_id: nine.division, done: 1, total: 3 }]);
    expect(await db().$count(completions)).toBe(1);
    const back = await asha.ok('mark-project-as-completed', marking(0, 0));
    expect(back.data[0]?.done).toBe(0);
    expect(await asha.ok('mark-project-as-completed', marking(0, 0))).toEqual(back);
    await Promise.all(Array.from({ length: 8 }, () => asha.ok('mark-project-as-completed', marking(0))));
    expect(await db().$count(completions)).toBe(1);
  });

  it('of a shared session is that of every division it is shared with and one teaches [C4-02]', async () => {
    await empty();
    const admin = await test.enter(world.admin);
    const both = [nine.division, world.places['9B'].divisionId];
    await admin.ok('share-project-session', { ...sharing(0, world.admin), division: both });
    const mine = await asha.ok('mark-project-as-completed', { ...marking(0), isSharedSession: true });
    expect(mine.data.map(({ division_id }) => division_id)).toEqual([nine.division]);
    const all = await admin.ok('mark-project-as-completed', {
      ...marking(0),
      faculty_id: world.admin.id,
      isSharedSession: true,
    });
    expect(all.data.map(({ division_id, done }) => [division_id, done])).toEqual(
      both.toSorted((a, b) => a - b).map((id) => [id, 1]),
    );
  });

  it('of a project as a whole has a name and a day [C4-03, C4-02]', async () => {
    await empty();
    const asked = { project_id: project.projectId, ...nine };
    expect((await asha.ok('get-course-complete-status', asked)).data.is_completed).toBe(0);
    await asha.ok('mark-project-as-completed', { ...marking(0), session_id: 0 });
    expect((await asha.ok('get-course-complete-status', asked)).data).toMatchObject({
      is_completed: 1,
      done: 0,
      total: 3,
      completed_by: 'Asha Test',
    });
  });

  it('never leaves 0 ≤ done ≤ total, after any order of acts, and no publication takes a completion away [EN-30]', async () => {
    const kept = await db()
      .select()
      .from(publishedSessions)
      .where(eq(publishedSessions.projectId, project.projectId));
    const act = fc.record({
      what: fc.constantFrom('remove', 'publish', 'complete', 'undo'),
      which: fc.integer({ min: 0, max: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (acts) => {
        await empty();
        await db().insert(publishedSessions).values(kept).onConflictDoNothing();
        const done = new Set<number>();
        const live = new Set([0, 1, 2]);
        const refused: boolean[] = [];
        for (const { what, which } of acts) {
          const of = and(
            eq(publishedSessions.projectId, project.projectId),
            eq(publishedSessions.sessionId, sessionAt(which)),
          );
          if (what === 'remove') {
            await db().delete(publishedSessions).where(of);
            live.delete(which);
          } else if (what === 'publish') {
            await db()
              .insert(publishedSessions)
              .values(kept.filter(({ sessionId }) => sessionId === sessionAt(which)))
              .onConflictDoNothing();
            live.add(which);
          } else {
            const answer = await asha.call(
              'mark-project-as-completed',
              marking(which, what === 'complete' ? 1 : 0),
            );
            refused.push(answer.ok === live.has(which));
            if (!live.has(which)) continue;
            if (what === 'complete') done.add(which);
            else done.delete(which);
          }
          const now = (await lines()).divisions[0];
          expect(now).toMatchObject({
            total: live.size,
            done: [...done].filter((each) => live.has(each)).length,
          });
        }
        expect(refused).not.toContain(false);
      }),
      { numRuns: times(6, 60) },
    );
    await db().insert(publishedSessions).values(kept).onConflictDoNothing();
  });
});
