import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '#contract/core/roles.ts';
import { settingsChanged } from '#contract/schools/schools.hints.ts';
import { readContentFile } from '#server/content/read-content-file.ts';
import { bookLessons, books } from '#server/content/schema/books.ts';
import { menuOf } from '#server/core/menu.ts';
import { divisions, grades, memberships } from '#server/directory/schema.ts';
import { actorOf } from '../actor.ts';
import { openSocket } from '../realtime-client.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { Named, World } from '../world.ts';
import { addBook, type MadeBook, nameClasses, setLevel } from './book-world.ts';

let test: TestServer;
let world: World;
const clients = new Map<Named, Client>();
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  await nameClasses(test.server.app.db);
  for (const person of everybody()) clients.set(person, await test.enter(person));
});
afterAll(() => test.close());

const everybody = () => [
  world.superAdmin,
  world.admin,
  world.asha,
  world.chetan,
  world.dev,
  world.farid,
  world.otherAdmin,
  world.otherFaculty,
  world.otherStudent,
  world.clubFaculty,
  world.finance,
  world.helpdesk,
];
const as = (person: Named) => clients.get(person) as Client;

async function levels(level: number): Promise<void> {
  for (const schoolId of [1, 2, 4, 5]) await setLevel(test.server.app.db, schoolId, level);
  test.server.app.sessions.forgetActors();
}

/** What of a book somebody gets: it on the shelf, it opened, its cover, its lessons' files. */
async function reads(who: Named, book: MadeBook, level: number): Promise<boolean> {
  const { db } = test.server.app;
  const plain = actorOf(who);
  const reader = { ...plain, school: { ...plain.school, settings: { allow_digital_book: level } } };
  const got: boolean[] = [];
  const accesses: number[] = [];
  for (const fileId of [book.coverId, ...book.fileIds]) {
    const file = await readContentFile(db, reader, fileId, test.clock.now);
    expect([who.loginName, file?.isDownloadable]).toEqual([
      who.loginName,
      file && who.role !== roles.student,
    ]);
    got.push(file !== undefined);
  }
  if ([roles.schoolAdmin, roles.faculty, roles.student].some((role) => role === who.role)) {
    const client = as(who);
    const shelf = (await client.ok('get-digital-book', {})).data;
    got.push(shelf.some(({ book_id }) => book_id === book.bookId));
    got.push((await client.call('get-digital-book-lession-list', { book_id: book.bookId })).ok);
    const kept = (await client.ok('digital-access-n-version', {})).data;
    got.push(kept.books.some(({ book_id }) => book_id === book.bookId));
    accesses.push(kept.access);
  }
  expect(accesses.filter((access) => access !== level)).toEqual([]);
  expect(new Set(got).size, `${who.loginName}: all or nothing of a book`).toBe(1);
  return got[0] === true;
}

