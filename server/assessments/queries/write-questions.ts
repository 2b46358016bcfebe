import { type StoredQuestion, storedOf } from '#contract/assessments/question-fields.rules.ts';
import type { QuestionFields } from '#contract/assessments/question-fields.wire.ts';
import { toHundredths } from '#contract/assessments/question-types.rules.ts';
import type { Queryable } from '#server/db/database.ts';
import { questionKeys, questionPictures, questions, questionVersions } from '../schema/questions.ts';

export function picturesOf({ picture, body }: StoredQuestion): readonly string[] {
  const ofChoices = 'choices' in body ? body.choices.map((choice) => choice.picture?.fileId) : [];
  return [...new Set([picture?.fileId, ...ofChoices].filter((id) => id !== undefined))];
}

interface NewVersion {
  readonly schoolId: number;
  readonly questionId: number;
  readonly number: number;
  readonly stored: StoredQuestion;
}

/** Adds versions with keys and pictures. Pass at most some hundred at once. */
export async function addVersions(db: Queryable, versions: readonly NewVersion[], now: Date): Promise<void> {
  if (versions.length === 0) return;
  await db.insert(questionVersions).values(
    versions.map(({ questionId, number, stored }) => ({
      questionId,
      number,
      type: stored.body.type,
      prompt: stored.prompt,
      pictureFileId: stored.picture?.fileId ?? null,
      pictureWords: stored.picture?.words ?? '',
      body: stored.body,
      marks: toHundredths(stored.marks),
      rubricId: stored.rubricId,
      createdAt: now,
    })),
  );
  await db.insert(questionKeys).values(
    versions.map(({ questionId, number, stored }) => ({
      questionId,
      number,
      key: stored.key,
      explanation: stored.explanation,
    })),
  );
  const pictures = versions.flatMap(({ schoolId, questionId, number, stored }) =>
    picturesOf(stored).map((fileId) => ({ schoolId, questionId, number, fileId })),
  );
  if (pictures.length > 0) await db.insert(questionPictures).values(pictures);
}

interface Author {
  readonly id: number;
  readonly school: { readonly id: number };
}

export async function addQuestions(
  { now, author }: { readonly now: Date; readonly author: Author },
  db: Queryable,
  added: readonly QuestionFields[],
): Promise<void> {
  if (added.length === 0) return;
  const stored = added.map(storedOf);
  const rows = await db
    .insert(questions)
    .values(
      added.map(({ bankId, projectId, language, type, prompt, marks }) => ({
        schoolId: author.school.id,
        authorId: author.id,
        bankId,
        projectId: projectId ?? 0,
        language,
        type,
        prompt,
        marks: toHundredths(marks),
        createdAt: now,
        updatedAt: now,
      })),
    )
    .returning({ id: questions.id });
  const versions = rows.flatMap(({ id }, index) => {
    const of = stored[index];
    return of ? [{ schoolId: author.school.id, questionId: id, number: 1, stored: of }] : [];
  });
  await addVersions(db, versions, now);
}
