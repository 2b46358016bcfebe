import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { saveQuestionRefusals } from '#contract/assessments/assessments.refusals.ts';
import { type StoredQuestion, storedOf } from '#contract/assessments/question-fields.rules.ts';
import type { QuestionFields } from '#contract/assessments/question-fields.wire.ts';
import { toHundredths } from '#contract/assessments/question-types.rules.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import { publishedProjects } from '#server/content/schema/published.ts';
import { tools } from '#server/content/schema/terms.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { Queryable } from '#server/db/database.ts';
import { lockFiles } from '#server/files/lock-files.ts';
import { files } from '#server/files/schema/file.ts';
import { rubrics } from '#server/review/schema.ts';
import { findQuestion } from './queries/questions.ts';
import { isOwnBank } from './queries/reach-banks.ts';
import { questionBanks, questionKeys, questionPictures, questionVersions } from './schema/questions.ts';

type CallContext = SignedInContext<ReasonsOf<typeof saveQuestionRefusals>>;

/**
 * The columns that a save writes to the row of the question. `isChanged`: the question or its right answers differ from
 * the newest version, so the save adds a version.
 */
export async function questionColumns(scene: CallContext, id: number, fields: QuestionFields) {
  await refuseUnknownParts(scene, fields);
  const stored = storedOf(fields);
  const current = id === 0 ? undefined : await findQuestion(scene.db, id);
  const isChanged = !current || !isDeepStrictEqual(current.stored, stored);
  if (isChanged) await refuseUnknownPictures(scene, picturesOf(stored));
  const { bankId, projectId, language, type, prompt } = fields;
  return {
    stored,
    isChanged,
    columns: {
      bankId,
      projectId: projectId ?? 0,
      language,
      type,
      prompt,
      marks: toHundredths(stored.marks),
      number: (current?.question.number ?? 0) + (isChanged ? 1 : 0),
      updatedAt: scene.app.now(),
    },
  };
}

/** The files of a question and of its choices. */
function picturesOf({ picture, body }: StoredQuestion): readonly string[] {
  const ofChoices = 'choices' in body ? body.choices.map((choice) => choice.picture?.fileId) : [];
  return [...new Set([picture?.fileId, ...ofChoices].filter((id) => id !== undefined))];
}

interface NewVersion {
  readonly schoolId: number;
  readonly questionId: number;
  readonly number: number;
  readonly stored: StoredQuestion;
}

/** Adds versions with what is right and their pictures; at most some hundred at once. */
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

async function refuseUnknownParts(
  { db, actor, refuse }: CallContext,
  { bankId, projectId, rubricId, toolId }: QuestionFields,
): Promise<void> {
  const bank = and(eq(questionBanks.id, bankId), isOwnBank(actor));
  if ((await db.$count(questionBanks, bank)) === 0)
    throw refuse('unknown_bank', { issues: { bankId: 'unknown_bank' } });
  const houses = [0, actor.school.id];
  const unknown = (field: keyof QuestionFields) =>
    refuse('unknown_part', { issues: { [field]: 'unknown_part' } });
  const project = and(
    eq(publishedProjects.projectId, projectId ?? 0),
    inArray(publishedProjects.schoolId, houses),
  );
  if (projectId !== null && (await db.$count(publishedProjects, project)) === 0) throw unknown('projectId');
  const rubric = and(
    eq(rubrics.id, rubricId ?? 0),
    inArray(rubrics.schoolId, houses),
    isNull(rubrics.removedAt),
  );
  if (rubricId !== null && (await db.$count(rubrics, rubric)) === 0) throw unknown('rubricId');
  const tool = and(eq(tools.id, toolId ?? 0), isNull(tools.removedAt));
  if (toolId !== null && (await db.$count(tools, tool)) === 0) throw unknown('toolId');
}

/** A picture is one's own upload, or of a question of the same house already. */
async function refuseUnknownPictures(
  { db, actor, refuse }: CallContext,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  await lockFiles(db, [actor.school.id], [...fileIds]);
  const isCarried = sql`exists (select 1 from ${questionPictures} p
    where p.file_id = ${files.id} and p.school_id = ${actor.school.id})`;
  const isThere = and(
    eq(files.schoolId, actor.school.id),
    inArray(files.id, [...fileIds]),
    eq(files.type, 'image'),
    or(eq(files.ownerId, actor.id), isCarried),
  );
  if ((await db.$count(files, isThere)) < fileIds.length) throw refuse('unknown_file');
}
