import type { GroupKind } from '#contract/core/group-kinds.ts';
import type { ReachedSchool } from '#server/schools/index.ts';

/** A grade or club of a school in a year: what a choice is made for. */
export interface ChoicePlace {
  readonly school: ReachedSchool;
  readonly year: string;
  readonly group: {
    readonly id: number;
    readonly kind: GroupKind;
    readonly name: string;
    /** Empty: a club, or a grade of the school's own. */
    readonly classId: number | null;
  };
}
