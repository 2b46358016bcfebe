import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishedSessions } from '#server/content/schema/published.ts';
import { notifications } from '#server/notifications/schema.ts';
import { reportEvents } from '#server/report-events/schema.ts';
import { feedbackFor } from '#server/review/index.ts';
import { commentPhrases, rubrics, workComments, workReviews } from '#server/review/schema.ts';
import { workEntries, works } from '#server/works/schema.ts';
import { actorOf } from '../actor.ts';
import { formSession } from '../notice-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { givenProject } from '../works/given-world.ts';
import type { World } from '../world.ts';
import { addWork, addWorkFile, handInAgain } from './review-world.ts';

let test: TestServer;
let world: World;
let admin: Client;
let asha: Client;
let bina: Client;
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  [admin, asha, bina] = [
    await test.enter(world.admin),
    await test.enter(world.asha),
    await test.enter(world.bina),
  ];
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [works, workReviews, workComments, notifications, commentPhrases])
    await db().delete(table);
});

const db = () => test.server.app.db;
const nineA = () => ({
  personId: world.dev.id,
  groupId: world.places['9A'].gradeId,
  divisionId: world.places['9A'].divisionId,
});
const nineB = () => ({
  personId: world.esha.id,
  groupId: world.places['9B'].gradeId,
  divisionId: world.places['9B'].divisionId,
});

interface Deciding {
  readonly id: number;
  readonly attempt: number;
  readonly version: number;
}
async function deciding(client: Client, { id, attempt, version }: Deciding, changes: object = {}) {
  return {
    work_id: id,
    attempt,
    version,
    formStatus: 1 as const,
    feedback: 'Well soldered.',
    faculty_id: client === bina ? world.bina.id : world.asha.id,
    school_id: 1,
    formSession: await formSession(client),
    ...changes,
  };
}
const read = async (client: Client, id: number) => (await client.ok('get-submission', { id })).data;

