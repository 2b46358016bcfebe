import type { Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';

/** [RT-20, TG-09] A role's full board and the screen it belongs to; null: it has none. */
export function fullBoardOf(role: Role) {
  switch (role) {
    case roles.superAdmin:
      return { path: '/admin/taskgenie', back: '/dashboard' } as const;
    case roles.schoolAdmin:
      return { path: '/admin/taskgenie', back: '/admin/dashboard' } as const;
    case roles.faculty:
      return { path: '/myteaching/taskgenie', back: '/myteaching/dashboard' } as const;
    case roles.student:
    case roles.finance:
    case roles.helpdesk:
      return null;
  }
}
