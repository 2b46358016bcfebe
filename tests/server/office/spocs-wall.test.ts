import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuiltCallName, CallName } from '#contract/catalogue.ts';
import type { BuiltCall, Scope } from '#contract/core/define-call.ts';
import { grantedModules, modules, subUsersModule } from '#contract/core/modules.ts';
import { wrapRequest } from '#contract/core/payload.codec.ts';
import { roles } from '#contract/core/roles.ts';
import { people } from '#server/directory/schema.ts';
import { officeSchools } from '#server/schools/schema.ts';
import type { Target } from '../aimed-world.ts';
import { aimedCalls, aims, startAimedServer } from '../aims.ts';
import { listed, officeInput, opens, shareAsOffice } from '../notice-inputs.ts';
import type { Client, TestServer } from '../test-server.ts';
import type { World } from '../world.ts';

/**
 * [RP-01] Made from the contract: who looks after school 1 alone, and every call the office may make. What is not on the
 * lists below has to be judged before it passes.
 */
let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await startAimedServer();
  world = test.world;
  await test.server.app.db.insert(officeSchools).values({ personId: world.superAdmin.id, schoolId: 1 });
});
afterAll(() => test.close());

const be = (who: 'spoc' | 'super') =>
  test.server.app.db
    .update(people)
    .set(
      who === 'spoc'
        ? { subRole: 2, department: 4, modules: grantedModules }
        : { subRole: 1, department: 0, modules: null },
    )
    .where(eq(people.id, world.superAdmin.id));

/** Some aim at the office itself as a super admin's own school: it is nobody's to look after. */
const toSchool = (body: unknown) => (Object(body).school_id === 0 ? { ...Object(body), school_id: 1 } : body);

const scopeOf = ({ access }: BuiltCall<string>): Scope | undefined =>
  access === 'public' ? undefined : access[roles.superAdmin];
const open = aimedCalls.filter((call) => scopeOf(call) !== undefined);

/** What a body names is a school, or somebody or something of one. */
const namesSchool = (call: BuiltCall<string>) =>
  scopeOf(call) === 'all' && aims[call.name as BuiltCallName].at === 'row';
/** What a body names is a notice of the office that goes to every school. */
const namesNotice = (call: BuiltCall<string>) =>
  call.module === modules.notices &&
  ['row', 'authored'].includes(aims[call.name as BuiltCallName].at ?? '') &&
  !namesSchool(call) &&
  !(call.name in otherwise);

/** New things to every school, which are refused in words; and what is one's own, whichever school it is about. */
const otherwise: Readonly<Record<string, number>> = {
  'create-notice-by-admin': 422,
  'preview-office-reach': 422,
  'undo-notice': 404,
  'handle-upload-files': 200,
  download: 200,
};
/** Lists, in which nothing of another school stands; each has a test below, or names no school at all. */
const lists = [
  'admin-user-list',
  // Proven by tests/server/wall.
  'get-admin-wallofFames',
  'country-list',
  'country-list-for-admin',
  'create-school-admin-module',
  'get-application-url',
  'get-city-by-state',
  'get-city-name',
  'get-logged-in-user',
  'get-sadmin-dashboard-report',
  'get-state-name',
  'global-search',
  'global-search-suggestion',
  'master_board-for-admin',
  'master_classes-for-admin',
  'school-list',
  'school-list-for-admin',
  'school-lookup',
  'state-list',
  'state-list-for-admin',
  'view-curriculum-project',
];
const noticeLists = [
  'check-kept-notices',
  'drop-notice-draft',
  'get-deleted-notices',
  'get-latest-notice-active-list',
  'get-latest-notice-inactive-list',
  'get-latest-notice-list',
  'get-notice-board',
  'get-notice-board-active',
  'get-notice-board-inactive',
  'get-notice-draft',
  'get-notice-drafts',
  'get-notice-filterd-list',
  'get-upload-room',
  'save-notice-draft',
];

