import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contents } from '#server/content/schema/modules.ts';
import { filmLength } from '#server/files/film-length.ts';
import { files } from '#server/files/schema/file.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { addFilm, addTraining } from './training-rows.ts';

let test: TestServer;
let client: Client;
beforeAll(async () => {
  test = await startTestServer();
  client = await test.enter(test.world.asha);
});
afterAll(() => test.close());

type Ranges = [number, number][];
const save = async (id: number, ranges: Ranges, place = 0) =>
  (await client.ok('save-watched-ranges', { subject: 'content', id, ranges, place })).data;

/** A part of the film as a share of its length. */
async function newFilm() {
  const { film, moduleId } = await addTraining(test);
  const { length } = (await client.ok('get-watched-ranges', { subject: 'content', id: film })).data;
  return { film, moduleId, length };
}

it('reads the length from the film itself [EN-25]', async () => {
  const id = await addFilm(test);
  const [file] = await test.server.app.db.select().from(files).where(eq(files.id, id));
  const length = await filmLength(test.server.app.files, file?.storageKey ?? '');
  expect(length).toBeGreaterThan(1);
  expect(length).toBeLessThan(60);
});

it('adds up what several devices watched, in any order, and never becomes less [EN-25]', async () => {
  const { film, length } = await newFilm();
  const half = Math.floor(length / 2);
  await Promise.all([save(film, [[0, 1]], 1), save(film, [[half, half + 1]], half + 1)]);
  expect(await save(film, [])).toMatchObject({ seconds: 2, status: 0 });
  expect(await save(film, [[0, 1]], 0)).toMatchObject({ seconds: 2 });
  const read = await client.ok('get-watched-ranges', { subject: 'content', id: film });
  expect(read.data).toMatchObject({ seconds: 2, place: 0, length });
});

it('is done at 90 % of what was watched, not where the end was jumped to [EN-25, C4-01]', async () => {
  const { film, moduleId, length } = await newFilm();
  expect(await save(film, [[length - 1, length]], length)).toMatchObject({ status: 0 });
  expect(await save(film, [[0, length]], length)).toMatchObject({ status: 1, seconds: length });
  const { data } = await client.ok('get-modcontent-list', { module_id: moduleId });
  expect(data.find(({ id }) => id === film)).toMatchObject({ status: 1, percent: 100 });
  // Taken back by hand, it is not marked again by a save that arrives late.
  await client.ok('mark-as-completed', {
    module_id: moduleId,
    content_id: film,
    faculty_id: test.world.asha.id,
    status: 0,
  });
  expect(await save(film, [[0, 1]])).toMatchObject({ status: 0 });
});

it('goes on with the latest film that is not done [EN-25]', async () => {
  const { film, moduleId } = await newFilm();
  test.clock.now = new Date(test.clock.now.getTime() + 60_000);
  await save(film, [[0, 1]], 1);
  const { resume } = await client.ok('get-faculty-modules-list', { faculty_id: test.world.asha.id });
  expect(resume).toMatchObject({ module_id: moduleId, content_id: film });
});

it('begins anew with another film, and what was done stays [EN-25, C4-01]', async () => {
  const { film, length } = await newFilm();
  await save(film, [[0, length]], length);
  const fileId = await addFilm(test, 'clip-360p.mp4');
  await test.server.app.db.update(contents).set({ fileId }).where(eq(contents.id, film));
  const read = await client.ok('get-watched-ranges', { subject: 'content', id: film });
  expect(read.data).toMatchObject({ seconds: 0, place: 0, status: 1 });
});

it.each([
  ['negative seconds', [[-1, 2]]],
  ['the end before the beginning', [[3, 1]]],
  ['no number', [[null, 2]]],
  ['a text', [['0', 2]]],
  ['501 parts', Array.from({ length: 501 }, (_, at) => [at, at + 1])],
  ['a year', [[0, 31_536_000]]],
])('refuses %s of a film [EN-25]', async (_what, ranges) => {
  const { film } = await addTraining(test);
  const { status, text } = await client.raw('save-watched-ranges', {
    subject: 'content',
    id: film,
    ranges,
    place: 0,
  });
  expect([status, JSON.parse(text).code]).toEqual([400, 'bad_request']);
});

it('refuses what lies behind the end, and what cannot be measured [EN-25]', async () => {
  const { film, guide, link } = await addTraining(test);
  const behind = { subject: 'content' as const, id: film, ranges: [[0, 5_000]] as Ranges, place: 0 };
  expect(await client.call('save-watched-ranges', behind)).toMatchObject({
    status: 422,
    error: { code: 'behind_end' },
  });
  for (const id of [guide, link])
    expect(await client.call('save-watched-ranges', { ...behind, id })).toMatchObject({
      status: 422,
      error: { code: 'not_measured' },
    });
});
