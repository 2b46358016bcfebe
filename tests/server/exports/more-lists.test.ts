import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CallOf } from '#contract/catalogue.ts';
import type { CallInput } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import type { StartExport } from '#contract/exports/exports.wire.ts';
import { memberships, people } from '#server/directory/schema.ts';
import { listExports } from '#server/exports/schema.ts';
import { officeSchools } from '#server/schools/schema.ts';
import { askForPerson, replyTo } from '../helpdesk-inputs.ts';
import { shareAsFaculty } from '../notice-inputs.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import type { Named } from '../world.ts';
import { exportOf, fileOf, runJobs } from './exporting.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
  await test.server.jobs().drain();
  await test.server.jobs().stop();
});
afterAll(() => test.close());
afterEach(async () => {
  await test.server.app.db.delete(listExports);
});

const asked = (list: StartExport['list'], columns: StartExport['columns']): StartExport => ({
  list,
  format: 'csv',
  name: 'List',
  columns,
});
const one = (id: string) => [{ id, header: 'One' }];
const start = async (who: Named, command: StartExport) =>
  (await test.enter(who)).call('start-export', command);
const begun = async (who: Named, command: StartExport) =>
  (await (await test.enter(who)).ok('start-export', command)).data.id;
const textOf = async (who: Named, id: number) => {
  const client = await test.enter(who);
  const { status, bytes } = await fileOf(test, client, id);
  expect(status).toBe(200);
  return bytes.toString().replace('\uFEFF', '').trim().split('\r\n');
};

/** What the full-screen board asks with, of all months. */
const boardOf = ({ id, role, schoolId }: Named) => ({
  loginType: role,
  login_id: id,
  school_id: schoolId,
});

describe('a list that can outgrow a browser is exported by whoever reads it [GR-07]', () => {
  it.each<[StartExport['list']['kind'], (who: Named) => object, string, Partial<Record<string, number>>]>([
    [
      'works',
      () => ({}),
      'student',
      { admin: 200, chetan: 200, superAdmin: 403, helpdesk: 403, finance: 403 },
    ],
    ['pending', () => ({}), 'student', { admin: 200, chetan: 200, superAdmin: 403, helpdesk: 403 }],
    ['programs', () => ({}), 'student', { admin: 200, chetan: 200, superAdmin: 403, helpdesk: 403 }],
    ['results', () => ({ assessment_id: 4242 }), 'name', { admin: 404, chetan: 404, superAdmin: 403 }],
    [
      'migration',
      () => ({ school_id: 1, migration_id: 4242 }),
      'name',
      { admin: 404, superAdmin: 404, chetan: 403, otherAdmin: 404 },
    ],
    [
      'schools',
      ({ id }) => ({ sAdmin_id: id, form: 'grid' }),
      'name',
      { superAdmin: 200, finance: 200, admin: 403, chetan: 403, helpdesk: 403 },
    ],
    ['admins', () => ({}), 'name', { superAdmin: 200, admin: 200, chetan: 403, finance: 403 }],
    [
      'notices',
      boardOf,
      'title',
      { superAdmin: 200, admin: 200, chetan: 200, helpdesk: 403, finance: 403, otherAdmin: 200 },
    ],
  ])('%s', async (kind, query, column, answers) => {
    for (const [name, status] of Object.entries(answers)) {
      const who = test.world[name as 'admin'];
      const list = { kind, query: query(who) } as StartExport['list'];
      expect([name, (await start(who, asked(list, one(column)))).status]).toEqual([name, status]);
    }
  });

  it('by nobody in the name of another', async () => {
    const board = { kind: 'notices', query: boardOf(test.world.chetan) } as const;
    expect((await start(test.world.asha, asked(board, one('title')))).status).toBe(403);
    const list = { kind: 'schools', query: { sAdmin_id: test.world.finance.id, form: 'grid' } } as const;
    expect((await start(test.world.superAdmin, asked(list, one('name')))).status).toBe(403);
  });

  it('with the columns and words of its screen', async () => {
    const { superAdmin, admin } = test.world;
    const words = [
      { code: 'active', word: 'On' },
      { code: 'inactive', word: 'Off' },
      { code: 'code', word: 'Code' },
    ];
    const columns = [
      { id: 'username', header: 'Username' },
      { id: 'status', header: 'State', words },
    ];
    const id = await begun(superAdmin, asked({ kind: 'admins', query: {} }, columns));
    await runJobs(test);
    const lines = await textOf(superAdmin, id);
    expect(lines[0]).toBe('Username,State');
    expect(lines).toContain(`${admin.loginName},On`);
    // A school admin's file has those of the own school.
    const own = await begun(admin, asked({ kind: 'admins', query: {} }, columns));
    await runJobs(test);
    const theirs = await textOf(admin, own);
    expect(theirs.join()).not.toContain(test.world.otherAdmin.loginName);
  });
});

