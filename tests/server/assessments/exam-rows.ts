import { eq } from 'drizzle-orm';
import type { QuestionFields } from '#contract/assessments/question-fields.wire.ts';
import { toHundredths } from '#contract/assessments/question-types.rules.ts';
import {
  assessmentItems,
  assessmentStudents,
  assessments,
  assessmentTargets,
} from '#server/assessments/schema/assessments.ts';
import { questionKeys, questions, questionVersions } from '#server/assessments/schema/questions.ts';
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

/** The second choice of a question of an assessment becomes the right one, as a new version of the question. */
export async function correctKey(
  db: Queryable,
  { asked }: Pick<Awaited<ReturnType<typeof addExam>>, 'asked'>,
  at = 0,
  explanation = '',
): Promise<void> {
  const { id, stored } = asked[at]!;
  if (stored.body.type !== 'mcq') throw new Error('not one of one choice');
  const { type, prompt, marks } = { type: 'mcq' as const, prompt: 'Corrected', marks: 100 };
  await db
    .insert(questionVersions)
    .values({ questionId: id, number: 2, type, prompt, body: stored.body, marks, createdAt: new Date() });
  const right = [stored.body.choices[1]!.id];
  await db
    .insert(questionKeys)
    .values({ questionId: id, number: 2, key: { type: 'mcq', right }, explanation });
  await db.update(questions).set({ number: 2 }).where(eq(questions.id, id));
}
