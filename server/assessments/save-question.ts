import { isDeepStrictEqual } from 'node:util';
import type { saveQuestionRefusals } from '#contract/assessments/assessments.refusals.ts';
import { storedOf } from '#contract/assessments/question-fields.rules.ts';
import type { QuestionFields } from '#contract/assessments/question-fields.wire.ts';
import { toHundredths } from '#contract/assessments/question-types.rules.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import { hasTool } from '#server/content/index.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { lockFiles } from '#server/files/lock-files.ts';
import { hasProject, hasRubric } from './queries/choices.ts';
import { countUsablePictures } from './queries/pictures.ts';
import { findQuestion } from './queries/questions.ts';
import { hasOwnBank } from './queries/reach-banks.ts';
import { picturesOf } from './queries/write-questions.ts';

type CallContext = SignedInContext<ReasonsOf<typeof saveQuestionRefusals>>;

/** `isChanged`: the question or its right answers differ from the newest version, so the save adds a version. */
export async function questionColumns(scene: CallContext, id: number, fields: QuestionFields) {
  await refuseUnknownParts(scene, fields);
  const stored = storedOf(fields);
  const current = id === 0 ? undefined : await findQuestion(scene.db, id, undefined);
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

async function refuseUnknownParts(
  { db, actor, refuse }: CallContext,
  { bankId, projectId, rubricId, toolId }: QuestionFields,
): Promise<void> {
  if (!(await hasOwnBank(db, actor, bankId)))
    throw refuse('unknown_bank', { issues: { bankId: 'unknown_bank' } });
  const schoolId = actor.school.id;
  const unknown = (field: keyof QuestionFields) =>
    refuse('unknown_part', { issues: { [field]: 'unknown_part' } });
  if (projectId !== null && !(await hasProject(db, schoolId, projectId))) throw unknown('projectId');
  if (rubricId !== null && !(await hasRubric(db, schoolId, rubricId))) throw unknown('rubricId');
  if (toolId !== null && !(await hasTool(db, toolId))) throw unknown('toolId');
}

/** A picture must be the caller's own upload, or belong to a question of the same school. */
async function refuseUnknownPictures(
  { db, actor, refuse }: CallContext,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  await lockFiles(db, [actor.school.id], [...fileIds]);
  if ((await countUsablePictures(db, actor, fileIds)) < fileIds.length) throw refuse('unknown_file');
}