describe('the queue of works', () => {
  it('has what was handed in by the classes one teaches, the one that waits longest first [C5-01]', async () => {
    const later = await addWork(db(), { ...nineA(), submittedAt: new Date('2026-11-12T00:00:00Z') });
    const first = await addWork(db(), { ...nineA(), submittedAt: new Date('2026-11-11T00:00:00Z') });
    await addWork(db(), { ...nineA(), state: 'draft', attempt: 0 });
    await addWork(db(), { ...nineA(), academicYear: '2025-2026' });
    await addWork(db(), { ...nineA(), academicYear: '2025-2026', state: 'approved' });
    await addWork(db(), nineB());
    const { rows, total } = await asha.ok('get-uploaded-project-student', {});
    expect([total, ...rows.map(({ id }) => id)]).toEqual([2, first.id, later.id]);
    expect(rows[0]).toMatchObject({ student_id: world.dev.id, state: 'in_review', attempt: 1, is_late: 0 });
    // The one of last year that nobody has decided on still waits.
    expect((await admin.ok('get-uploaded-project-student', {})).total).toBe(4);
  });

  it('is searched by title and student, filtered and sorted [C5-01]', async () => {
    const lamp = await addWork(db(), { ...nineA(), title: 'Bright lamp', kind: 'assignment' });
    const car = await addWork(db(), { ...nineA(), title: 'Solar car', state: 'approved' });
    const ids = async (input: object) =>
      (await asha.ok('get-uploaded-project-student', input)).rows.map(({ id }) => id);
    expect(await ids({ search: 'sol' })).toEqual([car.id]);
    expect((await ids({ search: 'dev' })).length).toBe(2);
    expect(await ids({ search: 'nobody' })).toEqual([]);
    expect(await ids({ filters: { state: 'approved' } })).toEqual([car.id]);
    expect(await ids({ filters: { kind: 'assignment' } })).toEqual([lamp.id]);
    expect(await ids({ filters: { project: String(car.projectId) } })).toEqual([car.id]);
    expect(await ids({ filters: { student: '999' } })).toEqual([]);
    expect(await ids({ filters: { division: String(world.places['10A'].divisionId) } })).toEqual([]);
    expect(await ids({ sort: [{ by: 'project', descending: true }] })).toEqual([car.id, lamp.id]);
  });

  it('of clubs has works of clubs only [C5-01]', async () => {
    await addWork(db(), nineA());
    const club = await addWork(db(), { ...nineA(), kind: 'club' });
    const { rows } = await asha.ok('get-club-project-student', {});
    expect(rows.map(({ id }) => id)).toEqual([club.id]);
  });

  it('offers the projects and students it has [C5-02]', async () => {
    const lamp = await addWork(db(), { ...nineA(), title: 'Bright lamp' });
    await addWork(db(), { ...nineB(), title: 'Solar car' });
    const mine = { faculty_id: world.asha.id, school_id: 1 };
    const projects = await asha.ok('get-project-dropdown', mine);
    expect(projects).toEqual({ rows: [{ id: lamp.projectId, name: 'Bright lamp' }], total: 1 });
    const students = await asha.ok('get-student-dropdown', { ...mine, project_id: lamp.projectId });
    expect(students.rows.map(({ id }) => id)).toEqual([world.dev.id]);
    expect((await asha.ok('get-student-dropdown', { ...mine, project_status: 'approved' })).total).toBe(0);
    expect((await asha.call('get-student-dropdown', { ...mine, faculty_id: world.bina.id })).status).toBe(
      403,
    );
  });

  it('names the work that comes next, and begins anew at its end [C5-01]', async () => {
    const at = (day: number) => new Date(Date.UTC(2026, 10, day));
    const [one, two, three] = [
      await addWork(db(), { ...nineA(), submittedAt: at(1) }),
      await addWork(db(), { ...nineA(), submittedAt: at(2) }),
      await addWork(db(), { ...nineA(), submittedAt: at(2) }),
    ];
    await addWork(db(), { ...nineA(), submittedAt: at(3), state: 'approved' });
    const next = async (after: number) => (await asha.ok('next-work', { after })).id;
    expect([await next(0), await next(one.id), await next(two.id), await next(three.id)]).toEqual([
      one.id,
      two.id,
      three.id,
      one.id,
    ]);
    expect(await asha.ok('next-work', { filters: { state: 'approved', kind: 'club' } })).toEqual({
      id: 0,
      waiting: 0,
    });
  });

  it('names the next of the list that the teacher came from, by its filters and its search [C5-01, C5-02]', async () => {
    const at = (day: number) => new Date(Date.UTC(2026, 10, day));
    const lamp = await addWork(db(), { ...nineA(), title: 'Bright lamp', submittedAt: at(1) });
    await addWork(db(), { ...nineA(), title: 'Solar car', submittedAt: at(2) });
    const other = await addWork(db(), { ...nineA(), title: 'Bright lamp', submittedAt: at(3) });
    const seen = await addWork(db(), {
      ...nineA(),
      title: 'Bright lamp',
      state: 'resubmit',
      submittedAt: at(4),
    });
    const next = (after: number, search: string, filters = {}) =>
      asha.ok('next-work', { after, search, filters });
    expect(await next(lamp.id, 'lamp')).toEqual({ id: other.id, waiting: 2 });
    expect(await next(other.id, 'LAMP dev')).toEqual({ id: lamp.id, waiting: 2 });
    expect(await next(0, 'nothing like it')).toEqual({ id: 0, waiting: 0 });
    expect(await next(0, 'lamp', { state: 'reviewed' })).toEqual({ id: seen.id, waiting: 1 });
    expect(await next(0, '', { project: String(other.projectId) })).toEqual({ id: other.id, waiting: 1 });
  });
});

