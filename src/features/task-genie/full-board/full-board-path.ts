import type { Role } from '#contract/define-call.ts';

/** [RT-20, TG-09] Where a role has its board in full, and the screen it came from; null: it has none. */
export function fullBoardOf(role: Role) {
  switch (role) {
    case 1:
      return { path: '/admin/taskgenie', back: '/dashboard' } as const;
    case 2:
      return { path: '/admin/taskgenie', back: '/admin/dashboard' } as const;
    case 4:
      return { path: '/myteaching/taskgenie', back: '/myteaching/dashboard' } as const;
    case 3:
    case 5:
    case 6:
      return null;
  }
}
