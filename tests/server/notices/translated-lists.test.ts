import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallOf } from '#contract/catalogue.ts';
import type { CallInput } from '#contract/core/define-call.ts';
import { facultyInput, shareAsFaculty, shareAsOffice } from '../notice-inputs.ts';
import { statementsOf } from '../query-plans.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { Named, World } from '../world.ts';

let test: TestServer;
let world: World;
/** The author; a student whose screen speaks Urdu, and the same in English; a student of another grade. */
let asha: Client;
let urdu: Client;
let english: Client;
/** Bina’s, in Urdu. */
let teacher: Client;

const original = { title: 'Robotics day', description: 'On Monday, please.' };
const translated = { title: 'روبوٹکس کا دن', description: 'براہ کرم پیر کو۔' };

beforeAll(async () => {
  test = await startTestServer({ SESSION_MINUTES: '10080' });
  world = test.world;
  asha = await test.signIn(world.asha);
  urdu = await test.signIn(world.dev, 'ur');
  english = await test.signIn(world.dev, 'en');
  teacher = await test.signIn(world.bina, 'ur');
});
afterAll(() => test.close());

const grade = () => String(world.places['9A'].gradeId);
const share = (more: Partial<Parameters<typeof facultyInput>[1]> = {}) =>
  shareAsFaculty(asha, { grade: grade(), ...original, ...more });
const edit = async (id: number, changes: Partial<Parameters<typeof facultyInput>[1]>) =>
  asha.ok(
    'create-faculty-notice',
    await facultyInput(asha, { grade: grade(), ...original, id, noticeSubmitType: 'edit', ...changes }),
  );
const translate = (
  id: number,
  changes: Partial<CallInput<CallOf<'save-notice-translation'>>> = {},
  by = asha,
) =>
  by.ok('save-notice-translation', {
    notice_id: id,
    language: 'ur',
    ...translated,
    of_title: original.title,
    of_description: original.description,
    version: 0,
    ...changes,
  });

const asked = (who: Named) => ({ loginType: who.role, login_id: who.id, school_id: who.schoolId });
const latest = async (client: Client, who: Named, id: number) => {
  const { data } = await client.ok('get-latest-notice-active-list', { ...asked(who), showLimit: 'all' });
  return data.result.find((row) => row.id === id);
};
const board = async (client: Client, who: Named, title: string) => {
  const { data } = await client.ok('get-notice-board-active', { ...asked(who), filter: { title } });
  return data.result;
};

describe('a list', () => {
  it('names a notice in the language of the screen that asks, and says which that is [C1-08, C1-09]', async () => {
    const id = await share();
    await translate(id);
    const wanted = { title: translated.title, title_language: 'ur' };
    expect(await latest(urdu, world.dev, id)).toMatchObject(wanted);
    expect(await board(teacher, world.bina, '')).toContainEqual(expect.objectContaining({ id, ...wanted }));
    const plain = await latest(english, world.dev, id);
    expect(plain?.title).toBe(original.title);
    expect(plain).not.toHaveProperty('title_language');
    // Whoever writes starts with the original, in whatever language their screen speaks.
    const author = await test.signIn(world.asha, 'ur');
    const input = { notice_id: id, user_id: world.asha.id, action: 'edit' } as const;
    expect((await author.ok('get-notice-details', input)).data.title).toBe(original.title);
  });

  it('follows a screen that changes its language, without a word from the others of the same person', async () => {
    const id = await share();
    await translate(id);
    const titleIn = async (language: string) => {
      const { text } = await urdu.raw(
        'get-latest-notice-active-list',
        { ...asked(world.dev), showLimit: 'all' },
        { 'accept-language': language },
      );
      return text.includes(translated.title);
    };
    expect([await titleIn('ur'), await titleIn('en'), await titleIn('ur-PK,en;q=0.5')]).toEqual([
      true,
      false,
      true,
    ]);
    expect((await latest(english, world.dev, id))?.title).toBe(original.title);
  });

  it('keeps a title whose own original stands, and gives way to an original that changed', async () => {
    const id = await share();
    await translate(id);
    await edit(id, { description: 'On Tuesday, please.' });
    expect(await latest(urdu, world.dev, id)).toMatchObject({ title: translated.title });
    await edit(id, { title: 'Chess day', description: 'On Tuesday, please.' });
    const changed = await latest(urdu, world.dev, id);
    expect(changed?.title).toBe('Chess day');
    expect(changed).not.toHaveProperty('title_language');
  });

  it('shows what the office shared in the language of the school’s reader', async () => {
    const office = await test.signIn(world.superAdmin);
    const id = await shareAsOffice(office, { notice_title: original.title });
    await translate(id, {}, office);
    expect(await latest(urdu, world.dev, id)).toMatchObject({ title: translated.title, is_office: 1 });
  });

  it('finds a notice by its title in any language, whichever the screen speaks [C1-09]', async () => {
    const id = await share({ title: 'Pottery hour' });
    await translate(id, { title: 'مٹی کے برتن', of_title: 'Pottery hour' });
    const bina = await test.signIn(world.bina, 'en');
    for (const [client, words, title] of [
      [teacher, 'برتن', 'مٹی کے برتن'],
      [teacher, 'pottery', 'مٹی کے برتن'],
      [bina, 'برتن', 'Pottery hour'],
    ] as const) {
      const found = await board(client, world.bina, words);
      expect(found).toMatchObject([{ id, title }]);
      expect(found[0]).not.toHaveProperty('found_in');
    }
    expect(await board(await test.signIn(world.chetan), world.chetan, 'برتن')).toEqual([]);
  });

  it('asks the database once, for twelve translated notices as for one', async () => {
    const ask = async () => {
      let rows = 0;
      const sent = await statementsOf(test.server.app.database.pool, async () => {
        rows = (await board(teacher, world.bina, 'Counting')).filter((row) => row.title_language).length;
      });
      // The job runner asks now and then as well.
      return { rows, statements: sent.filter(({ text }) => text.includes('notice_translations')).length };
    };
    const add = async (title: string) => translate(await share({ title }), { of_title: title });
    await add('Counting 0');
    expect(await ask()).toEqual({ rows: 1, statements: 1 });
    for (let n = 1; n < 12; n += 1) await add(`Counting ${n}`);
    expect(await ask()).toEqual({ rows: 12, statements: 1 });
  });
});

