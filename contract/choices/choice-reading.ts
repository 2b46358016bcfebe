import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';

/** Of calls that read what a school chose: the office everywhere, a school its own, a teacher what they teach. */
export const choiceReading = {
  areas: ['Curriculum'],
  errors: {},
  access: {
    [roles.superAdmin]: 'all',
    [roles.schoolAdmin]: 'school',
    [roles.faculty]: 'taught',
  },
  module: modules.academicContent,
} as const;
