import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import { lessonsRead, readingPositions } from '#server/books/schema.ts';
import { bookLessons, books } from '#server/content/schema/books.ts';
import { grades, masterClasses, memberships, people, schools } from '#server/directory/schema.ts';
import { schoolSettings } from '#server/schools/schema.ts';
import { drawBook } from './book-pdf.ts';
import { author, keep, type SeedFiles, type Writer } from './curriculum-files.ts';

/** Of Sunrise, class 10. */
const reader = 'S00039';

const chapters = [
  ['What a browser reads', ['Marks and words', 'Headings', 'Lists', 'Links', 'A first page']],
  ['Words and pictures', ['Where a picture comes from', 'Words for who cannot see it', 'Colours', 'Letters']],
  ['A page for a phone', ['Narrow and wide', 'Boxes', 'What comes first', 'A finger is thick']],
  ['Show it to others', ['Read it aloud', 'Ask a friend', 'Mend it', 'Publish it']],
] as const;
/** Pages of each section of a chapter. */
const pagesEach = 3;

function chapterPages(at: number, sections: readonly string[]) {
  return sections.flatMap((heading, section) =>
    Array.from({ length: pagesEach }, (_, page) => ({
      heading: page === 0 ? heading : `${heading}, ${page + 1}`,
      hue: (at * 67 + section * 31) % 360,
      lines: [
        `This is about: ${heading.toLowerCase()}.`,
        'Open a page that you like and look at its words first.',
        'Say what each part is for, and who needs it.',
        'Then write the same with your own marks.',
        page === pagesEach - 1 ? 'Try it: change one thing and look again.' : 'Turn the page to go on.',
      ],
    })),
  );
}

/** A long document with a table of contents of its own and no lessons written for it. */
const handbook = ['Batteries', 'Switches', 'Motors', 'Sensors', 'Wheels', 'Arms', 'Mistakes', 'Ideas'];
const pagesOfPart = 15;

function handbookPdf(title: string): Buffer {
  const pages = handbook.flatMap((heading, at) =>
    Array.from({ length: pagesOfPart }, (_, page) => ({
      heading: page === 0 ? heading : `${heading}, ${page + 1}`,
      hue: (at * 45) % 360,
      lines: [
        `What ${heading.toLowerCase()} are for, and how to choose them.`,
        'Draw it first, then build it, then try it.',
        'Write down what you changed and why.',
      ],
    })),
  );
  const chapters = handbook.map((name, at) => ({ name, page: 1 + at * pagesOfPart }));
  return drawBook(title, pages, chapters);
}

/** A book with real pages for class 6, and two for class 10, which the demo's student reads. */
export async function seedBooks(
  writer: Writer,
  { session }: { readonly session: () => Promise<string> },
  files: SeedFiles,
): Promise<void> {
  const classes = await writer.db
    .select()
    .from(masterClasses)
    .where(inArray(masterClasses.position, [6, 10]));
  for (const { id, position } of classes) {
    const name = position === 6 ? 'My first web page' : 'Pages for the web';
    const book = await writer.call(
      'save-book',
      {
        name,
        description: 'How a page is made: words, marks, pictures, and who reads it.',
        classId: id,
        audience: 'all',
        coverFileId: files.cover.get('HTML and CSS') ?? '',
        isPublished: true,
        formSession: await session(),
      },
      author,
    );
    for (const [at, [title, sections]] of chapters.entries()) {
      const bytes = drawBook(`${name}: ${title}`, chapterPages(at, sections));
      const fileId = await keep(writer, `${title}.pdf`, bytes);
      await writer.call(
        'save-lesson',
        { bookId: book.data.id, title, fileId, formSession: await session() },
        author,
      );
    }
  }
  const [tenth] = classes.filter(({ position }) => position === 10);
  if (tenth) await seedHandbook(writer, session, tenth.id, files);
  await seedReading(writer);
}

