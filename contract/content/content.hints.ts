import { defineHint } from '#contract/core/define-hint.ts';

/** The office's content changed, or projects that a school's teachers write. */
export const contentChanged = defineHint('content.changed', { heardBy: ['office', 'school'] });

/** A school chose, assigned or removed projects, or may choose others. Students hear of their own assignments. */
export const curriculumChanged = defineHint('curriculum.changed', {
  heardBy: ['school', 'division', 'person'],
});