describe('one work', () => {
  it('has each attempt, and not what the student writes for the next [C3-05]', async () => {
    const work = await addWork(db(), { ...nineA(), attempt: 2 });
    await db().execute(`insert into work_entries (school_id, work_id, attempt, person_id, kind, url, position, added_at)
      values (1, ${work.id}, 3, ${world.dev.id}, 'addUrl', 'https://example.org/secret', 1, now())`);
    const found = await read(asha, work.id);
    expect(found.attempts.map(({ number }) => number)).toEqual([2, 1]);
    expect(found.attempts[0]?.entries.map(({ url }) => url)).toEqual([`https://example.org/${work.id}/2`]);
    expect(found).toMatchObject({ may_review: 1, may_reopen: 0, draft: { version: 0, feedback: '' } });
    expect((await read(admin, work.id)).may_review).toBe(0);
  });

  it('that was never handed in, or is of another class, is not there [C3-05]', async () => {
    const draft = await addWork(db(), { ...nineA(), state: 'draft', attempt: 0 });
    const other = await addWork(db(), nineB());
    expect((await asha.call('get-submission', { id: draft.id })).status).toBe(404);
    expect((await asha.call('get-submission', { id: other.id })).status).toBe(404);
  });
});

describe('the draft of a review', () => {
  it('is one teacher’s alone, and no older one writes over a newer one [C5-03]', async () => {
    const work = await addWork(db(), nineA());
    const draft = { work_id: work.id, attempt: 1, feedback: 'So fa', show_data: 0 as const };
    expect(await asha.ok('save-review-draft', { ...draft, version: 0 })).toMatchObject({ version: 1 });
    const saved = await asha.ok('save-review-draft', { ...draft, version: 1, feedback: 'So far' });
    expect(saved.version).toBe(2);
    expect((await asha.call('save-review-draft', { ...draft, version: 1 })).status).toBe(409);
    expect((await read(asha, work.id)).draft).toMatchObject({ feedback: 'So far', show_data: 0, version: 2 });
    expect((await read(bina, work.id)).draft).toMatchObject({ feedback: '', version: 0 });
    expect((await read(asha, work.id)).reviews).toEqual([]);
  });

  it('keeps scores in the words of the rubric of that day [C5-03]', async () => {
    const work = await addWork(db(), nineA());
    const rubric = await admin.ok('save-rubric', {
      id: 0,
      version: 0,
      name: 'Making',
      toolId: null,
      criteria: ['It works', ' ', 'It is neat'],
      levels: ['Excellent', 'Good', 'Begin again'],
      formSession: await formSession(admin),
    });
    const rubricId = rubric.data.id;
    const offered = (await read(asha, work.id)).rubrics.find(({ id }) => id === rubricId);
    expect(offered?.criteria).toEqual(['It works', 'It is neat']);
    expect(offered?.levels.map(({ points }) => points)).toEqual([3, 2, 1]);
    await asha.ok('save-review-draft', {
      work_id: work.id,
      attempt: 1,
      version: 0,
      rubric_id: rubricId,
      scores: [
        { position: 1, level: 1 },
        { position: 2, level: 3 },
        { position: 9, level: 1 },
      ],
    });
    await asha.ok('approved-student-project', {
      ...(await deciding(asha, work)),
      rubric_id: rubricId,
      scores: [{ position: 1, level: 2 }],
    });
    await admin.ok('save-rubric', {
      id: rubricId,
      version: 1,
      name: 'Making',
      toolId: null,
      criteria: ['Other'],
      levels: ['A', 'B'],
      formSession: await formSession(admin),
    });
    expect((await read(asha, work.id)).reviews[0]?.scores).toEqual([
      { position: 1, criterion: 'It works', level: 2, level_name: 'Good', points: 2, most: 3 },
    ]);
    await db().delete(rubrics);
  });
});