async function seedHandbook(
  writer: Writer,
  session: () => Promise<string>,
  classId: number,
  files: SeedFiles,
): Promise<void> {
  const name = 'Handbook of small machines';
  const { data } = await writer.call(
    'save-book',
    {
      name,
      description: 'To look things up while you build.',
      classId,
      audience: 'all',
      coverFileId: files.cover.get('Arduino') ?? '',
      isPublished: true,
      formSession: await session(),
    },
    author,
  );
  const fileId = await keep(writer, `${name}.pdf`, handbookPdf(name));
  await writer.call(
    'save-lesson',
    { bookId: data.id, title: 'The whole handbook', fileId, formSession: await session() },
    author,
  );
}

/** Every school lets both read; of the students some are in the middle of a book. */
async function seedReading({ db }: Writer): Promise<void> {
  await db.execute(sql`
    insert into ${schoolSettings} (school_id, key, level, changed_by, changed_at)
    select id, 'allow_digital_book', 3, 1, now() from schools where id > 0
    on conflict (school_id, key) do update set level = 3`);
  const lessons = await db
    .select({ id: bookLessons.id, bookId: bookLessons.bookId, classId: books.classId })
    .from(bookLessons)
    .innerJoin(books, eq(books.id, bookLessons.bookId))
    .orderBy(asc(bookLessons.bookId), asc(bookLessons.position));
  const begun = new Map<number, number>();
  for (const { id, bookId, classId } of lessons) {
    const place = begun.get(bookId) ?? 0;
    begun.set(bookId, place + 1);
    const readers = sql`
      from people p
      join memberships m on m.school_id = p.school_id and m.person_id = p.id
      join grades g on g.school_id = m.school_id and g.id = m.grade_id and g.master_class_id = ${classId}
      join schools s on s.id = p.school_id
      where p.role = ${roles.student} and p.id % 5 > ${place}
        and p.login_name <> ${reader}`;
    await db.execute(sql`
      insert into ${lessonsRead} (school_id, academic_year, person_id, lesson_id, marked_by, read_at)
      select p.school_id, s.academic_year, p.id, ${id}::int, p.id, now() - interval '3 days' * (p.id % 7) ${readers}
      on conflict do nothing`);
    await db.execute(sql`
      insert into ${readingPositions}
        (school_id, person_id, book_id, lesson_id, page, pages, fraction, version, device, step, saved_at)
      select p.school_id, p.id, ${bookId}::int, ${id}::int, 1 + p.id % 9, 12, 0, 1, gen_random_uuid(), 1, now() ${readers}
      on conflict (school_id, person_id, book_id) do update set lesson_id = excluded.lesson_id`);
  }
  await beginBook(db, lessons);
}

/** The demo's student is in the middle of the second lesson. */
async function beginBook(
  db: Writer['db'],
  lessons: readonly { readonly id: number; readonly bookId: number; readonly classId: number }[],
): Promise<void> {
  const [pupil] = await db.select().from(people).where(eq(people.loginName, reader));
  const [place] = pupil
    ? await db
        .select({ classId: grades.masterClassId })
        .from(memberships)
        .innerJoin(grades, and(eq(grades.schoolId, memberships.schoolId), eq(grades.id, memberships.gradeId)))
        .where(and(eq(memberships.schoolId, pupil.schoolId), eq(memberships.personId, pupil.id)))
    : [];
  const [first, second] = lessons.filter(({ classId }) => classId === place?.classId);
  if (!pupil || !first || !second) return;
  const of = { schoolId: pupil.schoolId, personId: pupil.id };
  const [{ academicYear } = { academicYear: '' }] = await db
    .select({ academicYear: schools.academicYear })
    .from(schools)
    .where(eq(schools.id, pupil.schoolId));
  const at = new Date();
  await db
    .insert(lessonsRead)
    .values({ ...of, academicYear, lessonId: first.id, markedBy: pupil.id, readAt: at });
  await db.insert(readingPositions).values({
    ...of,
    bookId: second.bookId,
    lessonId: second.id,
    page: 5,
    pages: 12,
    fraction: 0,
    version: 1,
    device: randomUUID(),
    step: 1,
    savedAt: at,
  });
}
