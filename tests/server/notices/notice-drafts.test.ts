import { afterAll, beforeAll, expect, it } from 'vitest';
import { draftLimits } from '#contract/notices/draft.rules.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

const add = { mode: 'add', notice_id: 0 } as const;
const draft = (title: string, typed_at: number, of: { mode: 'add' | 'edit'; notice_id: number } = add) => ({
  ...of,
  title,
  typed_at,
  draft: JSON.stringify({ format: 1, title }),
});

it('a draft of one device opens on another, for its writer alone', async () => {
  const asha = await test.signIn(test.world.asha);
  await asha.ok('save-notice-draft', draft('Science fair', 1000));
  const elsewhere = await test.signIn(test.world.asha);
  expect((await elsewhere.ok('get-notice-drafts', {})).data).toMatchObject([
    { ...add, title: 'Science fair', typed_at: 1000 },
  ]);
  const { data } = await elsewhere.ok('get-notice-draft', add);
  expect(JSON.parse(data?.draft ?? '')).toEqual({ format: 1, title: 'Science fair' });
  const bina = await test.signIn(test.world.bina);
  expect((await bina.ok('get-notice-drafts', {})).data).toEqual([]);
  expect((await bina.ok('get-notice-draft', add)).data).toBeNull();
  await bina.ok('drop-notice-draft', { of: null });
  expect((await elsewhere.ok('get-notice-drafts', {})).data).toHaveLength(1);
});

it('what was typed last stays, whichever device is heard last', async () => {
  const asha = await test.signIn(test.world.asha);
  const of = { mode: 'edit', notice_id: 7 } as const;
  expect(await asha.ok('save-notice-draft', draft('later', 2000, of))).toMatchObject({ kept: 1 });
  expect(await asha.ok('save-notice-draft', draft('earlier', 1500, of))).toMatchObject({ kept: 0 });
  expect((await asha.ok('get-notice-draft', of)).data?.draft).toContain('later');
  expect(await asha.ok('save-notice-draft', draft('latest', 2001, of))).toMatchObject({ kept: 1 });
  expect((await asha.ok('get-notice-draft', of)).data?.draft).toContain('latest');
});

it('one is dropped by its notice, all of them at once', async () => {
  const chetan = await test.signIn(test.world.chetan);
  await chetan.ok('save-notice-draft', draft('new', 1));
  await chetan.ok('save-notice-draft', draft('old', 1, { mode: 'edit', notice_id: 5 }));
  await chetan.ok('drop-notice-draft', { of: { mode: 'edit', notice_id: 5 } });
  expect((await chetan.ok('get-notice-drafts', {})).data.map((row) => row.title)).toEqual(['new']);
  await chetan.ok('drop-notice-draft', { of: null });
  expect((await chetan.ok('get-notice-drafts', {})).data).toEqual([]);
});

it('what is no draft is refused at the edge, a demo school keeps none', async () => {
  const asha = await test.signIn(test.world.asha);
  const text = (value: string) => ({ ...draft('x', 1), draft: value });
  for (const bad of ['', 'nonsense', '[]', 'null', `{"a":"${'x'.repeat(draftLimits.characters)}"}`])
    expect((await asha.call('save-notice-draft', text(bad))).ok).toBe(false);
  const demo = await test.signIn(test.world.demoFaculty);
  expect(await demo.call('save-notice-draft', draft('x', 1))).toMatchObject({
    ok: false,
    error: { code: 'demo_school' },
  });
});

it('a draft nobody goes on with is forgotten after its days, one that is written on stays', async () => {
  const bina = await test.signIn(test.world.bina);
  await bina.ok('save-notice-draft', draft('old', 1));
  await bina.ok('save-notice-draft', draft('written on', 1, { mode: 'edit', notice_id: 9 }));
  const day = 24 * 3_600_000;
  const sinceStart = async (days: number) => {
    test.clock.now = new Date(test.clock.now.getTime() + days * day);
    await test.server.jobs().drain();
    return test.signIn(test.world.bina);
  };
  const later = await sinceStart(draftLimits.days - 1);
  await later.ok('save-notice-draft', draft('written on', 2, { mode: 'edit', notice_id: 9 }));
  const after = await sinceStart(2);
  expect((await after.ok('get-notice-drafts', {})).data.map((row) => row.title)).toEqual(['written on']);
});

it('the central office goes on with its own on another device', async () => {
  const { superAdmin } = test.world;
  const text = JSON.stringify({ format: 1, title: 'Open day', office: { countries: 'all' } });
  const office = await test.signIn(superAdmin);
  expect(await office.ok('save-notice-draft', { ...draft('Open day', 3000), draft: text })).toMatchObject({
    kept: 1,
  });
  const elsewhere = await test.signIn(superAdmin);
  expect((await elsewhere.ok('get-notice-drafts', {})).data).toMatchObject([{ ...add, title: 'Open day' }]);
  expect((await elsewhere.ok('get-notice-draft', add)).data).toEqual({ draft: text, typed_at: 3000 });
  await elsewhere.ok('drop-notice-draft', { of: add });
  expect((await office.ok('get-notice-draft', add)).data).toBeNull();
});
