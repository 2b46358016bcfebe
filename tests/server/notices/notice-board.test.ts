import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallOf } from '#contract/catalogue.ts';
import type { CallInput } from '#contract/core/define-call.ts';
import { facultyInput, shareAsFaculty } from '../notice-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { Named, World } from '../world.ts';

let test: TestServer;
let world: World;
let asha: Client;
let bina: Client;
let admin: Client;
let grade: string;

beforeAll(async () => {
  test = await startTestServer({ SESSION_MINUTES: '10080' });
  world = test.world;
  asha = await test.signIn(world.asha);
  bina = await test.signIn(world.bina);
  admin = await test.signIn(world.admin);
  grade = String(world.places['9A'].gradeId);
});
afterAll(() => test.close());

type Input = CallInput<CallOf<'get-notice-board'>>;
const boards = {
  due: 'get-notice-board',
  active: 'get-notice-board-active',
  inactive: 'get-notice-board-inactive',
} as const;

async function board(client: Client, who: Named, list: keyof typeof boards, input: Partial<Input> = {}) {
  const { data } = await client.ok(boards[list], {
    loginType: who.role,
    login_id: who.id,
    school_id: who.schoolId,
    ...input,
  });
  return { ...data, ids: data.result.map((row) => row.id), titles: data.result.map((row) => row.title) };
}

const switchOff = async (id: number) =>
  asha.ok('set-notice-status', { notices: [{ id, version: 0 }], isActive: 0 });

describe('the full-screen board', () => {
  it('answers windows of at most 30 rows that together are the list [C1-09, C1-10, CO-04, GR-06, EN-12, NX-292]', async () => {
    const chetan = await test.signIn(world.chetan);
    const ids: number[] = [];
    for (let n = 0; n < 65; n++)
      ids.push(await shareAsFaculty(chetan, { grade: String(world.places['10B'].gradeId), title: `W ${n}` }));
    const windows = [];
    for (const startRow of [0, 30, 60])
      windows.push(await board(chetan, world.chetan, 'active', { startRow }));
    expect(windows.map((window) => [window.ids.length, window.count])).toEqual([
      [30, 65],
      [30, 65],
      [5, 65],
    ]);
    expect(windows.flatMap((window) => window.ids)).toEqual(ids.toReversed());
    const beyond = await board(chetan, world.chetan, 'active', { startRow: 90 });
    expect([beyond.ids, beyond.count]).toEqual([[], 65]);
    const tooMany = { loginType: 4, login_id: world.chetan.id, school_id: 1, limit: 31 };
    expect((await chetan.call('get-notice-board-active', tooMany)).status).toBe(400);
  });

  it('sorts by due date, share date and title, those without a due date last either way [C1-10, TG-03]', async () => {
    const [b, a, none] = [
      await shareAsFaculty(bina, { grade, title: 'Sort banana', due_date: '2026-11-21' }),
      await shareAsFaculty(bina, { grade, title: 'sort Apple', due_date: '2026-11-28' }),
      await shareAsFaculty(bina, { grade, title: 'Sort cherry' }),
    ];
    const by = async (colId: 'due_date' | 'title', sort: 'asc' | 'desc') =>
      (await board(bina, world.bina, 'active', { filter: { title: 'sort' }, sort: [{ colId, sort }] })).ids;
    expect(await by('due_date', 'asc')).toEqual([b, a, none]);
    expect(await by('due_date', 'desc')).toEqual([a, b, none]);
    expect(await by('title', 'asc')).toEqual([a, b, none]);
    expect(await by('title', 'desc')).toEqual([none, b, a]);
  });

  it('finds titles by their words in any script, and leaves the filter out where asked [C1-10]', async () => {
    await shareAsFaculty(asha, { grade, title: 'Écoles d’été: le programme' });
    await shareAsFaculty(asha, { grade, title: 'विज्ञान मेला: अपने प्रोजेक्ट' });
    const find = async (title: string, isfiterlist: 0 | 1 = 1) =>
      (await board(asha, world.asha, 'active', { filter: { title }, isfiterlist })).titles;
    expect(await find('ecoles PROGRAMME')).toEqual(['Écoles d’été: le programme']);
    expect(await find('विज्ञान')).toEqual(['विज्ञान मेला: अपने प्रोजेक्ट']);
    expect(await find('nothing like it %')).toEqual([]);
    // The mark of the school that stands before each text is no part of a title.
    expect(await find('x1x')).toEqual([]);
    expect((await find('x1x', 0)).length).toBeGreaterThan(2);
  });

  it('filters by author and by state [C1-10, QU-18, QU-23]', async () => {
    const words = { title: 'kindred' };
    const [mine, later, past, locked, hers] = [
      await shareAsFaculty(asha, { grade, title: 'Kindred mine' }),
      await shareAsFaculty(asha, { grade, title: 'Kindred later', share_date: '2026-11-27' }),
      await shareAsFaculty(asha, { grade, title: 'Kindred past', due_date: '2026-11-18' }),
      await shareAsFaculty(asha, { grade, title: 'Kindred locked' }),
      await shareAsFaculty(bina, { grade, title: 'Kindred hers' }),
    ];
    await test.server.app.db.execute(sql`update notices set due_date = '2026-11-02' where id = ${past}`);
    await test.server.app.db.execute(sql`update notices set ict_status = 1 where id = ${locked}`);
    const by = async (filter: Input['filter']) =>
      (await board(asha, world.asha, 'active', { filter: { ...words, ...filter } })).ids.toSorted(
        (a, b) => a - b,
      );
    expect(await by({ author: 'mine' })).toEqual([mine, later, past, locked]);
    expect(await by({ author: 'others' })).toEqual([hers]);
    expect(await by({ status: 'scheduled' })).toEqual([later]);
    expect(await by({ status: 'overdue' })).toEqual([past]);
    expect(await by({ status: 'locked' })).toEqual([locked]);
  });

  it('shows a month of sharing in the active and the inactive list, and the due list whole [QC-33, QU-60, ST-02]', async () => {
    const id = await shareAsFaculty(asha, { grade, title: 'Of December', share_date: '2026-12-31' });
    const off = await shareAsFaculty(asha, { grade, title: 'Off in December', share_date: '2026-12-01' });
    await switchOff(off);
    const due = await shareAsFaculty(asha, { grade, title: 'Due soon', due_date: '2026-11-20' });
    const of = async (list: keyof typeof boards, month: string) =>
      (await board(asha, world.asha, list, { month, filter: { title: '' } })).ids;
    expect(await of('active', '2026-12')).toEqual([id]);
    expect(await of('active', '2027-01')).toEqual([]);
    expect(await of('inactive', '2026-12')).toEqual([off]);
    expect(await of('inactive', '2026-11')).not.toContain(off);
    expect(await of('due', '2026-12')).toContain(due);
    const wrong = { loginType: 4, login_id: world.asha.id, school_id: 1, month: '2026-13' };
    expect((await asha.call('get-notice-board-active', wrong)).status).toBe(400);
  });

  it('says of each row what its reader may do [TG-04, TG-05, ST-03, ST-07]', async () => {
    const id = await shareAsFaculty(asha, { grade, title: 'Whose' });
    const rowOf = async (client: Client, who: Named) =>
      (await board(client, who, 'active', { filter: { title: 'whose' } })).result.find(
        (row) => row.id === id,
      );
    expect(await rowOf(asha, world.asha)).toMatchObject({ may_edit: 1, may_tend: 1, version: 1 });
    expect(await rowOf(bina, world.bina)).toMatchObject({ may_edit: 0, may_tend: 0 });
    expect(await rowOf(admin, world.admin)).toMatchObject({ may_edit: 0, may_tend: 0 });
    await switchOff(id);
    expect((await board(asha, world.asha, 'inactive')).ids).toContain(id);
    expect((await board(admin, world.admin, 'inactive')).ids).not.toContain(id);
  });

  it('serves the named list, as the misspelt call [C1-09, NX-294]', async () => {
    const id = await shareAsFaculty(asha, { grade, title: 'By name' });
    await switchOff(id);
    const ask = (status: 'active' | 'inactive') =>
      asha.ok('get-notice-filterd-list', {
        loginType: 4,
        login_id: world.asha.id,
        school_id: 1,
        status,
        filter: { title: 'by name' },
      });
    expect((await ask('inactive')).data.result.map((row) => row.id)).toEqual([id]);
    expect((await ask('active')).data.count).toBe(0);
  });
});

