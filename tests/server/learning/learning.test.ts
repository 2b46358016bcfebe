import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { curriculumAssignments, curriculumChoices } from '#server/choices/schema.ts';
import { publishedSessions } from '#server/content/schema/published.ts';
import { academicTerms } from '#server/content/schema/terms.ts';
import { divisions, grades, memberships } from '#server/directory/schema.ts';
import { learningBookmarks } from '#server/learning/schema.ts';
import { reportEvents } from '#server/report-events/schema.ts';
import { schoolSettings } from '#server/schools/schema.ts';
import { sessionShares } from '#server/teaching/schema.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { Named, World } from '../world.ts';
import { addTaught, give, share, type Taught } from './learning-rows.ts';

let test: TestServer;
let world: World;
/** 9A, 9B, of another school. */
let dev: Client;
let esha: Client;
let stranger: Client;
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  dev = await test.enter(world.dev);
  esha = await test.enter(world.esha);
  stranger = await test.enter(world.otherStudent);
});
afterAll(() => test.close());
beforeEach(async () => {
  const { db } = test.server.app;
  for (const table of [learningBookmarks, sessionShares, curriculumAssignments, curriculumChoices])
    await db.delete(table);
});

const db = () => test.server.app.db;
const nineA = () => ({ schoolId: 1, divisionId: world.places['9A'].divisionId });
const toNineA = (more: { dueOn?: string; year?: string; isArchived?: boolean } = {}) => ({
  schoolId: 1,
  groupId: world.places['9A'].gradeId,
  kind: 'division' as const,
  assigneeId: world.places['9A'].divisionId,
  ...more,
});

async function given(more: Parameters<typeof toNineA>[0] = {}, project = {}): Promise<Taught> {
  const taught = await addTaught(db(), project);
  await give(db(), taught.projectId, toNineA(more));
  return taught;
}
const idsOf = (taught: Taught, at = 0) => ({
  project_id: taught.projectId,
  session_id: taught.sessions[at]!.id,
});
const shareFirst = (taught: Taught, more = {}) =>
  share(db(), taught.projectId, taught.sessions[0]!.id, { ...nineA(), ...more });
const list = async (client: Client, type: 'Classroom' | 'Personalised' | 'Club' | 'Practice' = 'Classroom') =>
  (await client.ok('get-student-learning-list', { type })).rows;
const statusOf = async (client: Client, taught: Taught, at = 0) =>
  (await client.call('get-student-session', idsOf(taught, at))).status;

describe('what was given', () => {
  it('lists projects of the class, soonest due first, with what is shared and done [CA-04, RT-10]', async () => {
    const later = await given({ dueOn: '2026-12-20' }, { title: 'Later' });
    const sooner = await given({ dueOn: '2026-11-20' }, { title: 'Sooner' });
    await given({}, { title: 'Whenever' });
    await shareFirst(sooner);
    await share(db(), sooner.projectId, sooner.sessions[1]!.id, nineA());
    await dev.ok('mark-learning-session', idsOf(sooner));
    const rows = await list(dev);
    expect(rows.map(({ title }) => title)).toEqual(['Sooner', 'Later', 'Whenever']);
    expect(rows[0]).toMatchObject({
      project_id: sooner.projectId,
      due_date: '2026-11-20',
      share_with: 2,
      done: 1,
      shared: 2,
      total: 3,
      next_session_id: sooner.sessions[1]!.id,
      next_session_name: 'Session 2',
    });
    expect(rows[1]).toMatchObject({ project_id: later.projectId, done: 0, shared: 0, next_session_id: 0 });
    expect(await list(esha)).toEqual([]);
    expect(await list(stranger)).toEqual([]);
  });

  it('keeps types apart: to a class, by name, to practise [CA-04, RT-10]', async () => {
    const named = await addTaught(db(), { title: 'By name', types: ['learn'] });
    await give(db(), named.projectId, { ...toNineA(), kind: 'person', assigneeId: world.dev.id });
    const practised = await given({}, { title: 'To practise', types: ['learn', 'practice', 'practice'] });
    const titles = async (type: Parameters<typeof list>[1]) =>
      (await list(dev, type)).map(({ title }) => title);
    expect(await titles('Classroom')).toEqual(['To practise']);
    expect(await titles('Personalised')).toEqual(['By name']);
    expect(await titles('Club')).toEqual([]);
    expect(await titles('Practice')).toEqual(['To practise']);
    const { rows } = await dev.ok('get-student-practice-project', {});
    expect(rows[0]).toMatchObject({ project_id: practised.projectId, total: 2, shared: 0 });
  });

  it('lists a club’s projects with club and batch [CA-04, C6-02]', async () => {
    const taught = await addTaught(db(), { title: 'Robots' });
    await give(db(), taught.projectId, {
      schoolId: 1,
      groupId: world.places['9A'].gradeId,
      kind: 'batch',
      assigneeId: world.places['9A'].divisionId,
    });
    expect(await list(dev, 'Club')).toMatchObject([
      { title: 'Robots', share_with: 4, group_name: 'Grade 9 A' },
    ]);
  });

  it('is searched and sorted, a page beyond the end is the last [CA-04]', async () => {
    for (const title of ['Alpha boat', 'Beta boat', 'Gamma car']) await given({}, { title });
    const ask = async (input: object) =>
      (await dev.ok('get-student-learning-list', { type: 'Classroom', ...input })).rows.map(
        ({ title }) => title,
      );
    expect(await ask({ search: 'boat', sort: [{ by: 'title', descending: true }] })).toEqual([
      'Beta boat',
      'Alpha boat',
    ]);
    expect(await ask({ size: 2, page: 9, sort: [{ by: 'title' }] })).toEqual(['Gamma car']);
  });

  it('last year’s project, an archived choice and another class’s are not there [CA-04]', async () => {
    const last = await given({ year: '2025-2026' });
    const archived = await given({ isArchived: true });
    const open = await given();
    for (const taught of [last, archived, open]) await shareFirst(taught);
    expect((await list(dev)).map(({ project_id }) => project_id)).toEqual([open.projectId]);
    for (const taught of [last, archived]) {
      expect(await statusOf(dev, taught)).toBe(404);
      const project = await dev.call('get-student-project-session-list', { project_id: taught.projectId });
      expect(project.status).toBe(404);
    }
    expect(await statusOf(dev, open)).toBe(200);
  });
});

