import { importLimits, questionFileEndings } from '#contract/assessments/question-import.rules.ts';
import { extensionOf } from '#contract/files/file-kinds.ts';
import type { ChosenQuestions, QuestionFileProblem } from './question-import.types.ts';

/** Why a chosen file is not sent; null: it is. */
export function questionFileProblem({
  name,
  size,
}: Pick<ChosenQuestions, 'name' | 'size'>): QuestionFileProblem | null {
  if (!questionFileEndings.some((ending) => ending === extensionOf(name))) return 'bad_ending';
  if (size === 0) return 'empty';
  return size > importLimits.megabytes * 2 ** 20 ? 'too_large' : null;
}