describe('what is found', () => {
  const find = async (client: Client, text: string) =>
    (await client.ok('global-search', { searchText: text })).data.result;
  const suggest = async (client: Client, searchText: string) =>
    (await client.ok('global-search-suggestion', { role_id: 3, searchText })).data;

  it('stands in the reader’s language, wherever the words were, and names its language [CC-09]', async () => {
    const id = await share({ title: 'Telescope night' });
    const words = { title: 'دوربین کی رات', of_title: 'Telescope night' };
    await translate(id, words);
    const inUrdu = {
      rowKeyId: String(id),
      title: words.title,
      title_language: 'ur',
      description_language: 'ur',
    };
    expect(await find(urdu, 'telescope')).toMatchObject([{ ...inUrdu, description: translated.description }]);
    expect(await suggest(urdu, 'telescope')).toMatchObject([{ title: words.title, title_language: 'ur' }]);
    expect(await find(english, 'telescope')).toMatchObject([{ title: 'Telescope night' }]);
    // Found by words of a language that the screen does not speak: as it was found.
    expect(await find(english, 'دوربین')).toMatchObject([inUrdu]);
    await edit(id, { title: 'Telescope evening' });
    expect(await find(urdu, 'دوربین')).toMatchObject([
      { title: 'Telescope evening', description: original.description },
    ]);
    expect(await find(await test.signIn(world.esha, 'ur'), 'دوربین')).toMatchObject([
      { title: 'Telescope evening' },
    ]);
    expect(await find(await test.signIn(world.otherStudent, 'ur'), 'دوربین')).toEqual([]);
  });

  it('shows the beginning of the original where that changed since', async () => {
    const id = await share({ title: 'Compass walk' });
    await translate(id, { title: 'قطب نما', of_title: 'Compass walk' });
    await edit(id, { title: 'Compass walk', description: 'On Friday, please.' });
    const [found] = await find(urdu, 'compass');
    expect(found).toMatchObject({ title: 'قطب نما', description: 'On Friday, please.' });
    expect(found).not.toHaveProperty('description_language');
  });
});

describe('who may not read a notice', () => {
  it('finds no word of its translations in any list, search, notification or feed', async () => {
    const secret = 'خفیہ جملہ';
    const id = await share({ due_date: '2026-11-27' });
    await translate(id, { title: secret, description: secret });
    const stranger = await test.signIn(world.farid, 'ur');
    const colleague = await test.signIn(world.chetan, 'ur');
    const { data: feed } = await stranger.ok('make-calendar-feed', {});
    const seen = [
      await latest(stranger, world.farid, id),
      await board(colleague, world.chetan, secret),
      await stranger.ok('global-search', { searchText: secret }),
      await colleague.ok('global-search', { searchText: secret }),
      await stranger.ok('notifications', { schoolId: 1 }),
      await (await test.anonymous.get(feed.path)).text(),
      await stranger.call('get-notice-details', { notice_id: id, user_id: world.farid.id, action: 'view' }),
    ];
    expect(JSON.stringify(seen)).not.toContain(secret.split(' ')[0]);
    // The same questions of who may.
    expect(JSON.stringify(await urdu.ok('global-search', { searchText: secret }))).toContain(secret);
  });
});

it('tells of a notice in the reader’s language, as long as the title it tells of is the one translated [PF-05]', async () => {
  const id = await share({ title: 'Kite flying' });
  await translate(id, { title: 'پتنگ بازی', of_title: 'Kite flying' });
  await test.server.jobs().drain();
  const told = async (client: Client) =>
    (await client.ok('notifications', { schoolId: 1 })).data.find(({ url }) => url.endsWith(`=${id}`));
  expect(await told(urdu)).toMatchObject({ message: 'پتنگ بازی', message_language: 'ur' });
  expect(await told(english)).toMatchObject({ message: 'Kite flying' });
  await edit(id, { title: 'Kite making' });
  await test.server.jobs().drain();
  expect(await told(urdu)).toMatchObject({ message: 'Kite making' });
});

it('keeps a calendar in the language of the screen used last, unless its address names one', async () => {
  const id = await share({ title: 'Swimming', due_date: '2026-11-28' });
  await translate(id, { title: 'تیراکی', of_title: 'Swimming' });
  const reader = await test.signIn(world.esha, 'ur');
  const { data } = await reader.ok('make-calendar-feed', {});
  const read = async (query = '') => {
    const answer = await test.anonymous.get(`${data.path}${query}`);
    return { text: await answer.text(), etag: answer.headers.get('etag') };
  };
  const before = await read();
  expect(before.text).toContain('SUMMARY:تیراکی');
  expect((await read('?language=hi')).text).toContain('SUMMARY:Swimming');
  await (await test.signIn(world.esha, 'en')).ok('notifications', { schoolId: 1 });
  const after = await read();
  expect(after.text).toContain('SUMMARY:Swimming');
  expect(after.etag).not.toBe(before.etag);
});
