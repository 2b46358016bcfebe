import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallOf } from '#contract/catalogue.ts';
import type { CallInput } from '#contract/core/define-call.ts';
import type { NoticeFor } from '#contract/notices/notice.rules.ts';
import { memberships, people } from '#server/directory/schema.ts';
import { notices } from '#server/notices/schema/notice.ts';
import { times } from '#tests/long.ts';
import { adminInput, shareAsFaculty } from '#tests/server/notice-inputs.ts';
import { type Client, startTestServer, type TestServer } from '#tests/server/test-server.ts';
import type { World } from '#tests/server/world.ts';

type Input = CallInput<CallOf<'preview-notice-reach'>>;

let test: TestServer;
let world: World;
let asha: Client;
let admin: Client;

beforeAll(async () => {
  test = await startTestServer({ SESSION_MINUTES: '10080' });
  world = test.world;
  asha = await test.signIn(world.asha);
  admin = await test.signIn(world.admin);
});
afterAll(() => test.close());

const nine = () => String(world.places['9A'].gradeId);
const ask = (client: Client, input: Partial<Input>) =>
  client.ok('preview-notice-reach', { grade: nine(), division: '0', noticeFor: 1, ...input });
const numbers = async (client: Client, input: Partial<Input>) => (await ask(client, input)).numbers;
const namesOf = async (client: Client, input: Partial<Input>) =>
  (await ask(client, input)).data.map((row) => row.name.replace(' Test', ''));

describe('whom a notice would reach', () => {
  it('is counted by what people are, the author left out', async () => {
    expect(await numbers(asha, {})).toMatchObject({
      people: 3,
      students: 2,
      faculty: 1,
      admins: 0,
      divisions: 2,
    });
    const in9B = { division: String(world.places['9B'].divisionId) };
    expect(await numbers(asha, in9B)).toMatchObject({ people: 1, students: 1, faculty: 0, divisions: 1 });
    expect(await numbers(admin, { grade: '0' })).toMatchObject({
      people: 6,
      students: 3,
      faculty: 3,
      divisions: 4,
    });
    expect(await numbers(admin, { grade: '0', noticeFor: 2 })).toMatchObject({ people: 3, students: 0 });
  });

  it('tells who has no e-mail', async () => {
    const { db } = test.server.app;
    const dev = eq(people.id, world.dev.id);
    await db.update(people).set({ email: '' }).where(dev);
    expect(await numbers(asha, {})).toMatchObject({ no_mail: 1 });
    expect(await namesOf(asha, { show: 'no_mail' })).toEqual(['Dev']);
    await db.update(people).set({ email: 'Dev@test.example' }).where(dev);
    expect(await numbers(asha, {})).toMatchObject({ no_mail: 0 });
  });

  it('has names behind it, searched and a page at a time', async () => {
    expect(await namesOf(asha, { show: 'all' })).toEqual(['Bina', 'Dev', 'Esha']);
    expect(await namesOf(asha, { show: 'all', text: 'es' })).toEqual(['Esha']);
    const page = await ask(asha, { show: 'all', startRow: 1, limit: 1 });
    expect(page).toMatchObject({ numbers: null, count: 3, data: [{ name: 'Dev Test', place: 'Grade 9 A' }] });
  });

  it('is refused of grades that the author does not teach, or that are another school’s', async () => {
    const elsewhere = { grade: String(world.places.other.gradeId), division: '0', noticeFor: 1 } as const;
    expect(await asha.call('preview-notice-reach', elsewhere)).toMatchObject({
      error: { code: 'unknown_grade' },
    });
    const chetan = await test.signIn(world.chetan);
    const input = { ...elsewhere, grade: nine(), show: 'all' } as const;
    expect(await chetan.call('preview-notice-reach', input)).toMatchObject({
      error: { code: 'unknown_grade' },
    });
  });

  it('is exactly who gets it', async () => {
    const { places } = world;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('0', nine(), String(places['10A'].gradeId), `${nine()},${places['10A'].gradeId}`),
        fc.constantFrom<NoticeFor>(1, 2, 3, 4, 5, 6),
        async (grade, noticeFor) => {
          const would = await ask(admin, { grade, noticeFor, show: 'all' });
          const saved = await admin.ok(
            'create-notice',
            await adminInput(admin, { grade, noticeSendFor: noticeFor }),
          );
          const does = await admin.ok('get-notice-delivery', { notice_id: saved.data.id });
          expect(does.data.map(({ id }) => id)).toEqual(would.data.map(({ id }) => id));
          expect((await numbers(admin, { grade, noticeFor }))?.people).toBe(does.counts.targeted);
        },
      ),
      { numRuns: times(6, 16) },
    );
  });
});

describe('an edit', () => {
  it('tells whom it gains and loses, and how many of these have read it', async () => {
    const id = await shareAsFaculty(asha, { grade: nine() });
    const dev = await test.signIn(world.dev);
    await dev.ok('notice-seen', { notices: [{ id }] });
    const edit = { notice_id: id, grade: String(world.places['10A'].gradeId) };
    // In grade 10: chetan and farid; lost are bina, dev and esha.
    expect(await numbers(asha, edit)).toMatchObject({ people: 2, gained: 2, lost: 3, lost_seen: 1 });
    expect(await namesOf(asha, { ...edit, show: 'gained' })).toEqual(['Chetan', 'Farid']);
    expect(await namesOf(asha, { ...edit, show: 'lost' })).toEqual(['Bina', 'Dev', 'Esha']);
    expect(await numbers(asha, { notice_id: id })).toMatchObject({
      gained: 0,
      lost: 0,
      lost_seen: 0,
      seen: 1,
    });
    expect(await namesOf(asha, { show: 'gained' })).toEqual([]);
  });

  it('is asked about by its author alone', async () => {
    const id = await shareAsFaculty(asha, { grade: nine() });
    const input = { notice_id: id, grade: '0', division: '0', noticeFor: 1 } as const;
    expect(await admin.call('preview-notice-reach', input)).toMatchObject({ status: 403 });
    const other = await test.signIn(world.otherAdmin);
    expect(await other.call('preview-notice-reach', input)).toMatchObject({ status: 404 });
  });
});

describe('an author’s habit', () => {
  it('is the middle of what the last ten reached, from three on, this one apart', async () => {
    const bina = await test.signIn(world.bina);
    const reach = async (id: number, people: number) =>
      test.server.app.db
        .update(notices)
        .set({ reach: people })
        .where(and(eq(notices.schoolId, 1), eq(notices.id, id)));
    const usual = async (input: Partial<Input> = {}) => (await numbers(bina, input))?.usual;
    const share = () => shareAsFaculty(bina, { grade: nine() });
    const [first, second, third] = [await share(), await share(), await share()];
    await test.server.jobs().drain();
    expect(await usual()).toBe(3);
    await reach(first, 10);
    await reach(second, 20);
    await reach(third, 90);
    expect(await usual()).toBe(20);
    expect(await usual({ notice_id: third })).toBeNull();
  });
});

it('counts members of two of the grades once', async () => {
  const { db } = test.server.app;
  await db.insert(memberships).values({ schoolId: 1, personId: world.farid.id, ...world.places['9A'] });
  const both = `${nine()},${world.places['10A'].gradeId}`;
  expect(await numbers(admin, { grade: both, noticeFor: 3 })).toMatchObject({ people: 3, students: 3 });
});
