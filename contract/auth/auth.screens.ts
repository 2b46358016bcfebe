import { roles } from '#contract/core/roles.ts';
import { everyRole, type Screens } from '#contract/core/screen.ts';
import { modules } from '../core/modules.ts';

export const authScreens = {
  '/': { title: 'Start: leads to where a person belongs', access: everyRole },
  '/login': { title: 'Sign in', access: 'signed-out' },
  '/update-password': { title: 'New password by the code of a mail', access: 'signed-out' },
  '/first-password': { title: 'A password of one’s own, after signing in', access: everyRole },
  '/student-login/$schoolId/$token': { title: 'A student’s link', access: 'signed-out' },
  '/school-account': { title: 'Arrival from a provider of accounts', access: 'signed-out' },
  '/partner-logout': { title: 'After signing out of a partner’s school', access: 'signed-out' },
  '/admin/sign-out': {
    title: 'Sign people out',
    access: [roles.superAdmin, roles.schoolAdmin],
    module: modules.signOut,
  },
} as const satisfies Screens;
