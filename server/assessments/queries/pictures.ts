import { and, eq, inArray, like, or, sql } from 'drizzle-orm';
import { questionUploadKind } from '#contract/assessments/question-types.rules.ts';
import { roles } from '#contract/core/roles.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { files } from '#server/files/schema/file.ts';
import { uploaderOf, uploadMark } from '#server/files/upload-kind.ts';
import { assessments } from '../schema/assessments.ts';
import { attemptItems, attempts } from '../schema/attempts.ts';
import { questionBanks, questionPictures, questions } from '../schema/questions.ts';
import { isMarkedBy } from './reach-assessments.ts';
import { isReadableBank } from './reach-banks.ts';

export async function findPicture(db: Queryable, actor: Actor, fileId: string) {
  const isStudent = actor.role === roles.student;
  const isGiven = sql`exists (select 1 from ${attemptItems}
    where ${attemptItems.questionId} = ${questionPictures.questionId}
      and ${attemptItems.questionNumber} = ${questionPictures.number}
      and ${attemptItems.schoolId} = ${actor.school.id} and ${attemptItems.personId} = ${actor.id})`;
  const isInBank = sql`exists (select 1 from ${questions} join ${questionBanks}
      on ${questionBanks.id} = ${questions.bankId}
    where ${questions.id} = ${questionPictures.questionId} and ${isReadableBank(actor)})`;
  const isMarked = sql`exists (select 1 from ${attemptItems}
    join ${attempts} on ${attempts.schoolId} = ${attemptItems.schoolId} and ${attempts.id} = ${attemptItems.attemptId}
    join ${assessments} on ${assessments.schoolId} = ${attempts.schoolId} and ${assessments.id} = ${attempts.assessmentId}
    join ${people} on ${people.schoolId} = ${attempts.schoolId} and ${people.id} = ${attempts.personId}
    where ${attemptItems.questionId} = ${questionPictures.questionId}
      and ${attemptItems.questionNumber} = ${questionPictures.number}
      and ${attemptItems.schoolId} = ${actor.school.id} and ${isMarkedBy(db, actor)})`;
  const isForStaff = actor.role === roles.superAdmin ? isInBank : or(isInBank, isMarked);
  const isInQuestion = sql`exists (select 1 from ${questionPictures}
    where ${questionPictures.fileId} = ${files.id} and ${questionPictures.schoolId} = ${files.schoolId}
      and ${isStudent ? isGiven : isForStaff})`;
  const isOwn = isStudent
    ? undefined
    : and(
        eq(files.schoolId, actor.school.id),
        eq(files.ownerId, actor.id),
        // Uploads of other kinds have their own readers.
        like(files.uploadId, `${uploadMark(uploaderOf(actor), questionUploadKind)}%`),
      );
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), or(isInQuestion, isOwn)))
    .limit(1);
  return file;
}

export function countUsablePictures(
  db: Queryable,
  { id, school }: Pick<Actor, 'id' | 'school'>,
  fileIds: readonly string[],
): Promise<number> {
  const isCarried = sql`exists (select 1 from ${questionPictures} p
    where p.file_id = ${files.id} and p.school_id = ${school.id})`;
  return db.$count(
    files,
    and(
      eq(files.schoolId, school.id),
      inArray(files.id, [...fileIds]),
      eq(files.type, 'image'),
      or(eq(files.ownerId, id), isCarried),
    ),
  );
}