describe('a project', () => {
  it('names its sessions; alignments as the school lets students see [RP-12, EN-20, C4-05]', async () => {
    const [board] = await db().insert(academicTerms).values({ kind: 'board', name: 'CBSE' }).returning();
    const terms = await db()
      .insert(academicTerms)
      .values([
        { kind: 'skill', name: 'Loops' },
        { kind: 'standard', name: 'Solves problems', parentId: board!.id },
        { kind: 'tag', name: 'Unplugged' },
      ])
      .returning();
    const taught = await given({ dueOn: '2026-11-30' }, { termIds: terms.map(({ id }) => id) });
    await shareFirst(taught);
    const read = async () =>
      (await dev.ok('get-student-project-session-list', { project_id: taught.projectId })).data;
    const project = await read();
    expect(project).toMatchObject({
      project_name: taught.title,
      project_objective: 'To see',
      due_date: '2026-11-30',
      share_with: 2,
      assignment_type: 1,
      alignments: [
        { kind: 'skill', names: ['Loops'] },
        { kind: 'board', names: ['CBSE'] },
        { kind: 'standard', names: ['Solves problems'] },
      ],
    });
    expect(project.sessions.map(({ is_shared, is_done }) => [is_shared, is_done])).toEqual([
      [1, 0],
      [0, 0],
      [0, 0],
    ]);
    const off = ['skill_alignment_for_student', 'board_alignment_for_student'];
    await db()
      .insert(schoolSettings)
      .values(off.map((key) => ({ schoolId: 1, key, level: 0, changedBy: 1, changedAt: test.clock.now })));
    expect((await read()).alignments).toEqual([{ kind: 'standard', names: ['Solves problems'] }]);
    await db().delete(schoolSettings);
    const text = JSON.stringify(project);
    for (const hidden of ['Secret', taught.sessions[1]!.presentation, taught.sessions[0]!.presentation])
      expect(text).not.toContain(hidden);
  });
});