describe('who reads a book', () => {
  it('is decided by class, audience, state and level, for every person and every file [SM-07, QU-35, CA-04, C3-04]', async () => {
    const { db } = test.server.app;
    const nine = await addBook(db, { classId: 9 });
    const made = [
      { book: nine, classId: 9, audience: 'all', isOut: true },
      { book: await addBook(db, { classId: 10 }), classId: 10, audience: 'all', isOut: true },
      {
        book: await addBook(db, { classId: 9, audience: 'faculty' }),
        classId: 9,
        audience: 'faculty',
        isOut: true,
      },
      { book: await addBook(db, { classId: 9, status: 'draft' }), classId: 9, audience: 'all', isOut: false },
      { book: await addBook(db, { classId: 1 }), classId: 1, audience: 'all', isOut: true },
      { book: await addBook(db, { classId: 7 }), classId: 7, audience: 'all', isOut: true },
    ] as const;
    const classes = new Map<Named, readonly number[]>([
      [world.admin, [9, 10]],
      [world.asha, [9, 10]],
      [world.chetan, [10]],
      [world.dev, [9]],
      [world.farid, [10]],
      [world.otherAdmin, [1]],
      [world.otherFaculty, [1]],
      [world.otherStudent, [1]],
    ]);
    const mayAt: Record<number, readonly number[]> = {
      0: [],
      1: [roles.faculty, roles.schoolAdmin],
      2: [roles.student, roles.schoolAdmin],
      3: [roles.faculty, roles.student, roles.schoolAdmin],
    };
    for (const level of [0, 1, 2, 3]) {
      await levels(level);
      for (const who of everybody())
        for (const { book, classId, audience, isOut } of made) {
          const isOfSchool =
            isOut &&
            (mayAt[level]?.includes(who.role) ?? false) &&
            (classes.get(who)?.includes(classId) ?? false) &&
            (who.role !== roles.student || audience === 'all');
          const expected = who.role === roles.superAdmin || isOfSchool;
          const about = `${who.loginName}, level ${level}, class ${classId}, ${audience}, out ${isOut}`;
          expect([about, await reads(who, book, level)]).toEqual([about, expected]);
        }
    }
  });

  it('ends when the office takes the book back or a lesson out of it, and the place waits [QU-35]', async () => {
    const { db } = test.server.app;
    await levels(3);
    const book = await addBook(db, { classId: 9 });
    const dev = as(world.dev);
    const place = {
      book_id: book.bookId,
      lesson_id: book.lessonIds[1] ?? 0,
      page: 7,
      pages: 9,
      fraction: 0.5,
      base: 0,
      device: crypto.randomUUID(),
      step: 1,
    };
    await dev.ok('save-reading-place', place);
    await db.update(books).set({ status: 'draft' }).where(eq(books.id, book.bookId));
    expect((await dev.call('save-reading-place', { ...place, step: 2 })).status).toBe(404);
    expect((await dev.call('get-reading-place', { book_id: book.bookId })).status).toBe(404);
    await db.update(books).set({ status: 'published' }).where(eq(books.id, book.bookId));
    const back = (await dev.ok('get-reading-place', { book_id: book.bookId })).data.place;
    expect(back).toMatchObject({ lesson_id: place.lesson_id, page: 7, fraction: 0.5 });
    await db
      .update(bookLessons)
      .set({ removedAt: test.clock.now })
      .where(eq(bookLessons.id, place.lesson_id));
    expect((await dev.call('save-reading-place', { ...place, step: 3 })).status).toBe(404);
    const plain = actorOf(world.dev);
    const reader = { ...plain, school: { ...plain.school, settings: { allow_digital_book: 3 } } };
    const [first = '', second = ''] = book.fileIds;
    expect(await readContentFile(db, reader, first, test.clock.now)).toBeDefined();
    expect(await readContentFile(db, reader, second, test.clock.now)).toBeUndefined();
  });
});

describe('the menu of a person', () => {
  const lines = async (who: Named) => {
    const actor = await test.server.app.sessions.actorOfToken(as(who).token ?? '');
    if (!actor) throw new Error('Nobody.');
    return menuOf(test.server.app, actor).map(({ module_url }) => module_url);
  };

  it('has books for a student at level 2 and 3 alone, for a teacher at 1 and 3, at once and live [SM-07]', async () => {
    const seen: Record<number, boolean[]> = {};
    const admin = as(world.admin);
    const socket = await openSocket(test, as(world.dev));
    for (const level of [0, 1, 2, 3]) {
      const heard = new Promise<void>((resolve) => socket.once(settingsChanged.name, () => resolve()));
      await admin.ok('save-user-profile-setting', {
        school_id: 1,
        settings: [{ key: 'allow_digital_book', authValue: level }],
      });
      await heard;
      seen[level] = [
        (await lines(world.dev)).includes('mylearning/books'),
        (await lines(world.asha)).includes('myteaching/books'),
      ];
    }
    socket.disconnect();
    expect(seen).toEqual({ 0: [false, false], 1: [false, true], 2: [true, false], 3: [true, true] });
  });

  it('knows who is in a club [SM-08]', async () => {
    const { db, sessions } = test.server.app;
    const hasClubs = async () => (await sessions.actorOfToken(as(world.dev).token ?? ''))?.hasClubs;
    expect(await hasClubs()).toBe(false);
    const [club] = await db
      .insert(grades)
      .values({ schoolId: 1, kind: 'club', name: 'Robotics', position: 1 })
      .returning();
    const gradeId = club?.id ?? 0;
    const [batch] = await db.insert(divisions).values({ schoolId: 1, gradeId, name: 'Monday' }).returning();
    const divisionId = batch?.id ?? 0;
    await db.insert(memberships).values({ schoolId: 1, personId: world.dev.id, divisionId, gradeId });
    sessions.forgetActors();
    expect(await hasClubs()).toBe(true);
    const line = { name: 'Club Project', url: 'x', icon: 'x', roles: [roles.student] };
    const offers = {
      ...test.server.app.offers,
      menu: [{ ...line, isFor: (_: unknown, person: { hasClubs: boolean }) => person.hasClubs }],
    };
    const of = async (who: Named) => {
      const actor = await sessions.actorOfToken(as(who).token ?? '');
      return actor ? menuOf({ offers }, actor).length : -1;
    };
    expect([await of(world.dev), await of(world.farid)]).toEqual([1, 0]);
  });
});
