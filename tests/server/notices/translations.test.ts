import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallOf } from '#contract/catalogue.ts';
import type { CallInput } from '#contract/core/define-call.ts';
import { adminInput, facultyInput, shareAsFaculty, shareAsOffice } from '../notice-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { Named, World } from '../world.ts';

let test: TestServer;
let world: World;
let asha: Client;
let bina: Client;
let admin: Client;
let dev: Client;
const start = new Date('2026-11-18T06:00:00Z');

beforeAll(async () => {
  test = await startTestServer({ SESSION_MINUTES: '10080' });
  world = test.world;
  [asha, bina, admin, dev] = await Promise.all([
    test.signIn(world.asha),
    test.signIn(world.bina),
    test.signIn(world.admin),
    test.signIn(world.dev),
  ]);
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.now = start;
});

const original = { title: 'Bring your kit', description: 'On Monday, please.' };
const share = (more: Partial<Parameters<typeof facultyInput>[1]> = {}) =>
  shareAsFaculty(asha, { grade: String(world.places['9A'].gradeId), ...original, ...more });

type Input = CallInput<CallOf<'save-notice-translation'>>;
const input = (id: number, changes: Partial<Input> = {}): Input => ({
  notice_id: id,
  language: 'ur',
  title: 'اپنی کٹ لائیں',
  description: 'براہ کرم پیر کو۔',
  of_title: original.title,
  of_description: original.description,
  version: 0,
  ...changes,
});
const save = (id: number, changes: Partial<Input> = {}, client = asha) =>
  client.call('save-notice-translation', input(id, changes));
const details = async (client: Client, who: Named, id: number) =>
  (await client.ok('get-notice-details', { notice_id: id, user_id: who.id, action: 'view' })).data;
const edit = async (id: number, changes: Partial<Parameters<typeof facultyInput>[1]>) =>
  asha.ok(
    'create-faculty-notice',
    await facultyInput(asha, {
      grade: String(world.places['9A'].gradeId),
      ...original,
      id,
      noticeSubmitType: 'edit',
      ...changes,
    }),
  );

