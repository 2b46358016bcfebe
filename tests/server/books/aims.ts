import type { booksCalls } from '#contract/books/books.calls.gen.ts';
import { roles } from '#contract/core/roles.ts';
import { bookNotes } from '#server/books/schema.ts';
import { type Aim, type Aims, claimed, other, type Target, test, world } from '../aimed-world.ts';
import { formSession } from '../schools/school-inputs.ts';
import type { Named } from '../world.ts';
import { addBook, type MadeBook, nameClasses, setLevel } from './book-world.ts';

/** A published book of the class that the person sits in or teaches, which their school lets them read. */
async function newBook(who: Named, classId = who.role === roles.student ? 9 : 10): Promise<MadeBook> {
  const { db } = test.server.app;
  await nameClasses(db);
  for (const schoolId of [1, 2]) await setLevel(db, schoolId, 3);
  test.server.app.sessions.forgetActors();
  return addBook(db, { classId, lessons: 1 });
}

const ofBook = async (who: Named) => {
  const { bookId: book_id, lessonIds } = await newBook(who);
  return { book_id, lesson_id: lessonIds[0] ?? 0 };
};
const withBook: Aim = { body: async (who) => ({ book_id: (await ofBook(who)).book_id }) };
const anything: Aim = { body: () => ({}) };

/** Of a class of the book: taught by the caller, by another, of another school. Students complete for themselves. */
const completed: Aim = {
  body: async (who, _client, target) => {
    const classId = target === 'own' ? undefined : target === 'sameSchool' ? 9 : 1;
    const { bookId: book_id, lessonIds } = await newBook(who, classId);
    const place = { own: '10B', sameSchool: '9A', otherSchool: 'other' } as const;
    const division_id = world.places[place[target]].divisionId;
    const student_id = { own: who.id, sameSchool: world.dev.id, otherSchool: world.otherStudent.id }[target];
    const about = who.role === roles.student ? { student_id } : { division_id };
    return { book_id, lesson_id: lessonIds[0] ?? 0, ...about, status: 1 };
  },
  at: 'row',
  beyond: 404,
};

async function newNote(who: Named, target: Target): Promise<object> {
  const { book_id: bookId, lesson_id: lessonId } = await ofBook(who);
  const writer = { own: who, sameSchool: other(who), otherSchool: world.otherStudent }[target];
  const [note] = await test.server.app.db
    .insert(bookNotes)
    .values({
      schoolId: writer.schoolId,
      personId: writer.id,
      bookId,
      lessonId,
      page: 1,
      text: 'Look here',
      updatedAt: test.clock.now,
    })
    .returning();
  return { book_id: bookId, lesson_id: lessonId, id: note?.id ?? 0, version: 1 };
}

export const aims: Aims<typeof booksCalls> = {
  'digital-book-lesson-list': anything,
  'get-assigned-book': anything,
  'digital-access-n-version': {
    body: (who, _client, target) => ({ school_id: claimed(who, target).school_id }),
    at: 'row',
    beyond: 404,
  },
  'get-digital-book': anything,
  'get-digital-book-lession-list': withBook,
  'get-digital-book-grade': anything,
  'get-division-assigned': withBook,
  'get-grade-assigned': withBook,
  'add-book-complete': completed,
  'updated-book-complete': completed,
  'get-book-data-completed': {
    body: async (who, _client, target) => {
      const classId = target === 'own' ? undefined : target === 'sameSchool' ? 9 : 1;
      const { bookId: book_id } = await newBook(who, classId);
      const place = { own: '10B', sameSchool: '9A', otherSchool: 'other' } as const;
      return { book_id, division_id: world.places[place[target]].divisionId };
    },
    at: 'row',
    beyond: 404,
  },
  'get-reading-place': withBook,
  'save-reading-place': {
    body: async (who) => ({
      ...(await ofBook(who)),
      page: 1,
      pages: 3,
      fraction: 0,
      base: 0,
      device: crypto.randomUUID(),
      step: 1,
    }),
  },
  'book-note-list': withBook,
  'save-book-note': {
    body: async (who, client, target) => ({
      ...(await newNote(who, target)),
      page: 1,
      text: 'And there',
      formSession: await formSession(client),
    }),
    at: 'authored',
    beyond: 404,
  },
  'set-book-note-removed': {
    body: async (who, _client, target) => {
      const { id, version } = (await newNote(who, target)) as { id: number; version: number };
      return { rows: [{ id, version }], isRemoved: true };
    },
    at: 'authored',
    beyond: 404,
  },
};