describe('a decision', () => {
  it('approves once a form session, tells the student, and writes down that it happened [C5-03]', async () => {
    const work = await addWork(db(), nineA());
    const dev = await test.enter(world.dev);
    const input = await deciding(asha, work, {
      wallOfFameStatus: 1,
      faculty_id: world.asha.id,
      school_id: 1,
    });
    const first = await asha.ok('approved-student-project', input);
    expect(first.data).toEqual({ id: work.id, version: 2, state: 'approved' });
    expect(await asha.ok('approved-student-project', input)).toEqual(first);
    const reviews = (await read(asha, work.id)).reviews;
    expect(reviews).toMatchObject([
      { decision: 'approved', feedback: 'Well soldered.', on_wall: 1, show_data: 1 },
    ]);
    const told = await db().select().from(notifications).where(eq(notifications.personId, world.dev.id));
    expect(told.map(({ kind, message, version }) => [kind, message, version])).toEqual([
      ['work', `${work.title}: Well soldered.`, 1],
    ]);
    const events = await db()
      .select()
      .from(reportEvents)
      .where(and(eq(reportEvents.measure, 'work.approved'), eq(reportEvents.subjectId, work.id)));
    expect(events).toHaveLength(1);
    expect((await dev.call('get-submission', { id: work.id })).status).toBe(403);
  });

  it('asks once more with a new day, which is not past, and the work goes back to the student [C5-03]', async () => {
    const work = await addWork(db(), nineA());
    const again = { formStatus: 2 as const, wallOfFameStatus: 1 as const };
    const past = await asha.call('approved-student-project', {
      ...(await deciding(asha, work, again)),
      due_on: '2020-01-01',
    });
    expect(past.status).toBe(422);
    await asha.ok('approved-student-project', {
      ...(await deciding(asha, work, again)),
      due_on: '2999-12-31',
    });
    const [row] = await db().select().from(works).where(eq(works.id, work.id));
    expect(row).toMatchObject({ state: 'resubmit', dueOn: '2999-12-31', attempt: 1 });
    // Only approved work comes to the wall.
    expect(await asha.ok('chk-wall-of-fame', { work_id: work.id })).toMatchObject({ on_wall: 0 });
    expect(
      await asha.call('approved-student-project', await deciding(asha, { ...work, version: 2 })),
    ).toMatchObject({ error: { code: 'not_waiting' } });
  });

  it('of practice has its own call, and neither takes the works of the other [C5-03]', async () => {
    const practice = await addWork(db(), { ...nineA(), kind: 'practice', sessionId: 4 });
    const course = await addWork(db(), nineA());
    const wrong = await asha.call('approved-student-project', await deciding(asha, practice));
    const other = await asha.call('approved-student-practice-project', await deciding(asha, course));
    expect([wrong.status, other.status]).toEqual([404, 404]);
    await asha.ok('approved-student-practice-project', await deciding(asha, practice));
    const named = { project_id: course.projectId + 1 };
    expect((await asha.call('approved-student-project', await deciding(asha, course, named))).status).toBe(
      404,
    );
  });

  it('of practice names the session in the queue and at the desk [C5-01, C5-03]', async () => {
    const { projectId } = await givenProject(db(), { schoolId: 1, ...world.places['9A'] });
    await db()
      .insert(publishedSessions)
      .values({ projectId, sessionId: 4, position: 1, title: 'Look it up', type: 'practice', minutes: 40 });
    const { id } = await addWork(db(), { ...nineA(), kind: 'practice', projectId, sessionId: 4 });
    const course = await addWork(db(), { ...nineA(), projectId });
    const names = async (of: number) => [
      (await asha.ok('get-submission', { id: of })).data.session_name,
      (await asha.ok('get-uploaded-project-student', {})).rows.find((row) => row.id === of)?.session_name,
    ];
    expect([await names(id), await names(course.id)]).toEqual([
      ['Look it up', 'Look it up'],
      ['', ''],
    ]);
  });

  it('of work that was opened again can be made anew, and the wall forgets the first [C5-03, QU-59]', async () => {
    const work = await addWork(db(), nineA());
    await asha.ok('approved-student-project', await deciding(asha, work, { wallOfFameStatus: 1 }));
    const key = { student_id: world.dev.id, project_id: work.projectId };
    expect(await bina.ok('chk-wall-of-fame', key)).toEqual({ success: 'true', on_wall: 1, work_id: work.id });
    expect((await bina.call('reopen-work', { id: work.id, version: 1 })).status).toBe(409);
    await bina.ok('reopen-work', { id: work.id, version: 2 });
    expect(await bina.call('reopen-work', { id: work.id, version: 3 })).toMatchObject({
      error: { code: 'not_approved' },
    });
    expect((await bina.ok('chk-wall-of-fame', key)).on_wall).toBe(0);
    const [row] = await db().select().from(works).where(eq(works.id, work.id));
    expect(row?.state).toBe('resubmit');
    await handInAgain(db(), work);
    await bina.ok('approved-student-project', await deciding(bina, { ...work, attempt: 2, version: 4 }));
    expect((await read(asha, work.id)).reviews.map(({ attempt }) => attempt)).toEqual([2, 1]);
  });
});

