import { and, eq, like, or, sql } from 'drizzle-orm';
import { questionUploadKind } from '#contract/assessments/question-types.rules.ts';
import { hasModule, modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import type { FileReader } from '#server/core/context.ts';
import { people } from '#server/directory/schema.ts';
import { files } from '#server/files/schema/file.ts';
import { uploaderOf, uploadMark } from '#server/files/upload-kind.ts';
import { isMarkedBy } from './queries/reach-assessments.ts';
import { isReadableBank } from './queries/reach-banks.ts';
import { assessments } from './schema/assessments.ts';
import { attemptItems, attempts } from './schema/attempts.ts';
import { questionBanks, questionPictures, questions } from './schema/questions.ts';

const authors: readonly number[] = [roles.superAdmin, roles.schoolAdmin, roles.faculty];

/**
 * A picture of a question: for who may read its bank, for a student who got the question in an attempt, for who marks
 * such an attempt, and one's own upload also before it was saved with any.
 */
export const readQuestionPicture: FileReader = async (db, actor, fileId) => {
  const isStudent = actor.role === roles.student;
  if (!isStudent && !authors.includes(actor.role)) return undefined;
  if (!hasModule(actor, modules.academicContent)) return undefined;
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
        // Uploads for something else have readers of their own.
        like(files.uploadId, `${uploadMark(uploaderOf(actor), questionUploadKind)}%`),
      );
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), or(isInQuestion, isOwn)))
    .limit(1);
  return file && { ...file, isDownloadable: true };
};
