import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifications } from '#server/notifications/schema.ts';
import { reportEvents } from '#server/report-events/schema.ts';
import { workReminders, workReviews } from '#server/review/schema.ts';
import { works } from '#server/works/schema.ts';
import { formSession } from '../notice-inputs.ts';
import { addTaughtProject, chooseAndGive } from '../teaching/taught-world.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';
import { addWork, addWorkFile, handInAgain, type MadeWork } from './review-world.ts';

/** What somebody may send, and what several send at once. */

let test: TestServer;
let world: World;
let asha: Client;
let bina: Client;
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  [asha, bina] = [await test.enter(world.asha), await test.enter(world.bina)];
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [works, workReviews, workReminders, notifications]) await db().delete(table);
});

const db = () => test.server.app.db;
const nineA = () => ({
  personId: world.dev.id,
  groupId: world.places['9A'].gradeId,
  divisionId: world.places['9A'].divisionId,
});
async function deciding(client: Client, work: MadeWork, formStatus: 1 | 2 = 1) {
  return {
    work_id: work.id,
    attempt: work.attempt,
    version: work.version,
    formStatus,
    faculty_id: client === bina ? world.bina.id : world.asha.id,
    school_id: 1,
    formSession: await formSession(client),
  };
}

describe('several at once', () => {
  it('two teachers decide: one decision stands, the other is told to look again [C5-03]', async () => {
    const work = await addWork(db(), nineA());
    const inputs = [await deciding(asha, work, 1), await deciding(bina, work, 2)] as const;
    const answers = await Promise.all([
      asha.call('approved-student-project', inputs[0]),
      bina.call('approved-student-project', inputs[1]),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const decided = (await db().select().from(workReviews)).filter(({ decision }) => decision !== null);
    expect(decided).toHaveLength(1);
    const [row] = await db().select().from(works).where(eq(works.id, work.id));
    expect(row?.state).toBe(decided[0]?.decision);
    const told = await db().select().from(notifications);
    expect(told).toHaveLength(1);
  });

  it('the same form session ten times decides and tells once [C5-03]', async () => {
    const work = await addWork(db(), nineA());
    const input = await deciding(asha, work);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => asha.call('approved-student-project', input)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const events = await db().select().from(reportEvents).where(eq(reportEvents.subjectId, work.id));
    expect(events.filter(({ measure }) => measure === 'work.approved')).toHaveLength(1);
  });

  it('an attempt that was replaced meanwhile is not approved, and neither drafted nor commented on [C5-03]', async () => {
    const work = await addWork(db(), { ...nineA(), state: 'in_review' });
    const input = await deciding(asha, work);
    await handInAgain(db(), work);
    const on = { work_id: work.id, attempt: 1 };
    const answers = [
      await asha.call('approved-student-project', input),
      await asha.call('save-review-draft', { ...on, version: 0, feedback: 'x' }),
      await asha.call('save-comment', { ...on, id: 0, entry_id: work.entryId, anchor: 'whole', text: 'x' }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 409, error: { code: 'stale' } });
  });

  it('two teachers remind all: each student hears once a day [C5-04]', async () => {
    const project = await addTaughtProject(db());
    const place = { schoolId: 1, groupId: world.places['9A'].gradeId };
    await chooseAndGive(db(), place, project.projectId, [
      { kind: 'division', id: world.places['9A'].divisionId },
    ]);
    const filters = { project: String(project.projectId) };
    const answers = await Promise.all(
      [asha, bina, asha, bina].map((client) => client.ok('notify-all-student-project', { filters })),
    );
    expect(answers.reduce((all, { told }) => all + told, 0)).toBe(1);
    expect(await db().select().from(notifications)).toMatchObject([{ version: 1 }]);
  });
});

describe('what no form sends', () => {
  it('is refused and never answered by a failure of the server [C5-01, C5-03, C5-04]', async () => {
    const work = await addWork(db(), nineA());
    const on = { work_id: work.id, attempt: 1, version: 0 };
    const key = { formSession: 'x'.repeat(43), faculty_id: world.asha.id, school_id: 1 };
    const sent = [
      asha.raw('get-submission', { id: 2 ** 31 }),
      asha.raw('get-submission', { id: -1 }),
      asha.raw('get-uploaded-project-student', { filters: { division: '99999999999' } }),
      asha.raw('get-uploaded-project-student', { filters: { state: 'draft' } }),
      asha.raw('get-uploaded-project-student', { sort: [{ by: 'feedback' }] }),
      asha.raw('next-work', { filters: { student: "1' or 1=1" } }),
      asha.raw('save-review-draft', { ...on, feedback: 'x'.repeat(50_000) }),
      asha.raw('save-review-draft', { ...on, due_on: '2026-02-31' }),
      asha.raw('save-review-draft', {
        ...on,
        scores: Array.from({ length: 11 }, () => ({ position: 1, level: 1 })),
      }),
      asha.raw('save-review-draft', { ...on, attempt: 40_000 }),
      asha.raw('approved-student-project', { ...on, ...key, formStatus: 3 }),
      asha.raw('approved-student-project', { ...on, ...key, formStatus: 1 }),
      asha.raw('save-comment', {
        ...on,
        id: 0,
        entry_id: 1,
        anchor: 'area',
        x: -1,
        y: 0,
        w: 1,
        h: 1,
        text: 'x',
      }),
      asha.raw('save-comment', { ...on, id: 0, entry_id: work.entryId, anchor: 'line', at: 1, text: ' ' }),
      asha.raw('set-comment-removed', { id: 999_999, isRemoved: true }),
      asha.raw('reopen-work', { id: work.id, version: 1, due_on: '0000-00-00' }),
      asha.raw('notify-student-project', { project_id: 0, student_id: 0 }),
      asha.raw('student-upload-pending-project', { filters: { due: 'yesterday' } }),
      asha.raw('faculty-project-count', { type: 4, faculty_id: world.asha.id, school_id: 1 }),
      asha.raw('get-uploaded-student-download', { division: 2 ** 31 - 1 }),
    ];
    for (const [index, { status }] of (await Promise.all(sent)).entries())
      expect([index, [400, 404, 409, 422].includes(status)]).toEqual([index, true]);
  });

  it('with half a sign or a zero byte is refused beside its field [C5-03]', async () => {
    const work = await addWork(db(), nineA());
    const on = { work_id: work.id, attempt: 1, version: 0 };
    for (const feedback of ['\u0000', '\ud800', '<script>alert(1)</script>']) {
      const { status } = await asha.raw('save-review-draft', { ...on, feedback });
      expect([200, 400, 422]).toContain(status);
    }
  });
});

it('a long feedback comes to the bell with its beginning, cut after a whole letter [C5-03]', async () => {
  const work = await addWork(db(), nineA());
  const feedback = `${'x'.repeat(119)}😀 and more`;
  const shown = { ...(await deciding(asha, work)), feedback, show_data: 1 as const };
  await asha.ok('approved-student-project', shown);
  const [told] = await db().select().from(notifications).where(eq(notifications.personId, world.dev.id));
  expect(told?.message).toBe(`${work.title}: ${'x'.repeat(119)}😀…`);
});

describe('who is not a teacher of the division', () => {
  it('finds, reads and changes nothing of it [C5-01, C5-03]', async () => {
    const work = await addWork(db(), nineA());
    const others = [world.chetan, world.otherFaculty, world.otherAdmin, world.clubFaculty];
    for (const who of others) {
      const client = await test.enter(who);
      const list = await client.ok('get-uploaded-project-student', {});
      expect(list.rows.filter(({ id }) => id === work.id)).toEqual([]);
      expect((await client.call('get-submission', { id: work.id })).status).toBe(404);
      expect((await client.call('chk-wall-of-fame', { work_id: work.id })).status).toBe(404);
      const zip = await client.raw('get-uploaded-student-download', { division: work.divisionId });
      expect(zip.status).toBe(404);
      expect((await client.ok('next-work', {})).id).not.toBe(work.id);
    }
    for (const who of [world.dev, world.esha, world.superAdmin, world.finance, world.helpdesk]) {
      const client = await test.enter(who);
      for (const name of ['get-submission', 'get-uploaded-project-student', 'next-work'] as const)
        expect((await client.raw(name, { id: work.id })).status).toBe(403);
    }
  });
});

describe('a zip of forty works', () => {
  it('has each file once under a safe name, and what was learned [C5-01]', async () => {
    for (let at = 0; at < 40; at += 1) {
      const work = await addWork(db(), { ...nineA(), title: at % 2 ? '../../etc' : 'CON: a/b\u202Egnp' });
      await addWorkFile(test, work, at % 2 ? '..\\..\\plan.pdf' : 'plan.pdf', Buffer.from(`work ${at}`));
    }
    const response = await fetch(`${test.server.address}/api/v1/get-uploaded-student-download`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${asha.token}` },
      body: JSON.stringify({ division: world.places['9A'].divisionId }),
    });
    expect(response.headers.get('content-type')).toBe('application/zip');
    const names = namesIn(Buffer.from(await response.arrayBuffer()));
    expect(names).toHaveLength(80);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(80);
    for (const name of names) {
      expect(name.split('/')).not.toContain('..');
      expect(name).not.toMatch(/[\\:*?"<>|\u202E]|^\//);
    }
    expect(names.filter((name) => name.includes('learning'))).toHaveLength(40);
  });

  it('is refused, and not cut, when there are more than one file holds [C5-01]', async () => {
    const work = await addWork(db(), nineA());
    const more = (count: number) =>
      db().execute(sql`
        insert into works (school_id, person_id, academic_year, project_id, kind, group_id, division_id,
          publication_number, title, state, attempt, submitted_at, created_at, updated_at)
        select school_id, person_id, academic_year, project_id + 1000000 + n, kind, group_id, division_id, 1, title, state, 1,
          now(), now(), now() from works, generate_series(1, ${count}::int) n where id = ${work.id}`);
    await more(399);
    const ask = (input: object) =>
      asha.raw('get-uploaded-student-download', { division: world.places['9A'].divisionId, ...input });
    expect((await ask({})).status).toBe(200);
    await addWork(db(), nineA());
    const refused = await ask({});
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('At most 400 works fit into one file');
    // Of one project there are few.
    expect((await ask({ project_id: work.projectId })).status).toBe(200);
  });
});

/** Names in the central directory of a zip. */
function namesIn(zip: Buffer): string[] {
  const names: string[] = [];
  let at = zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  while (at >= 0 && zip.readUInt32LE(at) === 0x02014b50) {
    const [name, extra, comment] = [
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
    ];
    names.push(zip.toString('utf8', at + 46, at + 46 + name));
    at += 46 + name + extra + comment;
    if (at + 4 > zip.length) break;
  }
  return names;
}
