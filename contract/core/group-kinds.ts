import { isClubModel } from './school-models.ts';

/** A school teaches in grades with divisions, or in clubs with batches. */
export const groupKinds = ['grade', 'club'] as const;
export type GroupKind = (typeof groupKinds)[number];

/** [ST-17, ST-18, NF-18, NF-19] Which of the two a school of this model teaches in. */
export function groupKindOf(model: number): GroupKind {
  return isClubModel(model) ? 'club' : 'grade';
}
