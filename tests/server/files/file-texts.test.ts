import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planOldFiles } from '#server/files/file-texts.ts';
import { runReadText } from '#server/files/preview-runner.ts';
import { files } from '#server/files/schema/file.ts';
import { fileTextParts, fileTexts } from '#server/files/schema/file-text.ts';
import { excerptOf } from '#server/notices/excerpt.ts';
import { docx } from '#tests/files/office-files.ts';
import { adminInput, facultyInput, shareAsFaculty } from '../notice-inputs.ts';
import { type Client, sampleFile, startTestServer, type TestServer } from '../test-server.ts';
import type { Named, World } from '../world.ts';

let test: TestServer;
let world: World;
let asha: Client;
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  asha = await test.signIn(world.asha);
});
afterAll(() => test.close());

const docxOf = (paragraphs: readonly string[]) =>
  docx(paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join(''));

const jobsDone = () => test.server.jobs().drain();

async function attach(who: Named, client: Client, name: string, bytes?: Uint8Array) {
  const upload_id = await test.finishedUpload(who, name, bytes ?? (await sampleFile(name)));
  const { data } = await client.ok('handle-upload-files', { upload_id, org_name: name });
  await jobsDone();
  return { fileName: data.file_path, extnType: data.extnType, org_fileName: data.org_name };
}

/** What a person finds: title, and the file with its excerpt, matches in brackets. */
async function find(who: Named, searchText: string): Promise<[string, string?, string?][]> {
  const client = await test.enter(who);
  const { data } = await client.ok('global-search', { searchText });
  return data.result
    .filter(({ pageCategory }) => pageCategory === 'notices')
    .map(({ title, found_in: found }) =>
      found
        ? [
            title,
            found.file,
            found.excerpt.map((each) => (each.is_match ? `[${each.text}]` : each.text)).join(''),
          ]
        : [title],
    );
}

const share = (title: string, file: Awaited<ReturnType<typeof attach>>, division = '0') =>
  shareAsFaculty(asha, { grade: String(world.places['9A'].gradeId), division, title, file: [file] });

