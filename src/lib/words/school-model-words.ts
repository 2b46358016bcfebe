import { schoolModels } from '#contract/core/school-models.ts';
import { schoolModelMessages as messages } from './school-model-messages.en.ts';

export function schoolModelWords(model: number): { readonly name: string; readonly text: string } {
  // It works like `grades`, so it has the same name [QC-04].
  const known = model === schoolModels.gradesAgain ? schoolModels.grades : model;
  const names: Readonly<Record<string, string>> = messages.names;
  const texts: Readonly<Record<string, string>> = messages.texts;
  return { name: names[known] ?? '', text: texts[known] ?? '' };
}
