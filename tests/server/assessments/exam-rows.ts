import type { QuestionFields } from '#contract/assessments/question-fields.wire.ts';
import { toHundredths } from '#contract/assessments/question-types.rules.ts';
import {
  assessmentItems,
  assessmentStudents,
  assessments,
  assessmentTargets,
} from '#server/assessments/schema/assessments.ts';
import type { Queryable } from '#server/db/database.ts';
import { addBank, addQuestion } from './question-rows.ts';

/** Rows of assessments, for tests of all rooms that use them. */

interface Group {
  readonly gradeId: number;
  readonly divisionId: number;
}

interface Exam {
  readonly schoolId: number;
  readonly authorId: number;
  readonly groups?: readonly Group[];
  readonly students?: readonly number[];
  /** One question each, in this order; left out: one of one choice. */
  readonly questions?: readonly Partial<QuestionFields>[];
  readonly changes?: Partial<typeof assessments.$inferInsert>;
}

const hour = 3_600_000;
let made = 0;

/** A scheduled assessment that opened an hour before `now` and can be started for ten more; with its questions. */
export async function addExam(
  db: Queryable,
  { schoolId, authorId, groups = [], students = [], questions = [{}], changes = {} }: Exam,
  now = new Date('2026-11-18T06:00:00Z'),
) {
  made += 1;
  const at = (hours: number) => new Date(now.getTime() + hours * hour);
  const [row] = await db
    .insert(assessments)
    .values({
      schoolId,
      authorId,
      kind: 'theory',
      academicYear: '2026-2027',
      title: `Networks ${made}`,
      state: 'scheduled',
      opensAt: at(-1),
      lastStartAt: at(10),
      closesAt: at(12),
      minutes: 60,
      shufflesQuestions: false,
      shufflesChoices: false,
      createdAt: now,
      updatedAt: now,
      ...changes,
    })
    .returning();
  const exam = row!;
  const own = { schoolId, assessmentId: exam.id };
  if (groups.length > 0)
    await db.insert(assessmentTargets).values(groups.map((group) => ({ ...own, ...group })));
  if (students.length > 0)
    await db.insert(assessmentStudents).values(students.map((personId) => ({ ...own, personId })));
  const bankId = await addBank(db, { schoolId, authorId, name: `Topic of ${exam.id}` });
  const asked: Awaited<ReturnType<typeof addQuestion>>[] = [];
  for (const [index, fields] of questions.entries()) {
    const question = await addQuestion(db, { schoolId, bankId, authorId, fields });
    asked.push(question);
    await db.insert(assessmentItems).values({
      ...own,
      position: index + 1,
      questionId: question.id,
      questionNumber: 1,
      marks: toHundredths(question.stored.marks),
    });
  }
  return { ...exam, bankId, asked };
}
