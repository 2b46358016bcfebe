import { and, eq, exists, inArray, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { readsBooks } from '#contract/books/books.rules.ts';
import {
  type CarrierKind,
  type Readership,
  readershipOf,
  sharedCarriers,
} from '#contract/content/content.rules.ts';
import { hasModule, modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { curriculumAssignments, curriculumChoices, isOfChoice } from '#server/choices/schema.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { builder } from '#server/db/prepared.ts';
import { grades, memberships } from '#server/directory/schema.ts';
import { files } from '#server/files/schema/file.ts';
import { sessionShares } from '#server/teaching/schema.ts';
import { bookLessons, books } from '../schema/books.ts';
import { projects } from '../schema/projects.ts';
import { contentFiles, publishedProjects, publishedSessions } from '../schema/published.ts';

/**
 * All rights to read content are decided here. The office's authors read its content. Teachers read projects published
 * for all or for their school. Students read assigned projects without the parts for teachers, and shared sessions.
 * Both read books of their classes if the school allows it.
 */

const office = 0;

export const readershipFor = (actor: Pick<Actor, 'role' | 'subRole' | 'modules'>): Readership =>
  readershipOf(actor.role, hasModule(actor, modules.academicContent));

type Reader = Pick<Actor, 'id' | 'role' | 'subRole' | 'modules' | 'school'>;

/** A condition on `published_projects`: the person may list, find and open them. */
export function isReadable(reader: Reader): SQL {
  const readership = readershipFor(reader);
  if (readership === 'none') return sql`false`;
  if (readership === 'authors') return eq(publishedProjects.schoolId, office);
  const isForSchool = inArray(publishedProjects.schoolId, [office, reader.school.id]);
  const isWanted = readership === 'faculty' ? undefined : isAssigned(reader);
  return and(isForSchool, isWanted) ?? isForSchool;
}

const placesOf = ({ id, school }: Pick<Reader, 'id' | 'school'>) =>
  builder
    .select({ id: memberships.divisionId })
    .from(memberships)
    .where(and(eq(memberships.schoolId, school.id), eq(memberships.personId, id)));

/** This year's shares with a division or batch of the student that were not taken back. */
const isSharedWith = ({ id, school }: Reader) =>
  and(
    eq(sessionShares.schoolId, school.id),
    eq(sessionShares.academicYear, school.academicYear),
    isNull(sessionShares.unsharedAt),
    inArray(sessionShares.divisionId, placesOf({ id, school })),
  );

/** [C4-03] Returns the shared sessions. The caller checks that the student may read the project. */
export async function sharedSessions(
  db: Queryable,
  reader: Reader,
  projectId: number,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectDistinct({ id: sessionShares.sessionId })
    .from(sessionShares)
    .where(and(isSharedWith(reader), eq(sessionShares.projectId, projectId)));
  return new Set(rows.map(({ id }) => id));
}

/** [C4-03] A condition on `content_files`: carried by a published session that was shared with the student. */
const isOfShared = (reader: Reader) =>
  and(
    inArray(contentFiles.carrier, [...sharedCarriers]),
    eq(contentFiles.audience, 'faculty'),
    exists(
      builder
        .select({ one: sql`1` })
        .from(sessionShares)
        .innerJoin(publishedSessions, eq(publishedSessions.sessionId, sessionShares.sessionId))
        .where(and(isSharedWith(reader), eq(sessionShares.sessionId, contentFiles.carrierId))),
    ),
  );

/** True for this year's assignment, to the person or to their division or batch. */
function isAssigned({ id, school }: Reader): SQL {
  const places = placesOf({ id, school });
  return exists(
    builder
      .select({ one: sql`1` })
      .from(curriculumChoices)
      .innerJoin(curriculumAssignments, isOfChoice)
      .where(
        and(
          eq(curriculumChoices.schoolId, school.id),
          eq(curriculumChoices.academicYear, school.academicYear),
          eq(curriculumChoices.projectId, publishedProjects.projectId),
          sql`${curriculumChoices.archivedAt} is null`,
          or(
            and(eq(curriculumAssignments.kind, 'person'), eq(curriculumAssignments.assigneeId, id)),
            and(
              inArray(curriculumAssignments.kind, ['division', 'batch']),
              inArray(curriculumAssignments.assigneeId, places),
            ),
          ),
        ),
      ),
  );
}

/** [SM-07, QU-35] A condition on `books`: published, allowed for the role, and of the person's classes; admins: all. */
export function isReadableBook(reader: Reader): SQL {
  const readership = readershipFor(reader);
  if (readership === 'authors') return sql`true`;
  if (readership === 'none' || !readsBooks(reader.role, reader.school.settings)) return sql`false`;
  const isOut = and(eq(books.status, 'published'), isNull(books.removedAt));
  const isForThem = readership === 'all' ? eq(books.audience, 'all') : undefined;
  return and(isOut, isForThem, inArray(books.classId, classesOf(reader))) ?? sql`false`;
}

/** Classes of all schools that the person sits in or teaches; for a school admin, all that the school has. */
function classesOf({ id, role, school }: Reader) {
  const isOfSchool = and(
    eq(grades.schoolId, school.id),
    eq(grades.kind, 'grade'),
    isNotNull(grades.masterClassId),
  );
  if (role === roles.schoolAdmin)
    return builder
      .select({ id: grades.masterClassId })
      .from(grades)
      .where(and(isOfSchool, isNull(grades.archivedAt)));
  return builder
    .select({ id: grades.masterClassId })
    .from(grades)
    .innerJoin(
      memberships,
      and(eq(memberships.schoolId, grades.schoolId), eq(memberships.gradeId, grades.id)),
    )
    .where(and(isOfSchool, eq(memberships.personId, id)));
}

const bookCarriers: CarrierKind[] = ['book_cover', 'book_lesson'];
const isOfBook = inArray(contentFiles.carrier, bookCarriers);

function isOfReadableBook(reader: Reader): SQL {
  const book = (isIts: SQL | undefined) =>
    builder
      .select({ one: sql`1` })
      .from(books)
      .where(and(isIts, isReadableBook(reader)));
  const lesson = builder
    .select({ id: bookLessons.bookId })
    .from(bookLessons)
    .where(and(eq(bookLessons.id, contentFiles.carrierId), isNull(bookLessons.removedAt)));
  return sql`(case ${contentFiles.carrier}
    when 'book_cover' then ${exists(book(eq(books.id, contentFiles.carrierId)))}
    else ${exists(book(inArray(books.id, lesson)))} end)`;
}

function isReadableCarrier(reader: Reader): SQL {
  const readership = readershipFor(reader);
  const { school } = reader;
  if (readership === 'none') return sql`false`;
  if (readership === 'authors') return eq(contentFiles.schoolId, office);
  const isForSchool = inArray(contentFiles.schoolId, [office, school.id]);
  if (readership === 'faculty') {
    const isForTeachers = and(isForSchool, inArray(contentFiles.audience, ['faculty', 'all']));
    const isPublished = and(isForTeachers, or(not(isOfBook), isOfReadableBook(reader)));
    return or(isPublished, isAuthor(reader)) ?? sql`false`;
  }
  const isOfReadable = exists(
    builder
      .select({ one: sql`1` })
      .from(publishedProjects)
      .where(and(eq(publishedProjects.projectId, contentFiles.projectId), isReadable(reader))),
  );
  const isOpen = or(eq(contentFiles.audience, 'all'), isOfShared(reader));
  const isBook = and(isOfBook, eq(contentFiles.audience, 'all'), isOfReadableBook(reader));
  return and(isForSchool, or(and(isOpen, isOfReadable), isBook)) ?? sql`false`;
}

/** The author reads a school project's unpublished files; admins read them once it was submitted. */
const isAuthor = ({ id, role, school }: Reader): SQL | undefined =>
  and(
    eq(contentFiles.schoolId, school.id),
    role === roles.schoolAdmin ? isOfSent : eq(contentFiles.addedBy, id),
  );

const isOfSent = exists(
  builder
    .select({ one: sql`1` })
    .from(projects)
    .where(and(eq(projects.id, contentFiles.projectId), ne(projects.status, 'draft'))),
);

export async function findReadableFile(db: Queryable, reader: Reader, fileId: string) {
  const isAttached = sql`exists (
    select 1 from ${contentFiles}
    where ${contentFiles.fileId} = ${files.id} and ${contentFiles.schoolId} = ${files.schoolId}
      and ${isReadableCarrier(reader)})`;
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), isAttached))
    .limit(1);
  return file;
}

export async function isInBook(db: Queryable, fileId: string): Promise<boolean> {
  const found = await db
    .select({ id: contentFiles.id })
    .from(contentFiles)
    .where(and(eq(contentFiles.fileId, fileId), isOfBook))
    .limit(1);
  return found.length > 0;
}