describe('the text of an attachment', () => {
  it.each([
    ['notice.pdf', 'log book'],
    ['notice.docx', 'log book'],
    ['notice.doc', 'log book'],
    ['slides.pptx', 'forever'],
    ['slides.ppt', 'forever'],
    ['marks.xlsx', 'robotics'],
    ['marks.xls', 'robotics'],
  ])(
    'of %s is found by those who may read the notice, with the place it stands at [PF-10, PF-11, CC-09]',
    async (name, words) => {
      const id = await share(
        `With ${name}`,
        await attach(world.asha, asha, name),
        String(world.places['9A'].divisionId),
      );
      const found = (await find(world.dev, words)).find(([title]) => title === `With ${name}`);
      expect(found?.[1]).toBe(name);
      for (const word of words.split(' ')) expect(found?.[2]).toMatch(new RegExp(`\\[${word}s?\\]`, 'i'));
      for (const who of [world.esha, world.chetan, world.otherAdmin, world.otherFaculty])
        expect(await find(who, words)).toEqual([]);
      await asha.ok(
        'create-faculty-notice',
        await facultyInput(asha, {
          id,
          noticeSubmitType: 'edit',
          grade: String(world.places['9A'].gradeId),
          title: 'Now without',
          file: [],
        }),
      );
      expect((await find(world.dev, words)).map(([title]) => title)).not.toContain('Now without');
    },
  );

  it.each([
    ['Hindi', 'विज्ञान की परीक्षा सोमवार को होगी', 'परीक्षा', '[परीक्षा]'],
    ['a beginning in Hindi', 'पुस्तकालय में पुस्तकें लाएँ', 'पुस्त', '[पुस्तकालय]'],
    ['Urdu', 'ریاضی کا امتحان پیر کو ہوگا', 'امتحان', '[امتحان]'],
    ['accents', 'L’exposé aura lieu à l’école', 'expose ecole', '[exposé]'],
    ['numbers', 'Bus no 9B leaves at 7.30', '9b', '[9B]'],
  ])('is found in %s', async (what, text, typed, marked) => {
    const title = `Script ${what}`;
    await share(title, await attach(world.asha, asha, 'script.docx', docxOf([text])));
    const found = (await find(world.dev, typed)).find((each) => each[0] === title);
    expect(found?.[2]).toContain(marked);
  });

  it('needs all words in one file, and says nothing of it where the title has them [PF-10]', async () => {
    const file = await attach(
      world.asha,
      asha,
      'trip.docx',
      docxOf(['Museum visit', 'x '.repeat(3000), 'Bring lunch']),
    );
    await share('Zebra trip', file);
    expect(await find(world.dev, 'museum lunch')).toEqual([
      ['Zebra trip', 'trip.docx', expect.stringContaining('[Museum] visit')],
    ]);
    expect(await find(world.dev, 'museum volcano')).toEqual([]);
    expect(await find(world.dev, 'zebra')).toEqual([['Zebra trip']]);
  });

  it('is searched by the full board too, which says where it stands [C1-09, C1-10]', async () => {
    await share(
      'Orange day',
      await attach(world.asha, asha, 'plan.docx', docxOf(['The accordion orchestra plays'])),
    );
    const client = await test.signIn(world.asha);
    const board = (title: string) =>
      client.ok('get-notice-board-active', {
        loginType: 4,
        login_id: world.asha.id,
        school_id: 1,
        filter: { title },
        sort: [],
        isfiterlist: 1,
        month: '',
      });
    const { data } = await board('accordion orch');
    expect(data).toMatchObject({
      count: 1,
      result: [{ title: 'Orange day', found_in: { file: 'plan.docx' } }],
    });
    expect((await board('orange')).data.result[0]?.found_in).toBeUndefined();
    expect((await board('accordion tuba')).data.count).toBe(0);
    const other = await test.signIn(world.otherFaculty);
    const elsewhere = await other.ok('get-notice-board-active', {
      loginType: 4,
      login_id: world.otherFaculty.id,
      school_id: 2,
      filter: { title: 'accordion' },
      sort: [],
      isfiterlist: 1,
      month: '',
    });
    expect(elsewhere.data.count).toBe(0);
  });

  it('of a scheduled notice is its author’s alone until its day; off, it is found no more', async () => {
    const file = await attach(world.asha, asha, 'later.docx', docxOf(['Secret pumpkin recipe']));
    const grade = String(world.places['9A'].gradeId);
    await shareAsFaculty(asha, { grade, title: 'Later', file: [file], share_date: '2026-12-24' });
    expect(await find(world.asha, 'pumpkin')).toHaveLength(1);
    expect(await find(world.dev, 'pumpkin')).toEqual([]);
    const admin = await test.signIn(world.admin);
    const off = await attach(world.admin, admin, 'off.docx', docxOf(['Secret turnip recipe']));
    const { data } = await admin.ok('create-notice', await adminInput(admin, { noticefiles: [off] }));
    expect(await find(world.dev, 'turnip')).toHaveLength(1);
    await admin.ok('set-notice-status', { notices: [{ id: data.id, version: 0 }], isActive: 0 });
    expect(await find(world.dev, 'turnip')).toEqual([]);
  });
});