it('a school has its people and the limit of its licence as two numbers [GR-03, GR-07]', async () => {
  const { finance } = test.world;
  await test.server.app.db.execute(sql`update schools set student_limit = 150 where id = 1`);
  const list = { kind: 'schools', query: { sAdmin_id: finance.id, form: 'grid' } } as const;
  const ids = ['id', 'students', 'studentsLimit', 'admins', 'adminsLimit'];
  const columns = ids.map((id) => ({ id, header: id }));
  const id = await begun(finance, asked(list, columns));
  await runJobs(test);
  const lines = await textOf(finance, id);
  expect(lines.find((line) => line.startsWith('1,'))).toMatch(/^1,\d+,150,\d+,$/);
});

it('a request of the helpdesk names who looks after it, also the person who exports it [QU-30, GR-07]', async () => {
  const { dev, helpdesk } = test.world;
  const { number } = await askForPerson(await test.enter(dev));
  await replyTo(await test.enter(helpdesk), number, 'Looking.');
  const columns = ['number', 'assignee'].map((id) => ({ id, header: id }));
  const id = await begun(helpdesk, asked({ kind: 'tickets', query: {} }, columns));
  await runJobs(test);
  expect(await textOf(helpdesk, id)).toContain(`${number},Helpdesk Test`);
});

describe('one list of the full-screen board [GR-07, TG-03]', () => {
  it('is in the file as its reader sees it, with the filters and the order of the screen', async () => {
    const { asha, chetan, places } = test.world;
    const classOf = (name: '9A' | '10B') => ({ grade: String(places[name].gradeId) });
    const client = await test.enter(chetan);
    for (const title of ['Bring a torch', 'Attend the fair', 'Bring a compass'])
      await shareAsFaculty(client, { ...classOf('10B'), title });
    const other = await test.enter(asha);
    const off = await shareAsFaculty(client, { ...classOf('10B'), title: 'Bring a kite' });
    await client.ok('set-notice-status', { notices: [{ id: off, version: 0 }], isActive: 0 });
    await shareAsFaculty(other, { ...classOf('9A'), title: 'Bring nothing' });

    const query: CallInput<CallOf<'get-notice-board'>> = {
      ...boardOf(chetan),
      filter: { title: 'bring', author: 'mine' },
      sort: [{ colId: 'title', sort: 'asc' }],
    };
    const columns = [...one('title'), { id: 'author', header: 'Two' }, { id: 'due_date', header: 'Three' }];
    const shown = (await client.ok('get-notice-board-active', query)).data.result.map(
      ({ title, firstName, lastName, due_date }) => `${title},${firstName} ${lastName},${due_date}`,
    );
    expect(shown.map((line) => line.split(',')[0])).toEqual(['Bring a compass', 'Bring a torch']);
    const id = await begun(chetan, asked({ kind: 'notices', query }, columns));
    await runJobs(test);
    expect(await textOf(chetan, id)).toEqual(['One,Two,Three', ...shown]);

    const switchedOff = { kind: 'notices', query: { ...boardOf(chetan), status: 'inactive' } } as const;
    const inactive = await begun(chetan, asked(switchedOff, one('title')));
    await runJobs(test);
    expect(await textOf(chetan, inactive)).toEqual(['One', 'Bring a kite']);
  });

  it('is whole, though a call of the board gives 30 rows [CO-04]', async () => {
    const { bina, places } = test.world;
    const client = await test.enter(bina);
    const titles: string[] = [];
    for (let n = 0; n < 35; n += 1) {
      titles.push(`Number ${n}`);
      await shareAsFaculty(client, { grade: String(places['9A'].gradeId), title: `Number ${n}` });
    }
    const query = { ...boardOf(bina), filter: { author: 'mine' } } as const;
    const id = await begun(bina, asked({ kind: 'notices', query }, one('title')));
    await runJobs(test);
    expect(await textOf(bina, id)).toEqual(['One', ...titles.toReversed()]);
  });
});

