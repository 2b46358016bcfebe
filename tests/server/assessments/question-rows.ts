import { blankQuestion, type StoredQuestion, storedOf } from '#contract/assessments/question-fields.rules.ts';
import type { QuestionFields } from '#contract/assessments/question-fields.wire.ts';
import { newPartId, toHundredths } from '#contract/assessments/question-types.rules.ts';
import {
  questionBanks,
  questionKeys,
  questions,
  questionVersions,
} from '#server/assessments/schema/questions.ts';
import type { Queryable } from '#server/db/database.ts';

/** Rows of banks and questions, for tests of all rooms that use them. */

interface Bank {
  readonly schoolId: number;
  readonly authorId: number;
  readonly name: string;
  readonly isShared?: boolean;
}

/** A bank; answers its id. */
export async function addBank(db: Queryable, bank: Bank): Promise<number> {
  const [row] = await db.insert(questionBanks).values(bank).returning();
  return row?.id ?? 0;
}

/** Two choices, the first right. */
export const twoChoices = (): QuestionFields['choices'] =>
  ['Router', 'Keyboard'].map((text, index) => ({
    id: newPartId(),
    text,
    pictureId: '',
    pictureWords: '',
    isRight: index === 0,
    isPinned: false,
  }));

/** A question of one choice. */
export const mcqFields = (changes: Partial<QuestionFields> = {}): QuestionFields => ({
  ...blankQuestion,
  bankId: 1,
  prompt: 'Which device joins two networks?',
  choices: twoChoices(),
  ...changes,
});

interface Question {
  readonly schoolId: number;
  readonly bankId: number;
  readonly authorId: number;
  readonly fields?: Partial<QuestionFields>;
}

/** Adds a question in its first version. Answers its id and its stored form. */
export async function addQuestion(
  db: Queryable,
  { schoolId, bankId, authorId, fields }: Question,
): Promise<{ readonly id: number; readonly stored: StoredQuestion }> {
  const typed = mcqFields({ ...fields, bankId });
  const stored = storedOf(typed);
  const { type, prompt, language, projectId } = typed;
  const now = new Date();
  const marks = toHundredths(stored.marks);
  const [row] = await db
    .insert(questions)
    .values({
      schoolId,
      bankId,
      authorId,
      language,
      type,
      prompt,
      marks,
      projectId: projectId ?? 0,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  const questionId = row?.id ?? 0;
  const { body, key, explanation, rubricId } = stored;
  await db
    .insert(questionVersions)
    .values({ questionId, number: 1, type, prompt, body, marks, rubricId, createdAt: now });
  await db.insert(questionKeys).values({ questionId, number: 1, key, explanation });
  return { id: questionId, stored };
}
