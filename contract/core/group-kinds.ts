import { isClubModel } from './school-models.ts';

/** What a school teaches in, and what its notices and projects are for: grades with divisions, or clubs with batches. */
export const groupKinds = ['grade', 'club'] as const;
export type GroupKind = (typeof groupKinds)[number];

/** [ST-17, ST-18, NF-18, NF-19] What a school of this model teaches in. */
export function groupKindOf(model: number): GroupKind {
  return isClubModel(model) ? 'club' : 'grade';
}
