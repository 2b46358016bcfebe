import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  mergePosition,
  positionWithin,
  type SentPosition,
  type StoredPosition,
} from '#contract/books/position.rules.ts';
import { shelfOf } from '#server/books/index.ts';
import { actorOf } from '../actor.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { addBook, type MadeBook, nameClasses, setLevel } from './book-world.ts';

let test: TestServer;
let dev: Client;
let book: MadeBook;
beforeAll(async () => {
  test = await startTestServer();
  await nameClasses(test.server.app.db);
  await setLevel(test.server.app.db, 1, 3);
  dev = await test.enter(test.world.dev);
  book = await addBook(test.server.app.db, { classId: 9 });
});
afterAll(() => test.close());

const phone = crypto.randomUUID();
const laptop = crypto.randomUUID();
const sent = (changes: Partial<SentPosition & { pages: number }> = {}) => {
  const { lessonId, ...rest } = { lessonId: book.lessonIds[0] ?? 0, ...changes };
  const usual = { page: 1, pages: 40, fraction: 0, base: 0, device: phone, step: 1 };
  return { book_id: book.bookId, lesson_id: lessonId, ...usual, ...rest };
};

describe('the place in a book', () => {
  it('goes on on another device, which is told where another one went on meanwhile [QU-35, CA-04]', async () => {
    const first = (await dev.ok('save-reading-place', sent({ page: 12, fraction: 0.25 }))).data;
    expect(first).toMatchObject({ is_taken: true, place: { page: 12, fraction: 0.25, version: 1 } });
    const known = (await dev.ok('get-reading-place', { book_id: book.bookId })).data.place;
    expect(known).toEqual(first.place);
    // A laptop that knew it goes on.
    const on = sent({ device: laptop, base: 1, page: 20 });
    expect((await dev.ok('save-reading-place', on)).data).toMatchObject({
      is_taken: true,
      place: { version: 2 },
    });
    // The phone was offline at page 14 and knows only the first.
    const late = (await dev.ok('save-reading-place', sent({ step: 2, base: 1, page: 14 }))).data;
    expect(late).toMatchObject({ is_taken: false, place: { page: 20, version: 2, device: laptop } });
    // A lost answer: the same again changes nothing.
    const again = (await dev.ok('save-reading-place', on)).data;
    expect(again).toMatchObject({ is_taken: true, place: { page: 20, version: 2 } });
    expect((await dev.ok('get-digital-book', {})).data[0]?.place).toMatchObject({ page: 20 });
    const plain = actorOf(test.world.dev);
    const actor = { ...plain, school: { ...plain.school, settings: { allow_digital_book: 3 } } };
    expect((await shelfOf(test.server.app.db, actor))[0]?.place).toMatchObject({ page: 20 });
  });

  it('is brought into the document, and what is no place is refused beside its field [QU-35]', async () => {
    const far = (await dev.ok('save-reading-place', sent({ step: 50, base: 2, page: 99_999 }))).data;
    expect(far.place).toMatchObject({ page: 40, fraction: 0 });
    for (const [field, value] of [
      ['page', 0],
      ['page', -3],
      ['page', 1.5],
      ['page', Number.NaN],
      ['page', 10_000_000],
      ['fraction', 2],
      ['fraction', -0.1],
      ['fraction', 'x'],
      ['device', 'mine'],
      ['step', 0],
    ] as const) {
      const answer = await dev.raw('save-reading-place', { ...sent({ step: 60 }), [field]: value });
      expect([field, value, answer.status]).toEqual([field, value, 400]);
      expect(JSON.parse(answer.text).issues).toHaveProperty(field);
    }
    expect(positionWithin({ page: Number.NaN, fraction: 2 }, 5)).toEqual({ page: 1, fraction: 0 });
    expect(positionWithin({ page: 5, fraction: 2 }, 5)).toEqual({ page: 5, fraction: 1 });
    expect(positionWithin({ page: 99_999, fraction: 0.5 }, 5)).toEqual({ page: 5, fraction: 0 });
  });

  it('is saved once by forty at a time, and the last acknowledged one is stored', async () => {
    const other = await addBook(test.server.app.db, { classId: 9 });
    const all = Array.from({ length: 40 }, (_, index) => ({
      ...sent({ step: index + 1, page: index + 1, device: laptop }),
      book_id: other.bookId,
      lesson_id: other.lessonIds[0] ?? 0,
    }));
    const answers = await Promise.all(all.map((each) => dev.ok('save-reading-place', each)));
    expect(answers.every(({ data }) => data.is_taken)).toBe(true);
    const { place } = (await dev.ok('get-reading-place', { book_id: other.bookId })).data;
    expect(place).toMatchObject({ step: 40, page: 40 });
  });

  it('follows whatever order devices send it in, with repeats and losses [QU-35]', () => {
    // Each device: reads on, hears of others now and then; the network repeats, delays and loses.
    const act = fc.record({
      device: fc.constantFrom('phone', 'laptop', 'tablet'),
      page: fc.integer({ min: 1, max: 50 }),
      fate: fc.constantFrom('arrives', 'late', 'twice', 'lost answer'),
      looks: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        let stored: StoredPosition | null = null;
        const steps = new Map<string, number>();
        const knows = new Map<string, number>();
        const late: SentPosition[] = [];
        const deliver = (place: SentPosition, isHeard: boolean) => {
          const before: StoredPosition | null = stored;
          const merged = mergePosition(before, place);
          // The version never goes back, and moves only with a place that is taken.
          expect(merged.stored.version).toBeGreaterThanOrEqual(before?.version ?? 0);
          expect(merged.isTaken || merged.stored === before).toBe(true);
          const isMoved = merged.stored !== before;
          const { page, step } = merged.stored;
          expect(isMoved ? { page, step } : place).toMatchObject({ page: place.page, step: place.step });
          // Once more changes nothing.
          expect(mergePosition(merged.stored, place).stored).toEqual(merged.stored);
          // Nobody takes over from a device whose place they did not know.
          const isTakenOver = before !== null && isMoved && before.device !== place.device;
          expect(isTakenOver ? place.base : Infinity).toBeGreaterThanOrEqual(before?.version ?? 0);
          stored = merged.stored;
          if (isHeard) knows.set(place.device, stored.version);
          return merged;
        };
        for (const { device, page, fate, looks } of acts) {
          const now: StoredPosition | null = stored;
          if (looks && now) knows.set(device, (now as StoredPosition).version);
          const step = (steps.get(device) ?? 0) + 1;
          steps.set(device, step);
          const place: SentPosition = {
            lessonId: 1,
            page,
            fraction: 0,
            base: knows.get(device) ?? 0,
            device,
            step,
          };
          if (fate === 'late') late.push(place);
          else {
            deliver(place, fate !== 'lost answer');
            if (fate === 'twice') deliver(place, true);
          }
        }
        for (const place of late) deliver(place, true);
        // A device that looks now and saves is never refused.
        const base = (stored as StoredPosition | null)?.version ?? 0;
        const last = { lessonId: 1, page: 7, fraction: 0, base, device: 'new', step: 1 };
        expect(mergePosition(stored, last)).toMatchObject({ isTaken: true, stored: { page: 7 } });
      }),
    );
  });
});