const entryOf = async (fileId: string): Promise<number> => {
  const [entry] = await db().select().from(workEntries).where(eq(workEntries.fileId, fileId));
  return entry?.id ?? 0;
};

describe('comments', () => {
  it('are written beside a line, a page, a second or an area, changed, taken away and brought back [C5-03]', async () => {
    const work = await addWork(db(), nineA());
    const text = await addWorkFile(test, work, 'notes.txt', Buffer.from('one\ntwo\nthree'));
    const picture = await addWorkFile(test, work, 'lamp.image', Buffer.from('x'));
    const sound = await addWorkFile(test, work, 'song.mp3', Buffer.from('x'));
    const blocks = await addWorkFile(test, work, 'lamp.sjr', Buffer.from('x'));
    const at = { id: 0, work_id: work.id, attempt: 1 };
    const on = { ...at, entry_id: await entryOf(text) };
    const inPicture = { ...at, entry_id: await entryOf(picture) };
    const inSound = { ...at, entry_id: await entryOf(sound) };
    const { data: line } = await asha.ok('save-comment', { ...on, anchor: 'line', at: 3, text: 'Why?' });
    await asha.ok('save-comment', { ...inPicture, anchor: 'area', x: 0.5, y: 0, w: 0.5, h: 1, text: 'Here' });
    for (const wrong of [
      { ...on, anchor: 'line', at: 0 },
      { ...on, anchor: 'line', at: 99_999 },
      { ...on, anchor: 'page', at: 1 },
      { ...inSound, anchor: 'second', at: 1_000_000 },
      { ...inSound, anchor: 'line', at: 1 },
      { ...inPicture, anchor: 'area', x: 0.8, y: 0, w: 0.5, h: 1 },
      { ...inPicture, anchor: 'area', x: 0, y: 0, w: 0, h: 0 },
      { ...at, entry_id: await entryOf(blocks), anchor: 'page', at: 3 },
      // A link.
      { ...at, entry_id: work.entryId, anchor: 'line', at: 1 },
    ] as const)
      expect(await asha.call('save-comment', { ...wrong, text: 'x' })).toMatchObject({
        error: { code: 'wrong_place' },
      });
    await asha.ok('save-comment', { ...inSound, id: line.id, anchor: 'second', at: 12, text: 'Why not?' });
    expect(
      (await bina.call('save-comment', { ...on, id: line.id, anchor: 'whole', text: 'mine' })).status,
    ).toBe(404);
    expect((await bina.call('set-comment-removed', { id: line.id, isRemoved: true })).status).toBe(404);
    await asha.ok('set-comment-removed', { id: line.id, isRemoved: true });
    expect((await read(bina, work.id)).comments.map(({ text }) => text)).toEqual(['Here']);
    await asha.ok('set-comment-removed', { id: line.id, isRemoved: false });
    expect((await read(bina, work.id)).comments.map(({ text, is_own }) => [text, is_own])).toEqual([
      ['Here', 0],
      ['Why not?', 0],
    ]);
  });
});