describe('a session', () => {
  it('opens once it is shared with the division of now, with its neighbours that are open [CA-04, C4-03]', async () => {
    const taught = await given();
    expect(await statusOf(dev, taught)).toBe(404);
    await shareFirst(taught);
    await share(db(), taught.projectId, taught.sessions[2]!.id, nineA());
    const { data } = await dev.ok('get-student-session', idsOf(taught));
    expect(data).toMatchObject({
      title: 'Session 1',
      presentation: { id: taught.sessions[0]!.presentation, isDownloadable: true },
      activities: [{ title: 'Try', instructions: 'Alone', minutes: 10 }],
      references: [
        { title: 'Sheet', url: '', file: { id: taught.sessions[0]!.reference } },
        { title: 'More', url: 'https://example.org/more', file: null },
      ],
      previous: null,
      next: { session_id: taught.sessions[2]!.id },
    });
    expect(await statusOf(dev, taught, 1)).toBe(404);
    expect(await statusOf(esha, taught)).toBe(404);
    expect(await statusOf(stranger, taught)).toBe(404);
    await shareFirst(taught, { isTakenBack: true });
    expect(await statusOf(dev, taught)).toBe(404);
  });

  it('is closed to whoever moved to another class, and open to whoever came [CA-04]', async () => {
    const taught = await given();
    await shareFirst(taught);
    const move = (who: Named, to: '9A' | '9B') =>
      db()
        .update(memberships)
        .set(world.places[to])
        .where(and(eq(memberships.schoolId, 1), eq(memberships.personId, who.id)));
    await move(world.dev, '9B');
    await move(world.esha, '9A');
    expect([await statusOf(dev, taught), await statusOf(esha, taught)]).toEqual([404, 200]);
    await move(world.dev, '9A');
    await move(world.esha, '9B');
    expect([await statusOf(dev, taught), await statusOf(esha, taught)]).toEqual([200, 404]);
  });

  it('shared in another project’s name or last year is not open; nor one that left the publication [CA-04]', async () => {
    const taught = await given();
    const other = await given();
    await shareFirst(taught, { year: '2025-2026' });
    expect(await statusOf(dev, taught)).toBe(404);
    await shareFirst(other);
    const crossed = { project_id: taught.projectId, session_id: other.sessions[0]!.id };
    expect((await dev.call('get-student-session', crossed)).status).toBe(404);
    await db().delete(publishedSessions).where(eq(publishedSessions.sessionId, other.sessions[0]!.id));
    expect(await statusOf(dev, other)).toBe(404);
  });

  it('tells a browser which of those it kept are still open [LO-06]', async () => {
    const taught = await given();
    await shareFirst(taught);
    const ids = taught.sessions.map(({ id }) => id);
    const ask = async (client: Client) =>
      (await client.ok('check-kept-sessions', { sessions: ids })).sessions;
    expect(await ask(dev)).toEqual([{ session_id: ids[0], publication: 1 }]);
    expect(await ask(esha)).toEqual([]);
  });
});

describe('places and marks', () => {
  it('come back on another device, and the newer counts whichever is sent last [CA-04]', async () => {
    const taught = await given();
    await shareFirst(taught);
    const which = idsOf(taught);
    await dev.ok('save-learning-bookmark', { ...which, page: 12, fraction: 0.5 });
    const late = await dev.ok('save-learning-bookmark', { ...which, page: 3, seconds_ago: 600 });
    expect(late.data).toMatchObject({ page: 12, fraction: 0.5 });
    await dev.ok('mark-learning-session', { ...which, status: 1 });
    const stale = await dev.ok('mark-learning-session', { ...which, status: 0, seconds_ago: 60 });
    expect(stale.data).toMatchObject({ is_done: 1, page: 12, done: 1, shared: 1, total: 3 });
    const again = await (await test.enter(world.dev)).ok('get-student-session', which);
    expect(again.data).toMatchObject({ page: 12, fraction: 0.5, is_done: 1 });
  });

  it('done twice is done once, and taken back is not done [CA-04]', async () => {
    const taught = await given();
    await shareFirst(taught);
    const mark = async (status: 0 | 1) =>
      (await dev.ok('mark-learning-session', { ...idsOf(taught), status })).data;
    const first = await mark(1);
    expect(await mark(1)).toEqual(first);
    expect(await mark(0)).toMatchObject({ is_done: 0, done: 0, done_at: 0 });
    expect(await mark(0)).toMatchObject({ is_done: 0 });
    await mark(1);
    const events = await db()
      .select()
      .from(reportEvents)
      .where(
        and(eq(reportEvents.measure, 'session.learned'), eq(reportEvents.subjectId, taught.sessions[0]!.id)),
      );
    expect(events).toHaveLength(1);
  });

  it('an opening counts once a day of the school [EN-20]', async () => {
    const taught = await given();
    await shareFirst(taught);
    const before = test.clock.now;
    for (const at of ['2026-11-18T06:00:00Z', '2026-11-18T18:29:00Z', '2026-11-18T18:31:00Z']) {
      test.clock.now = new Date(at);
      const today = await test.enter(world.dev);
      await today.ok('save-learning-bookmark', idsOf(taught));
    }
    test.clock.now = before;
    const events = await db()
      .select({ personId: reportEvents.personId })
      .from(reportEvents)
      .where(
        and(eq(reportEvents.measure, 'session.opened'), eq(reportEvents.subjectId, taught.sessions[0]!.id)),
      );
    expect(events).toEqual([{ personId: world.dev.id }, { personId: world.dev.id }]);
  });

  it('are nobody else’s, and stay while a session is closed [CA-04]', async () => {
    const taught = await given();
    await shareFirst(taught);
    await dev.ok('save-learning-bookmark', { ...idsOf(taught), page: 7 });
    expect((await esha.call('save-learning-bookmark', idsOf(taught))).status).toBe(404);
    expect((await esha.call('mark-learning-session', idsOf(taught))).status).toBe(404);
    await shareFirst(taught, { isTakenBack: true });
    expect((await dev.call('save-learning-bookmark', { ...idsOf(taught), page: 8 })).status).toBe(404);
    await shareFirst(taught);
    expect((await dev.ok('get-student-session', idsOf(taught))).data.page).toBe(7);
  });

  it.each([
    ['page', -1],
    ['page', 0],
    ['page', 1.5],
    ['page', 1_000_000_000],
    ['page', Number.NaN],
    ['fraction', -0.1],
    ['fraction', 2],
    ['seconds', -1],
    ['seconds', 86_401],
    ['seconds_ago', -5],
    ['seconds_ago', 1_000_000_000],
    ['session_id', 'x'],
    ['project_id', -3],
  ])('%s %s is refused beside its name', async (field, value) => {
    const taught = await given();
    await shareFirst(taught);
    const { status, text } = await dev.raw('save-learning-bookmark', { ...idsOf(taught), [field]: value });
    expect(status).toBe(400);
    expect(text).toContain(field);
  });

  it('a demo school stores nothing [CA-04]', async () => {
    const demo = await test.enter(world.demoStudent);
    const [grade] = await db()
      .insert(grades)
      .values({ schoolId: 5, name: 'Grade 1', position: 1 })
      .returning();
    const gradeId = grade!.id;
    const [part] = await db().insert(divisions).values({ schoolId: 5, gradeId, name: 'A' }).returning();
    const divisionId = part!.id;
    await db()
      .insert(memberships)
      .values({ schoolId: 5, personId: world.demoStudent.id, gradeId, divisionId });
    const taught = await addTaught(db());
    await give(db(), taught.projectId, {
      schoolId: 5,
      groupId: gradeId,
      kind: 'division',
      assigneeId: divisionId,
    });
    await share(db(), taught.projectId, taught.sessions[0]!.id, { schoolId: 5, divisionId });
    const refused = await demo.call('save-learning-bookmark', idsOf(taught));
    expect(refused).toMatchObject({ ok: false, error: { code: 'demo_school' } });
    expect(await db().$count(learningBookmarks)).toBe(0);
    expect((await demo.ok('get-student-session', idsOf(taught))).data.title).toBe('Session 1');
  });
});

