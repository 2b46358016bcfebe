import type { Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { modules, subUsersModule } from './modules.rules.ts';
import { isLimited, landingOf, type Person } from './session.model.ts';

/** Who may open a screen: anybody, only who is signed out, or the listed roles. */
export type ScreenAccess = 'everyone' | 'signed-out' | readonly Role[];

export interface Screen {
  readonly title: string;
  readonly access: ScreenAccess;
  /** [RT-22] The screen belongs to this module of the menu: who lacks it goes to their first one. */
  readonly module?: string;
}

const all = Object.values(roles);

/**
 * Every screen of the app by its route. The routes' guards ask this table, and the page that says who may go where is
 * made from it. A comfort for people: at each call the server decides anew.
 */
export const screens = {
  '/': { title: 'Start: leads to where a person belongs', access: all },
  '/login': { title: 'Sign in', access: 'signed-out' },
  '/update-password': { title: 'New password by the code of a mail', access: 'signed-out' },
  '/student-login/$schoolId/$token': { title: 'A student’s link', access: 'signed-out' },
  '/partner-logout': { title: 'After signing out of a partner’s school', access: 'signed-out' },
  '/view-features-video/$featuresVideoId': { title: 'A public video', access: 'everyone' },
  '/dashboard': { title: 'Dashboard; leads others to their own', access: all, module: modules.notices },
  '/admin/dashboard': { title: 'School dashboard', access: [roles.schoolAdmin] },
  '/admin/taskgenie': {
    title: 'Task Genie in full',
    access: [roles.superAdmin, roles.schoolAdmin],
    module: modules.notices,
  },
  '/admin/settings': { title: 'School settings', access: [roles.schoolAdmin] },
  '/admin/sign-out': {
    title: 'Sign people out',
    access: [roles.superAdmin, roles.schoolAdmin],
    module: modules.signOut,
  },
  '/admin/schools': { title: 'Schools', access: [roles.superAdmin], module: modules.schools },
  '/admin/admins': {
    title: 'School admins',
    access: [roles.superAdmin, roles.schoolAdmin],
    module: modules.admins,
  },
  '/admin/sub-users': { title: 'Sub users', access: [roles.superAdmin], module: subUsersModule },
  '/student': { title: 'Student home', access: [roles.student] },
  '/student/club': { title: 'Club home', access: [roles.student] },
  '/myteaching/dashboard': { title: 'Faculty dashboard', access: [roles.faculty] },
  '/myteaching/taskgenie': { title: 'Task Genie in full', access: [roles.faculty] },
  '/schedule/faculty': { title: 'Schedule', access: [roles.faculty] },
  '/finance': { title: 'Finance', access: [roles.finance] },
  '/helpdesk/dashboard': { title: 'Helpdesk queue', access: [roles.helpdesk] },
  // No module of any list: of the central office only super admins themselves.
  '/inspector': { title: 'Inspector', access: [roles.superAdmin], module: 'inspector' },
  '/helpdesk/HelpDesk': { title: 'Help', access: all },
} as const satisfies Readonly<Record<string, Screen>>;
export type ScreenPath = keyof typeof screens;

export function mayOpen(person: Person | null, path: ScreenPath): boolean {
  const { access, module }: Screen = screens[path];
  if (access === 'everyone') return true;
  if (access === 'signed-out') return person === null;
  if (person === null || !access.includes(person.role)) return false;
  return module === undefined || !isLimited(person) || person.modules.some(({ url }) => url === module);
}

const isScreen = (path: string): path is ScreenPath => path in screens;

/**
 * [LD-01…10, RT-22, QC-53] Where a person is led: their role's own screen, else the first of their modules that they
 * may open, else the dashboard, which then says that there is nothing. Never a screen that would lead them back.
 */
export function homeOf(person: Person): string {
  const opens = (path: string) => isScreen(path) && mayOpen(person, path);
  const landing = landingOf(person);
  if (opens(landing)) return landing;
  const module = person.modules.find(({ url }) => opens(`/${url}`));
  return module === undefined ? '/dashboard' : `/${module.url}`;
}
