import type { Access } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';

export const exportAccess = {
  [roles.superAdmin]: 'own',
  [roles.schoolAdmin]: 'own',
  [roles.faculty]: 'own',
  [roles.finance]: 'own',
  [roles.helpdesk]: 'own',
} as const satisfies Access;
