import * as v from 'valibot';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import { schoolModels } from '#contract/core/school-models.ts';
import { arrivingMost, nameText, rawText } from '#contract/core/text.ts';

/** [CO-39, QC-05] Does a school of this model teach in classes, in clubs, or in both? */
export function hasKind(model: number, kind: GroupKind): boolean {
  if (model === schoolModels.clubsBesideGrades) return true;
  return (model === schoolModels.clubs) === (kind === 'club');
}

export const groupNames = {
  /** Characters of a name. */
  longest: 60,
  /** New ones at once. */
  most: 30,
} as const;

/** The name of a class, a section, a club or a batch. Blanks within it count as one. */
export const groupName = nameText(groupNames.longest);

/** Names are alike for people whatever the case of their letters. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase();

/** Several new ones, each once. */
export const newNames = v.pipe(
  v.array(groupName),
  v.maxLength(groupNames.most),
  v.check((names) => new Set(names.map(nameKey)).size === names.length, 'name_twice'),
);

/** What is typed as one text, `A, B, C`: commas of any script and line ends divide it. */
export const typedNames = v.pipe(
  rawText(groupNames.most * (arrivingMost(groupNames.longest) + 1)),
  v.transform((text) => text.split(/[,،、;؛\n]/u).filter((name) => name.trim() !== '')),
  newNames,
);
