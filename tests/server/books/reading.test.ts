import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookNotes } from '#server/books/schema.ts';
import { bookLessons } from '#server/content/schema/books.ts';
import { reportEvents } from '#server/report-events/schema.ts';
import { formSession } from '../schools/school-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';
import { addBook, type MadeBook, nameClasses, setLevel } from './book-world.ts';

let test: TestServer;
let world: World;
let asha: Client;
let dev: Client;
let book: MadeBook;
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  await nameClasses(test.server.app.db);
  for (const schoolId of [1, 2]) await setLevel(test.server.app.db, schoolId, 3);
  asha = await test.enter(world.asha);
  dev = await test.enter(world.dev);
  book = await addBook(test.server.app.db, { classId: 9, lessons: 3 });
});
afterAll(() => test.close());

const lesson = (at: number) => book.lessonIds[at] ?? 0;
const events = async (measure: 'lesson.read' | 'lesson.unread' | 'lesson.completed' | 'lesson.reopened') =>
  (
    await test.server.app.db
      .select()
      .from(reportEvents)
      .where(and(eq(reportEvents.measure, measure), eq(reportEvents.subjectId, lesson(0))))
  ).length;

describe('a lesson', () => {
  it('is read by a student and taken back, each counted once however often it is sent [C3-04, QU-35]', async () => {
    const own = { book_id: book.bookId, lesson_id: lesson(0) };
    for (const _ of [1, 2]) await dev.ok('add-book-complete', own);
    const read = (await dev.ok('get-digital-book-lession-list', { book_id: book.bookId })).data;
    expect(read.lesson_list.map(({ is_read }) => is_read)).toEqual([true, false, false]);
    expect([read.lessons, read.lessons_read]).toEqual([3, 1]);
    for (const _ of [1, 2]) await dev.ok('updated-book-complete', { ...own, status: 0 });
    expect((await dev.ok('get-digital-book', {})).data[0]).toMatchObject({ lessons_read: 0 });
    expect([await events('lesson.read'), await events('lesson.unread')]).toEqual([1, 1]);
  });

  it('is ticked by a teacher for the class and for a student of it, and for nobody else [C3-04]', async () => {
    const { divisionId: nineA } = world.places['9A'];
    const { divisionId: nineB } = world.places['9B'];
    const of = { book_id: book.bookId, lesson_id: lesson(0), division_id: nineA };
    await asha.ok('add-book-complete', of);
    await asha.ok('add-book-complete', { ...of, lesson_id: lesson(1), student_id: world.dev.id });
    const seen = (await asha.ok('get-book-data-completed', { book_id: book.bookId, division_id: nineA }))
      .data;
    expect(seen.lesson_list.map(({ is_completed, read }) => [is_completed, read])).toEqual([
      [true, 0],
      [false, 1],
      [false, 0],
    ]);
    expect(seen.students).toEqual([
      { student_id: world.dev.id, student_name: 'Dev Test', read: [lesson(1)] },
    ]);
    expect((await asha.ok('get-digital-book', {})).data[0]).toMatchObject({ lessons_read: 1 });
    await asha.ok('updated-book-complete', { ...of, status: 0 });
    expect([await events('lesson.completed'), await events('lesson.reopened')]).toEqual([1, 1]);
    const beyond = [
      { ...of, division_id: nineB },
      { ...of, division_id: world.places.other.divisionId },
      // She teaches it, and it reads another book.
      { ...of, division_id: world.places['10A'].divisionId },
      { ...of, student_id: world.esha.id },
      { ...of, student_id: world.otherStudent.id },
      { ...of, student_id: world.bina.id },
      { ...of, lesson_id: 999_999 },
      { ...of, division_id: 0 },
    ];
    for (const input of beyond) expect((await asha.call('add-book-complete', input)).status).toBe(404);
    for (const input of [of, { ...of, division_id: 0, student_id: world.esha.id }])
      expect((await dev.call('add-book-complete', input)).status).toBe(404);
  });

  it('counts on neither side of the progress once the office took it out [QU-35]', async () => {
    const own = await addBook(test.server.app.db, { classId: 9, lessons: 2 });
    for (const lesson_id of own.lessonIds)
      await dev.ok('add-book-complete', { book_id: own.bookId, lesson_id });
    await test.server.app.db
      .update(bookLessons)
      .set({ removedAt: test.clock.now, position: null })
      .where(eq(bookLessons.id, own.lessonIds[0] ?? 0));
    const shelf = (await dev.ok('get-digital-book', {})).data.find(({ book_id }) => book_id === own.bookId);
    expect([shelf?.lessons, shelf?.lessons_read]).toEqual([1, 1]);
  });
});

