import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';

/** The office reads every school, a school its own choices, a teacher what they teach. */
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