describe('somebody who looks after one school', () => {
  /** All that the last calls answered. */
  let told = '';
  /** Aimed while they still may everything, sent when they may not. */
  async function statusesOf(names: readonly BuiltCall<string>[], target: Target) {
    const found: Record<string, number> = {};
    told = '';
    for (const call of names) {
      await be('super');
      const full = await test.enter(world.superAdmin);
      const body = await aims[call.name as BuiltCallName].body(world.superAdmin, full, target);
      await be('spoc');
      const client = await test.enter(world.superAdmin);
      const sent = wrapRequest(call.request, toSchool(body), test.server.app.codec);
      const { status, text } = await client.raw(call.name as CallName, sent);
      found[call.name] = status;
      told += text;
    }
    return found;
  }
  const all = (calls: readonly BuiltCall<string>[], status: number) =>
    Object.fromEntries(calls.map(({ name }) => [name, status]));

  it('finds nothing of another school by any call that names one [RP-01]', async () => {
    const calls = open.filter(namesSchool);
    expect(calls.length).toBeGreaterThan(15);
    expect(await statusesOf(calls, 'otherSchool')).toEqual(all(calls, 404));
  });

  it('reaches the school given to them by every one of these calls [RP-01]', async () => {
    const calls = open.filter(namesSchool);
    expect(await statusesOf(calls, 'own')).toEqual(
      Object.fromEntries(calls.map(({ name }) => [name, aims[name as BuiltCallName].answer ?? 200])),
    );
    // Nor do these answers tell of the others.
    expect(told).toContain('First School');
    for (const other of ['Other School', 'Club School', 'OtherFaculty', 'OtherAdmin'])
      expect(told).not.toContain(other);
  });

  it('finds no notice that goes beyond it by any call that names one, not even their own [RP-01]', async () => {
    const calls = open.filter(namesNotice);
    expect(calls.length).toBeGreaterThan(8);
    expect(await statusesOf(calls, 'own')).toEqual(all(calls, 404));
    const rest = open.filter(({ name }) => name in otherwise);
    expect(await statusesOf(rest, 'own')).toEqual(otherwise);
  });

  it('does not reach the office itself as if it were a school [RP-01]', async () => {
    await be('spoc');
    const client = await test.enter(world.superAdmin);
    expect((await client.call('get-signed-in-overview', { school_id: 0 })).status).toBe(404);
    expect((await client.call('find-people-to-sign-out', { school_id: 0, search: 'a' })).status).toBe(404);
  });

  it('makes no school, which would be nobody’s they look after [RP-01]', async () => {
    const calls = open.filter(({ name }) => name === 'create-school-admin-module');
    expect(await statusesOf(calls, 'own')).toEqual(all(calls, 403));
  });

  it('gives nobody anything to open, whatever they were given [RP-20]', async () => {
    const calls = open.filter(({ module }) => module === subUsersModule);
    expect(await statusesOf(calls, 'own')).toEqual(all(calls, 403));
  });

  it('prepares projects, and changes nothing that every school has at once [RP-01, CA-03]', async () => {
    const content = open.filter(({ module, rate }) => module === modules.academicContent && rate === 'write');
    const drafts = [
      'edit-document-S3-file',
      'get-project-id',
      'save-content-file',
      'save-material',
      'save-project',
      'save-session',
    ];
    const forAll = content.filter(({ forAllSchools }) => forAllSchools);
    expect(
      content
        .filter((call) => !forAll.includes(call))
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(drafts);
    expect(open.filter(({ forAllSchools }) => forAllSchools)).toEqual(forAll);
    expect(await statusesOf(forAll, 'own')).toEqual(all(forAll, 403));
    const rest = content.filter((call) => !forAll.includes(call));
    expect(await statusesOf(rest, 'own')).toEqual(
      Object.fromEntries(rest.map(({ name }) => [name, aims[name as BuiltCallName].answer ?? 200])),
    );
  });

  it('makes no call that nobody judged', () => {
    const judged = open.filter((call) =>
      scopeOf(call) === 'own' && !call.module
        ? true
        : namesSchool(call) ||
          namesNotice(call) ||
          call.module === subUsersModule ||
          // [CA-03] It names no school: the test above says what they may.
          call.module === modules.academicContent ||
          call.name in otherwise ||
          [...lists, ...noticeLists].includes(call.name),
    );
    expect(open.filter((call) => !judged.includes(call)).map(({ name }) => name)).toEqual([]);
  });
});

describe('the lists of somebody who looks after one school', () => {
  let spoc: Client;
  let ofTheirs: number;
  let beyond: number[];
  beforeAll(async () => {
    await be('super');
    const full = await test.enter(world.superAdmin);
    ofTheirs = await shareAsOffice(full, { schoolIds: '1', gradeIds: '0', notice_title: 'Lantern at ours' });
    beyond = [
      await shareAsOffice(full, { schoolIds: '2', gradeIds: '0', notice_title: 'Lantern at others' }),
      await shareAsOffice(full, { schoolIds: '1,2', notice_title: 'Lantern at both' }),
      await shareAsOffice(full, { notice_title: 'Lantern everywhere' }),
    ];
    await be('spoc');
    spoc = await test.enter(world.superAdmin);
  });

  it('hold the notices that go to it alone [RP-01]', async () => {
    const shown = await listed(spoc, world.superAdmin, 'active');
    expect(shown).toContain(ofTheirs);
    expect(beyond.filter((id) => shown.includes(id))).toEqual([]);
    expect(await opens(spoc, world.superAdmin, ofTheirs)).toBe(200);
    for (const id of beyond) expect(await opens(spoc, world.superAdmin, id)).toBe(404);
    const rows = beyond.map((id) => ({ id, version: 0 }));
    const tended = await spoc.ok('set-notice-status', { notices: rows, isActive: 0 });
    expect(tended.data.done).toEqual([]);
  });

  it('let them share with it, and with no other school and not with all [RP-01]', async () => {
    expect(await shareAsOffice(spoc, { schoolIds: '1', gradeIds: '0' })).toBeGreaterThan(0);
    const share = async (schoolIds: string) =>
      spoc.call('create-notice-by-admin', await officeInput(spoc, { schoolIds }));
    expect(await share('2')).toMatchObject({ status: 404 });
    expect(await share('1,2')).toMatchObject({ status: 404 });
    expect(await share('0')).toMatchObject({ error: { fields: { schoolIds: expect.any(String) } } });
  });

  it('name it alone, and its people alone [RP-01]', async () => {
    const sAdmin_id = world.superAdmin.id;
    const names = await spoc.ok('school-list', { sAdmin_id });
    expect('data' in names ? names.data.map(({ id }) => id) : names).toEqual([1]);
    const forReports = await spoc.ok('school-list-for-admin', { sAdmin_id });
    expect(forReports.data.map(({ id }) => id)).toEqual([1]);
    const toChoose = await spoc.ok('school-lookup', {});
    expect(toChoose.rows.map(({ id }) => id)).toEqual([1]);
    const grid = await spoc.ok('school-list', { sAdmin_id, form: 'grid' });
    expect('rows' in grid ? grid.rows.map(({ id }) => id) : grid).toEqual([1]);
    const { data } = await spoc.ok('get-sadmin-dashboard-report', { sAdmin_id });
    const { activeSchool, inactiveSchool } = data.schoolGraphReport;
    expect(activeSchool + inactiveSchool).toBe(1);
    const admins = await spoc.ok('admin-user-list', {});
    expect(new Set(admins.rows.map(({ school_id }) => school_id))).toEqual(new Set([1]));
    const found = await spoc.ok('global-search', { searchText: 'test' });
    const seen = found.data.result.filter(({ pageCategory }) => pageCategory === 'people');
    expect(seen.length).toBeGreaterThan(0);
    expect(JSON.stringify(found.data.result)).not.toContain('Other School');
    const lantern = await spoc.ok('global-search', { searchText: 'lantern' });
    expect(lantern.data.result).toHaveLength(1);
  });

  it('count who is signed in there, and nobody else', async () => {
    await test.enter(world.otherFaculty);
    await test.enter(world.asha);
    const { count } = await spoc.ok('get-logged-in-user', {});
    await be('super');
    const all = await (await test.enter(world.superAdmin)).ok('get-logged-in-user', {});
    await be('spoc');
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(all.count);
  });

  it('follow at once when a school is taken away from them [RP-20]', async () => {
    const { db } = test.server.app;
    await db.delete(officeSchools).where(eq(officeSchools.personId, world.superAdmin.id));
    test.clock.now = new Date(test.clock.now.getTime() + 1_100);
    const names = await spoc.ok('school-list', { sAdmin_id: world.superAdmin.id });
    expect('data' in names ? names.data : names).toEqual([]);
    expect((await spoc.call('get-school-detail', { school_id: 1 })).status).toBe(404);
    expect(await opens(spoc, world.superAdmin, ofTheirs)).toBe(404);
  });
});
