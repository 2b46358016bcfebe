import * as v from 'valibot';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import { nameText } from '#contract/core/name-text.ts';
import { schoolModels } from '#contract/core/school-models.ts';
import { arrivingMost, rawText } from '#contract/core/text.ts';

/** [CO-39, QC-05] True if a school of this model teaches in classes (`grade`) or clubs. */
export function hasKind(model: number, kind: GroupKind): boolean {
  if (model === schoolModels.clubsBesideGrades) return true;
  return (model === schoolModels.clubs) === (kind === 'club');
}

export const groupNames = {
  longest: 60,
  most: 30,
} as const;

export const groupName = nameText(groupNames.longest);

/** Case does not distinguish names. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase();

export const newNames = v.pipe(
  v.array(groupName),
  v.maxLength(groupNames.most),
  v.check((names) => new Set(names.map(nameKey)).size === names.length, 'name_twice'),
);

/** Splits one typed text such as `A, B, C` at commas of any script and line ends. */
export const typedNames = v.pipe(
  rawText(groupNames.most * (arrivingMost(groupNames.longest) + 1)),
  v.transform((text) => text.split(/[,،、;؛\n]/u).filter((name) => name.trim() !== '')),
  newNames,
);