describe('a translation', () => {
  it('lies beside the notice, and every reader gets it with the notice', async () => {
    const id = await share();
    const saved = await save(id);
    expect(saved).toMatchObject({ ok: true, data: { data: { version: 1, is_stale: 0 } } });
    const read = await details(dev, world.dev, id);
    expect(read.title).toBe(original.title);
    expect(read.may_translate).toBe(0);
    // What the original said before is nothing to readers of now.
    expect(read.translations).toEqual([
      { language: 'ur', title: 'اپنی کٹ لائیں', description: 'براہ کرم پیر کو۔', version: 1, is_stale: 0 },
    ]);
    const own = await details(asha, world.asha, id);
    expect(own.may_translate).toBe(1);
    expect(own.translations?.[0]).toMatchObject({ of_title: original.title });
  });

  it('is stale once the title or the text of the original changes, and not when a date does', async () => {
    const id = await share();
    await save(id);
    await edit(id, { due_date: '2026-11-30' });
    expect((await details(dev, world.dev, id)).translations?.[0]?.is_stale).toBe(0);
    await edit(id, { description: 'On Tuesday, please.' });
    expect((await details(dev, world.dev, id)).translations?.[0]?.is_stale).toBe(1);
    // "Still right": the same words, of the original as it is now.
    await save(id, { version: 1, of_description: 'On Tuesday, please.' });
    expect((await details(dev, world.dev, id)).translations?.[0]).toMatchObject({ is_stale: 0, version: 2 });
  });

  it('is stale from the start when the original changed under its writer’s hands', async () => {
    const id = await share();
    await edit(id, { title: 'Bring your books' });
    expect(await save(id)).toMatchObject({ data: { data: { is_stale: 1, of_title: original.title } } });
  });

  it('is not overwritten by who began with an older one', async () => {
    const id = await share();
    const both = await Promise.all([save(id), save(id, { title: 'دوسرا' }, admin)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await save(id, { version: 7 })).toMatchObject({ error: { code: 'stale' } });
    expect(
      await asha.call('delete-notice-translation', { notice_id: id, language: 'ur', version: 9 }),
    ).toMatchObject({ error: { code: 'stale' } });
  });

  it('goes when it is deleted; a second time there is nothing left to do', async () => {
    const id = await share();
    await save(id);
    const away = { notice_id: id, language: 'ur', version: 1 } as const;
    await asha.ok('delete-notice-translation', away);
    await asha.ok('delete-notice-translation', away);
    expect((await details(dev, world.dev, id)).translations).toEqual([]);
  });

  it.each([
    ['no title', { title: '  ' }],
    ['no text', { description: '' }],
    ['a title that is too long', { title: 'x'.repeat(300) }],
    ['a language nobody offers', { language: 'tlh' as 'ur' }],
  ])('is refused with %s', async (_what, changes) => {
    expect(await save(await share(), changes)).toMatchObject({ status: 400 });
  });
});

describe('who writes it', () => {
  it('is the author or an admin of the school; a colleague is refused, a stranger finds nothing', async () => {
    const id = await share();
    expect((await save(id, { language: 'hi' }, admin)).status).toBe(200);
    expect((await save(id, {}, bina)).status).toBe(403);
    expect((await save(id, {}, await test.signIn(world.chetan))).status).toBe(404);
    expect((await save(id, {}, await test.signIn(world.otherAdmin))).status).toBe(404);
  });

  it('is nobody while the notice is locked', async () => {
    const id = await share();
    await test.server.app.db.execute(sql`update notices set school_status = 1 where id = ${id}`);
    expect(await save(id)).toMatchObject({ error: { code: 'locked' } });
    expect((await details(asha, world.asha, id)).may_translate).toBe(0);
  });

  it('is the office’s author for what the office shares, and schools read it', async () => {
    const office = await test.signIn(world.superAdmin);
    const id = await shareAsOffice(office, { notice_title: original.title });
    expect((await save(id, {}, office)).status).toBe(200);
    expect((await save(id, { language: 'hi' }, admin)).status).toBe(404);
    expect((await details(dev, world.dev, id)).translations).toHaveLength(1);
  });
});

it('goes with a notice that is taken back, and stays through deleting and restoring [QU-24]', async () => {
  const rows = async (id: number) =>
    (
      await test.server.app.db.execute<{ count: number }>(
        sql`select count(*)::int as count from notice_translations where notice_id = ${id}`,
      )
    ).rows[0]?.count;
  const [undone, restored] = [await share(), await share()];
  await save(undone);
  await asha.ok('undo-notice', { notice_id: undone, version: 1 });
  expect(await rows(undone)).toBe(0);
  await save(restored);
  const seen = { notices: [{ id: restored, version: 0 }] };
  await asha.ok('set-notice-status', { ...seen, isActive: 0 });
  await asha.ok('delete-faculty-notice', seen);
  await asha.ok('restore-notice', seen);
  expect(await rows(restored)).toBe(1);
});

describe('searching', () => {
  const found = async (client: Client, text: string) => {
    const { data } = await client.ok('global-search', { searchText: text });
    return data;
  };
  it('finds words of a translation for who reads the notice, once, and nothing for others [CC-09]', async () => {
    const id = await share({ title: 'Microscope day', description: 'x' });
    await save(id, { title: 'خوردبین کا دن', of_title: 'Microscope day' });
    const text = JSON.stringify(await found(dev, 'خوردبین'));
    expect(text).toContain('خوردبین کا دن');
    expect(text.match(new RegExp(`"rowKeyId":"${id}"`, 'g'))).toHaveLength(1);
    const other = await test.signIn(world.otherStudent);
    expect(JSON.stringify(await found(other, 'خوردبین'))).not.toContain('خوردبین کا دن');
    // Found by both its titles it stands there once, under its own.
    await save(id, { title: 'Microscope din', language: 'hi', of_title: 'Microscope day' });
    const both = JSON.stringify(await found(dev, 'microscope'));
    expect(both.match(new RegExp(`"rowKeyId":"${id}"`, 'g'))).toHaveLength(1);
    expect(both).toContain('Microscope day');
  });
});

it('speaks the language of its address in a calendar, as long as the translation is fresh', async () => {
  const id = await share({ due_date: '2026-11-27' });
  await save(id);
  const { data } = await dev.ok('make-calendar-feed', {});
  const read = async (query: string) => (await test.anonymous.get(`${data.path}${query}`)).text();
  expect(await read('')).toContain('SUMMARY:Bring your kit');
  expect(await read('?language=ur')).toContain('SUMMARY:اپنی کٹ لائیں');
  expect(await read('?language=tlh&language=x')).toContain('SUMMARY:Bring your kit');
  await edit(id, { due_date: '2026-11-27', title: 'Bring your books' });
  expect(await read('?language=ur')).toContain('SUMMARY:Bring your books');
});

describe('sharing again', () => {
  const again = async (
    from: number,
    changes: Partial<Parameters<typeof facultyInput>[1]> = {},
    client = asha,
  ) =>
    shareAsFaculty(client, {
      grade: String(world.places['9A'].gradeId),
      ...original,
      ...changes,
      noticeSubmitType: 'editReshare',
      reshared_from: from,
    });
  const states = async (id: number, client = asha, who: Named = world.asha) =>
    (await details(client, who, id)).translations?.map(({ language, is_stale }) => [language, is_stale]);

  it('brings the translations along, stale where title or description are written anew [ST-06]', async () => {
    const id = await share();
    await save(id);
    await save(id, { language: 'hi', title: 'अपना किट लाएँ' });
    expect(await states(await again(id))).toEqual([
      ['hi', 0],
      ['ur', 0],
    ]);
    const changed = await again(id, { description: 'On Friday, please.' });
    expect(await states(changed)).toEqual([
      ['hi', 1],
      ['ur', 1],
    ]);
    expect((await details(dev, world.dev, changed)).translations).toHaveLength(2);
    // The author finds what they were made from, and begins a history of their own.
    const [own] = (await details(asha, world.asha, changed)).translations ?? [];
    expect(own).toMatchObject({ version: 1, of_description: original.description });
    // The first stays as it is; a new notice that names none brings none.
    expect(await states(id)).toEqual([
      ['hi', 0],
      ['ur', 0],
    ]);
    expect(await states(await again(0))).toEqual([]);
  });

  it('brings a stale one as stale, without older words to a colleague who never saw them', async () => {
    const id = await share();
    await save(id);
    await edit(id, { description: 'On Tuesday, please.' });
    const mine = await again(id, { description: 'On Tuesday, please.' }, bina);
    const [carried] = (await details(bina, world.bina, mine)).translations ?? [];
    expect(carried).toMatchObject({ is_stale: 1, of_title: '', of_description: '' });
  });

  it('brings nothing of a notice that the person may not read', async () => {
    const hidden = await share();
    await save(hidden);
    const chetan = await test.signIn(world.chetan);
    const from10B = { grade: String(world.places['10B'].gradeId), ...original };
    const mine = await shareAsFaculty(chetan, {
      ...from10B,
      noticeSubmitType: 'editReshare',
      reshared_from: hidden,
    });
    expect(await states(mine, chetan, world.chetan)).toEqual([]);
    const elsewhere = await test.signIn(world.otherAdmin);
    const input = await adminInput(elsewhere, { school_id: world.otherAdmin.schoolId, ...original });
    const saved = await elsewhere.ok('create-notice', {
      ...input,
      noticeSubmitType: 'editReshare',
      reshared_from: hidden,
    });
    expect(await states(saved.data.id, elsewhere, world.otherAdmin)).toEqual([]);
  });

  it('brings what the office wrote with what the office shares again', async () => {
    const office = await test.signIn(world.superAdmin);
    const first = await shareAsOffice(office, { notice_title: original.title });
    await save(first, {}, office);
    const changes = {
      notice_title: original.title,
      noticeSubmitType: 'editReshare',
      reshared_from: first,
    } as const;
    const second = await shareAsOffice(office, changes);
    expect(await states(second, dev, world.dev)).toEqual([['ur', 1]]);
  });
});
