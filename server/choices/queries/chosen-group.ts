import type { GroupKind } from '#contract/core/group-kinds.ts';
import type { ReachedSchool } from '#server/schools/index.ts';

export interface ChosenGroup {
  readonly school: ReachedSchool;
  readonly year: string;
  readonly group: {
    readonly id: number;
    readonly kind: GroupKind;
    readonly name: string;
    /** null: a club, or a grade of the school's own. */
    readonly classId: number | null;
  };
}