describe('a file of who reached more when it was written [GR-07, QU-08]', () => {
  it('is kept from staff of the office who were given fewer schools since', async () => {
    const { superAdmin } = test.world;
    const { db } = test.server.app;
    const of = eq(people.id, superAdmin.id);
    await db.insert(officeSchools).values([1, 2].map((schoolId) => ({ personId: superAdmin.id, schoolId })));
    await db
      .update(people)
      .set({ subRole: 2, department: 4, modules: [modules.schools] })
      .where(of);
    const list = { kind: 'schools', query: { sAdmin_id: superAdmin.id, form: 'grid' } } as const;
    const id = await begun(superAdmin, asked(list, one('id')));
    await runJobs(test);
    expect((await textOf(superAdmin, id)).toSorted()).toEqual(['1', '2', 'One']);
    await db.delete(officeSchools).where(eq(officeSchools.schoolId, 2));
    test.server.app.sessions.forgetActors();
    const client = await test.enter(superAdmin);
    expect((await fileOf(test, client, id)).status).toBe(403);
    await db.delete(officeSchools);
    await db.update(people).set({ subRole: 1, department: 0, modules: null }).where(of);
  });

  it('is kept from a teacher who has other classes since', async () => {
    const { chetan } = test.world;
    const { db } = test.server.app;
    const id = await begun(chetan, asked({ kind: 'works', query: {} }, one('student')));
    await runJobs(test);
    const client = await test.enter(chetan);
    expect((await exportOf(client, id))?.state).toBe('ready');
    expect((await fileOf(test, client, id)).status).toBe(200);
    const taught = await db
      .delete(memberships)
      .where(and(eq(memberships.schoolId, 1), eq(memberships.personId, chetan.id)))
      .returning();
    test.server.app.sessions.forgetActors();
    expect((await fileOf(test, client, id)).status).toBe(403);
    await db.insert(memberships).values(taught);
    test.server.app.sessions.forgetActors();
    expect((await fileOf(test, client, id)).status).toBe(200);
  });

  it('written while they lost a class is none', async () => {
    const { chetan } = test.world;
    const id = await begun(chetan, asked({ kind: 'works', query: {} }, one('student')));
    await test.server.app.db.execute(sql`
      create function lose_class() returns trigger language plpgsql as $$ begin
        delete from memberships where school_id = 1 and person_id = ${sql.raw(String(chetan.id))}; return new; end $$`);
    await test.server.app.db.execute(sql`
      create trigger lose_class after insert on pending_bytes for each row execute function lose_class()`);
    const { db } = test.server.app;
    const taught = await db
      .select()
      .from(memberships)
      .where(and(eq(memberships.schoolId, 1), eq(memberships.personId, chetan.id)));
    await runJobs(test);
    await db.execute(sql`drop trigger lose_class on pending_bytes; drop function lose_class`);
    const client = await test.enter(chetan);
    expect((await exportOf(client, id))?.state).toBe('withdrawn');
    await db.insert(memberships).values(taught);
  });
});
