import { defineHint } from '#contract/core/define-hint.ts';

/** Content changed: the office's own, or projects that the teachers of a school write. */
export const contentChanged = defineHint('content.changed', { heardBy: ['office', 'school'] });

/** A school chose, assigned or took back projects, or may choose others. Students hear of their own assignments. */
export const curriculumChanged = defineHint('curriculum.changed', {
  heardBy: ['school', 'division', 'person'],
});
