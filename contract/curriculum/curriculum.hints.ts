import { defineHint } from '#contract/core/define-hint.ts';

/** A school chose, assigned or took back projects, or may choose others. Students hear of their own assignments. */
export const curriculumChanged = defineHint('curriculum.changed', {
  heardBy: ['school', 'division', 'person'],
});