describe('classes', () => {
  it('of a book are those that the teacher teaches, or all of the school for its admin [C3-04, CA-01, CB-04]', async () => {
    const admin = await test.enter(world.admin);
    const named = (rows: { grade_name: string; division_name: string; students: number }[]) =>
      rows.map((row) => [row.grade_name, row.division_name, row.students]);
    const input = { book_id: book.bookId };
    expect(named((await asha.ok('get-division-assigned', input)).data)).toEqual([['Grade 9', 'A', 1]]);
    expect(named((await admin.ok('get-division-assigned', input)).data)).toEqual([
      ['Grade 9', 'A', 1],
      ['Grade 9', 'B', 1],
    ]);
    const gradeId = world.places['9A'].gradeId;
    expect((await asha.ok('get-grade-assigned', input)).data).toEqual([
      { grade_id: gradeId, grade_name: 'Grade 9', books: 1 },
    ]);
    expect((await asha.ok('get-digital-book-grade', {})).data.map(({ grade_id }) => grade_id)).toEqual([
      gradeId,
    ]);
    const assigned = (await admin.ok('get-assigned-book', { grade_id: gradeId })).data;
    expect(assigned).toContainEqual(
      expect.objectContaining({ book_id: book.bookId, grade_name: 'Grade 9', for_students: true }),
    );
    expect((await admin.ok('get-assigned-book', { grade_id: world.places['10A'].gradeId })).data).toEqual([]);
    const lists = (await admin.ok('digital-book-lesson-list', { grade_id: gradeId })).data;
    expect(lists.find(({ book_id }) => book_id === book.bookId)?.lesson_list).toHaveLength(3);
  });
});

describe('notes', () => {
  it('are their writer’s alone, changed by version and removed with an undo [QU-35]', async () => {
    const save = async (client: Client, changes: object = {}) =>
      client.call('save-book-note', {
        book_id: book.bookId,
        lesson_id: lesson(0),
        page: 4,
        text: 'A browser reads from the top',
        formSession: await formSession(client),
        ...changes,
      });
    const made = await save(dev);
    expect(made.ok).toBe(true);
    const id = made.ok ? made.data.data.id : 0;
    const list = async (client: Client) =>
      (await client.ok('book-note-list', { book_id: book.bookId })).data.map(({ text }) => text);
    expect([await list(dev), await list(asha)]).toEqual([['A browser reads from the top'], []]);
    expect((await save(asha, { id, version: 1, text: 'Mine now' })).status).toBe(404);
    expect((await save(dev, { id, version: 7 })).status).toBe(409);
    expect((await save(dev, { id, version: 1, text: 'From the top to the end' })).ok).toBe(true);
    const gone = await dev.ok('set-book-note-removed', { rows: [{ id, version: 2 }], isRemoved: true });
    expect(await list(dev)).toEqual([]);
    await dev.ok('set-book-note-removed', { rows: gone.done, isRemoved: false });
    expect(await list(dev)).toEqual(['From the top to the end']);
  });

  it('are refused when they are empty or far too long, and beyond how many one has [QU-35]', async () => {
    const about = {
      book_id: book.bookId,
      lesson_id: lesson(0),
      page: 1,
      formSession: await formSession(dev),
    };
    for (const text of ['', '   ', 'x'.repeat(4_001), 'x'.repeat(2 ** 20)]) {
      const answer = await dev.raw('save-book-note', { ...about, text });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
    const { schoolId, id: personId } = world.dev;
    await test.server.app.db.insert(bookNotes).values(
      Array.from({ length: 500 }, () => ({
        schoolId,
        personId,
        bookId: book.bookId,
        lessonId: lesson(0),
        page: 1,
        text: 'x',
        updatedAt: test.clock.now,
      })),
    );
    const answer = await dev.call('save-book-note', { ...about, text: 'One more' });
    expect(answer).toMatchObject({ ok: false, error: { code: 'too_many_notes' } });
  });
});

it('another school’s people and books of other classes answer 404 [QU-35]', async () => {
  const student = await test.enter(world.otherStudent);
  const place = { page: 1, pages: 1, fraction: 0, base: 0, device: crypto.randomUUID(), step: 1 };
  const about = { book_id: book.bookId, lesson_id: lesson(0) };
  expect((await student.call('save-reading-place', { ...about, ...place })).status).toBe(404);
  expect((await student.call('get-digital-book-lession-list', about)).status).toBe(404);
  expect((await student.call('book-note-list', about)).status).toBe(404);
  expect((await student.call('digital-access-n-version', { school_id: 1 })).status).toBe(404);
});

it('a demo school writes nothing down', async () => {
  const demo = await test.enter(world.demoStudent);
  const about = { book_id: book.bookId, lesson_id: lesson(0) };
  expect(await demo.call('add-book-complete', about)).toMatchObject({ error: { code: 'demo_school' } });
});