describe('home', () => {
  const home = async (client = dev) => (await client.ok('get-student-home', {})).data;

  it('goes on where the student stopped, then with what comes next [CA-04]', async () => {
    const taught = await given();
    for (const { id } of taught.sessions) await share(db(), taught.projectId, id, nineA());
    expect((await home()).continue).toBeNull();
    await dev.ok('save-learning-bookmark', { ...idsOf(taught, 1), page: 4 });
    expect((await home()).continue).toMatchObject({
      session_id: taught.sessions[1]!.id,
      page: 4,
      is_begun: 1,
    });
    await dev.ok('mark-learning-session', idsOf(taught, 1));
    expect((await home()).continue).toMatchObject({
      session_id: taught.sessions[0]!.id,
      is_begun: 0,
      done: 1,
    });
    await dev.ok('mark-learning-session', idsOf(taught, 0));
    await dev.ok('mark-learning-session', idsOf(taught, 2));
    expect((await home()).continue).toBeNull();
    expect((await home(esha)).continue).toBeNull();
  });

  it('shows what is due soon and not done, and what was shared and not opened, newest first [CA-04, C4-03]', async () => {
    const late = await given({ dueOn: '2026-11-10' }, { title: 'Late' });
    const soon = await given({ dueOn: '2026-11-25' }, { title: 'Soon' });
    await given({ dueOn: '2027-02-01' }, { title: 'Far' });
    const done = await given({ dueOn: '2026-11-20' }, { title: 'Done', types: ['learn'] });
    await shareFirst(done);
    await dev.ok('mark-learning-session', idsOf(done));
    await shareFirst(late, { sharedAt: new Date('2026-11-02T00:00:00Z') });
    await shareFirst(soon, { sharedAt: new Date('2026-11-17T00:00:00Z') });
    const now = await home();
    expect(now.due.map(({ title, due_date }) => [title, due_date])).toEqual([
      ['Late', '2026-11-10'],
      ['Soon', '2026-11-25'],
    ]);
    expect(now.fresh.map(({ project_name }) => project_name)).toEqual(['Soon', 'Late']);
    expect(now.counts).toEqual({ Classroom: 4, Personalised: 0, Club: 0, Practice: 3 });
    expect(now.today).toBe('2026-11-18');
    await dev.ok('save-learning-bookmark', idsOf(soon));
    expect((await home()).fresh.map(({ project_name }) => project_name)).toEqual(['Late']);
    expect((await home(esha)).fresh).toEqual([]);
  });
});