describe('the office’s board', () => {
  it('holds what the office wrote, all of it for each of its admins [QC-31, TG-06, NX-287, C1-05]', async () => {
    const office = await test.signIn(world.superAdmin);
    await test.server.app.db.execute(sql`
      insert into notices (school_id, title, description, notice_for, visible_from, due_date_mandatory,
        notify_email, is_active, grade_choice, division_choice, videos, created_by, created_by_role, created_at,
        updated_at)
      select 0, title, 'Text', 4, '2026-11-10', false, false, active, '0', '0', '[]', author, 1, now(), now()
      from (values ('Office on', true, ${world.finance.id}::int), ('Office off', false, ${world.finance.id}::int))
        as t (title, active, author)`);
    expect((await board(office, world.superAdmin, 'active')).titles).toEqual(['Office on']);
    const off = await board(office, world.superAdmin, 'inactive');
    expect(off.result).toMatchObject([{ title: 'Office off', may_edit: 0, may_tend: 1 }]);
    const id = off.ids[0] ?? 0;
    const on = (await board(office, world.superAdmin, 'active')).ids[0] ?? 0;
    const remove = (noticeId: number) => office.ok('delete-notice-superadmin', { noticeId, path: 'x' });
    expect((await remove(on)).data).toBe(0);
    expect((await remove(id)).data).toBe(1);
    expect((await board(office, world.superAdmin, 'inactive')).ids).toEqual([]);
    await office.ok('restore-notice', { notices: [{ id, version: 0 }] });
    expect((await board(office, world.superAdmin, 'inactive')).ids).toEqual([id]);
  });
});

it('counts the films of a notice among its attachments, as the opened notice does [TV-07]', async () => {
  const film = {
    fileName: 'https://youtu.be/dQw4w9WgXcQ',
    extnType: 'link',
    org_fileName: 'A film',
  } as const;
  const id = await shareAsFaculty(asha, { grade, title: 'With a film', video_url: [film, film] });
  const { result } = await board(asha, world.asha, 'active');
  expect(result.find((row) => row.id === id)).toMatchObject({ file_count: 2 });
});

it('refuses another tab’s edit of a notice that was switched off meanwhile', async () => {
  const id = await shareAsFaculty(asha, { grade });
  await switchOff(id);
  const edit = await facultyInput(asha, { id, noticeSubmitType: 'edit', noticeVersion: 1, grade });
  expect((await asha.call('create-faculty-notice', edit)).status).toBe(409);
});
