import { and, eq } from 'drizzle-orm';
import type { GroupKind } from '#contract/curriculum/content.rules.ts';
import type { ReachedSchool } from '#server/schools/index.ts';
import { curriculumAssignments, curriculumChoices } from '../schema/choices.ts';

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

/** Of an assignment and a choice: the one is the other's. By the school too, by which both are found. */
export const isOfChoice = and(
  eq(curriculumAssignments.schoolId, curriculumChoices.schoolId),
  eq(curriculumAssignments.choiceId, curriculumChoices.id),
);