describe('reading', () => {
  it('leaves no copy behind, and what a kill left goes at the next start', async () => {
    await attach(world.asha, asha, 'copied.docx', docxOf(['The oboe is copied and read']));
    const copies = (dataDir: string) => readdir(join(dataDir, 'reading'));
    expect(await copies(test.dataDir)).toEqual([]);
    const folder = await mkdtemp(join(tmpdir(), 'banyan-killed-'));
    await mkdir(join(folder, 'reading', 'read-abc'), { recursive: true });
    await writeFile(join(folder, 'reading', 'read-abc', 'file'), 'what was read when it was killed');
    const next = await startTestServer({ DATA_DIR: folder });
    expect(await copies(folder)).toEqual([]);
    await next.close();
    await rm(folder, { recursive: true });
  });

  const bytesOf = () => docxOf(['The marimba is read once']);

  it('takes the same bytes once a school, and they lie there once', async () => {
    const [first, second] = [
      await attach(world.asha, asha, 'a.docx', bytesOf()),
      await attach(world.asha, asha, 'b.docx', bytesOf()),
    ];
    const rows = await test.server.app.db.select().from(files);
    const [one, two] = [first, second].map(({ fileName }) => rows.find(({ id }) => id === fileName));
    expect(one?.storageKey).toBe(two?.storageKey);
    expect(one?.previewKey).toBe(two?.previewKey);
    const texts = await test.server.app.db
      .select()
      .from(fileTexts)
      .where(eq(fileTexts.sha256, one?.sha256 ?? ''));
    expect(texts).toHaveLength(1);
    const other = await test.signIn(world.otherFaculty);
    const third = await attach(world.otherFaculty, other, 'c.docx', bytesOf());
    const [elsewhere] = await test.server.app.db.select().from(files).where(eq(files.id, third.fileName));
    expect(elsewhere?.storageKey).not.toBe(one?.storageKey);
  });

  it('a broken file leaves its upload as it is and is not tried for ever', async () => {
    const [file] = await test.server.app.db.select().from(files).limit(1);
    if (!file) throw new Error('No file was uploaded.');
    const gone = {
      ...file,
      id: '00000000-0000-4000-8000-00000000abcd',
      uploadId: null,
      sha256: 'f'.repeat(64),
      extension: 'pdf',
      storageKey: '00000000-0000-4000-8000-00000000abcd',
    };
    await test.server.app.db.insert(files).values(gone);
    await planOldFiles(test.server.app.db, test.clock.now);
    await jobsDone();
    const [text] = await test.server.app.db.select().from(fileTexts).where(eq(fileTexts.sha256, gone.sha256));
    expect(text?.words).toBe('');
  });

  it('ends at its limits: time, memory, characters; a file that is none of its kind has no text', async () => {
    const sample = (name: string) =>
      new URL(`../../../server/seeds/data/files/${name}`, import.meta.url).pathname;
    expect(
      await runReadText(sample('notice.pdf'), 'pdf', { milliseconds: 1, heapMegabytes: 256 }),
    ).toBeNull();
    expect(
      await runReadText(sample('notice.pdf'), 'pdf', { milliseconds: 15_000, heapMegabytes: 4 }),
    ).toBeNull();
    expect(await runReadText(sample('photo.jpg'), 'docx')).toBeNull();
    const long = await attach(
      world.asha,
      asha,
      'long.docx',
      docxOf(Array.from({ length: 6000 }, (_, n) => `paragraph number ${n} of a very long book indeed`)),
    );
    const [file] = await test.server.app.db.select().from(files).where(eq(files.id, long.fileName));
    const parts = await test.server.app.db
      .select()
      .from(fileTextParts)
      .where(eq(fileTextParts.sha256, file?.sha256 ?? ''));
    const characters = parts.reduce((sum, { text }) => sum + text.length, 0);
    expect(characters).toBeGreaterThan(150_000);
    expect(characters).toBeLessThanOrEqual(200_000);
  });

  it('leaves a small picture of a PDF’s first page for lists; a damaged one has none', async () => {
    const { db } = test.server.app;
    const good = await attach(world.asha, asha, 'plan.pdf', await sampleFile('notice.pdf'));
    const bad = await attach(world.asha, asha, 'torn.pdf', Buffer.from('%PDF-1.7\nnothing follows\n%%EOF\n'));
    await share('With a plan', good);
    const drawn = async (id: string) =>
      (await db.select({ width: files.thumbWidth }).from(files).where(eq(files.id, id)))[0]?.width;
    expect([await drawn(good.fileName), await drawn(bad.fileName)]).toEqual([170, 0]);
    const dev = await test.signIn(world.dev);
    const picture = await dev.get(`/files/${good.fileName}/thumb`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(bytes.subarray(8, 12).toString('latin1')).toBe('WEBP');
    // The page is white with words on it, not blank and not black.
    const { channels } = await sharp(bytes).stats();
    expect(channels[0]?.mean).toBeGreaterThan(200);
    expect(channels[0]?.min).toBeLessThan(100);
  });

  it('catches up on files from before, and goes on where it was stopped', async () => {
    const { db } = test.server.app;
    await share('From long ago', await attach(world.asha, asha, 'old.docx', docxOf(['Forgotten xylophone'])));
    const picture = await attach(world.asha, asha, 'photo.jpg');
    const old = sql`sha256 = (select sha256 from files where name = 'old.docx')`;
    await db.delete(fileTextParts).where(old);
    await db.delete(fileTexts).where(old);
    await db.update(files).set({ thumbKey: null, thumbWidth: null, thumbHeight: null });
    expect(await find(world.dev, 'xylophone')).toEqual([]);
    await planOldFiles(db, test.clock.now);
    await jobsDone();
    expect(await find(world.dev, 'xylophone')).toEqual([
      ['From long ago', 'old.docx', 'Forgotten [xylophone]'],
    ]);
    const [drawn] = await db.select().from(files).where(eq(files.id, picture.fileName));
    expect(drawn?.thumbWidth).toBeGreaterThan(0);
    // Nothing is left to do, and nothing is planned.
    await planOldFiles(db, test.clock.now);
    await jobsDone();
    const { rows } = await db.execute(
      sql`select 1 from jobs where kind = 'read-old-files' and done_at is null`,
    );
    expect(rows).toEqual([]);
  });
});

describe('a PDF from before readers were shown its first page', () => {
  const coverOf = async (id: string) => {
    const [row] = await test.server.app.db.select().from(files).where(eq(files.id, id));
    return row;
  };

  it('gets that picture at the next start, and so does a later upload of the same bytes [QU-35]', async () => {
    const { db } = test.server.app;
    const { fileName } = await attach(world.asha, asha, 'drawn-before.pdf', await sampleFile('notice.pdf'));
    await share('With a first page', { fileName, extnType: 'pdf', org_fileName: 'drawn-before.pdf' });
    const known = await coverOf(fileName);
    await db.update(files).set({ coverKey: null });
    await planOldFiles(db, test.clock.now);
    await jobsDone();
    expect((await coverOf(fileName))?.coverKey).toBeTruthy();
    // The small one is the one from before.
    expect((await coverOf(fileName))?.thumbKey).toBe(known?.thumbKey);
    const dev = await test.signIn(world.dev);
    const picture = await dev.get(`/files/${fileName}/cover`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await db.update(files).set({ coverKey: null });
    const again = await attach(world.asha, asha, 'again.pdf', await sampleFile('notice.pdf'));
    expect((await coverOf(again.fileName))?.coverKey).toBeTruthy();
  });

  it('is shown by its small picture where the page cannot be drawn any more, and is not tried for ever', async () => {
    const { db, files: store } = test.server.app;
    const { fileName } = await attach(
      world.asha,
      asha,
      'torn-later.pdf',
      Buffer.concat([await sampleFile('notice.pdf'), Buffer.from('\n%torn later\n%%EOF\n')]),
    );
    const known = await coverOf(fileName);
    await store.remove(known?.storageKey ?? '');
    await db.update(files).set({ coverKey: null }).where(eq(files.id, fileName));
    await planOldFiles(db, test.clock.now);
    await jobsDone();
    const { coverKey } = (await coverOf(fileName)) ?? {};
    expect(coverKey).toBeTruthy();
    await store.remove(known?.thumbKey ?? '');
    await db.update(files).set({ coverKey: null }).where(eq(files.id, fileName));
    await planOldFiles(db, test.clock.now);
    await jobsDone();
    expect(await coverOf(fileName)).toMatchObject({ coverKey: null, thumbWidth: 0 });
  });
});

describe('an excerpt', () => {
  const written = (text: string, words: string[]) =>
    excerptOf(text, words)
      .map(({ text: each, is_match }) => (is_match ? `[${each}]` : each))
      .join('');

  it.each([
    ['one two three', ['two'], 'one [two] three'],
    ['one. Two!', ['two'], 'one. [Two]!'],
    ['Nothing here', ['other'], 'Nothing here'],
    ['Übung macht', ['ub'], 'Übung macht'],
    ['Übung macht', ['ubu'], '[Übung] macht'],
  ])('of %s', (text, words, expected) => {
    expect(written(text, words)).toBe(expected);
  });

  it('of a long text is some words around the first that was found', () => {
    const made = written(`${'before '.repeat(20)}needle ${'after '.repeat(60)}`.trim(), ['needle']);
    expect(made).toMatch(/^… before .*\[needle\] after .*after …$/);
    expect(made.length).toBeLessThan(200);
  });
});