describe('what a student reads', () => {
  it('is what was decided and may be shown, with comments and scores of that teacher [C5-03]', async () => {
    const work = await addWork(db(), nineA());
    const hidden = await addWork(db(), nineA());
    const on = { id: 0, work_id: work.id, attempt: 1, entry_id: work.entryId, anchor: 'whole' as const };
    await asha.ok('save-comment', { ...on, text: 'By asha' });
    await bina.ok('save-comment', { ...on, text: 'By bina' });
    const dev = actorOf(world.dev);
    const seen = (ids: number[]) => feedbackFor(db(), dev, ids);
    expect((await seen([work.id])).size).toBe(0);
    await asha.ok('approved-student-project', await deciding(asha, work));
    await asha.ok('approved-student-project', await deciding(asha, hidden, { show_data: 0 }));
    const found = await seen([work.id, hidden.id]);
    expect([...found.keys()]).toEqual([work.id]);
    expect(found.get(work.id)?.[0]?.comments.map(({ text }) => text)).toEqual(['By asha']);
    const esha = actorOf(world.esha);
    expect((await feedbackFor(db(), esha, [work.id])).size).toBe(0);
  });
});

describe('phrases', () => {
  it('are a teacher’s own and the school’s, and each is changed by whose it is', async () => {
    const save = async (client: Client, phrase: string, of = { id: 0, version: 0 }) =>
      client.call('save-phrase', { ...of, phrase, formSession: await formSession(client) });
    await save(asha, 'Neat work');
    await save(bina, 'Only mine');
    await save(admin, 'Say why');
    const { rows } = await asha.ok('phrase-list', {});
    expect(rows.map(({ phrase, is_own }) => [phrase, is_own])).toEqual([
      ['Neat work', 1],
      ['Say why', 0],
    ]);
    const [own, schools] = rows;
    if (!own || !schools) throw new Error('No phrases.');
    expect((await save(asha, 'x', schools)).status).toBe(404);
    expect((await save(asha, 'Neat and clean', own)).status).toBe(200);
    expect((await save(asha, 'Older', own)).status).toBe(409);
    const gone = await asha.ok('set-phrases-removed', {
      rows: [{ id: own.id, version: 2 }],
      isRemoved: true,
    });
    expect(gone.done).toHaveLength(1);
    expect((await asha.ok('phrase-list', {})).total).toBe(1);
    expect((await asha.ok('phrase-list', { filters: { state: 'removed' } })).rows[0]?.phrase).toBe(
      'Neat and clean',
    );
    expect((await admin.ok('phrase-list', {})).total).toBe(1);
    const work = await addWork(db(), nineA());
    expect((await read(asha, work.id)).phrases.map(({ phrase }) => phrase)).toEqual(['Say why']);
  });
});

describe('rubrics', () => {
  it('of the office are for every school, and a school changes only its own', async () => {
    const office = await test.enter(world.superAdmin);
    const save = async (client: Client, name: string, changes: object = {}) =>
      client.call('save-rubric', {
        id: 0,
        version: 0,
        name,
        toolId: null,
        criteria: ['Works'],
        levels: ['Yes', 'No'],
        formSession: await formSession(client),
        ...changes,
      });
    const made = await save(office, 'Of the office');
    expect(made.status).toBe(200);
    expect((await save(admin, 'Ours')).status).toBe(200);
    expect(await save(admin, 'OURS')).toMatchObject({ error: { code: 'name_taken' } });
    expect(await save(admin, 'Tool', { toolId: 999_999 })).toMatchObject({ error: { code: 'unknown_tool' } });
    expect((await save(admin, 'Few', { levels: ['Yes', ' '] })).status).toBe(400);
    const { rows } = await admin.ok('rubric-list', {});
    expect(rows.map(({ name, levels }) => [name, levels])).toEqual([['Ours', ['Yes', 'No']]]);
    const work = await addWork(db(), nineA());
    expect((await read(asha, work.id)).rubrics.map(({ name }) => name)).toEqual(['Of the office', 'Ours']);
    const [ours] = rows;
    await admin.ok('set-rubrics-removed', { rows: [{ id: ours?.id ?? 0, version: 1 }], isRemoved: true });
    expect((await read(asha, work.id)).rubrics).toHaveLength(1);
    expect((await asha.call('rubric-list', {})).status).toBe(403);
    const stale = await asha.call('save-review-draft', {
      work_id: work.id,
      attempt: 1,
      version: 0,
      rubric_id: ours?.id ?? 0,
    });
    expect(stale).toMatchObject({ error: { code: 'unknown_rubric' } });
  });
});
