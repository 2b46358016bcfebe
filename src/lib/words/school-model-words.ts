import { schoolModels } from '#contract/core/school-models.ts';
import { schoolModelMessages as messages } from './school-model-messages.en.ts';

/** A school's type in words: a short name, and a sentence that says what it means. */
export function schoolModelWords(model: number): { readonly name: string; readonly text: string } {
  // It works as `grades` does, so it is called the same [QC-04].
  const known = model === schoolModels.gradesAgain ? schoolModels.grades : model;
  const names: Readonly<Record<string, string>> = messages.names;
  const texts: Readonly<Record<string, string>> = messages.texts;
  return { name: names[known] ?? '', text: texts[known] ?? '' };
}
