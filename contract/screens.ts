import { isLimited, landingOf, type Person } from './auth/session.model.ts';
import type { Screen } from './core/screen.ts';
import { roomScreens } from './screens.gen.ts';

/**
 * Every screen of the app by its route. The routes' guards ask this table, and the page that says who may go where is
 * made from it. A comfort for people: at each call the server decides anew.
 */
export const screens = roomScreens;
export type ScreenPath = keyof typeof screens;

export function mayOpen(person: Person | null, path: ScreenPath): boolean {
  const { access, module }: Screen = screens[path];
  if (access === 'everyone') return true;
  if (access === 'signed-out') return person === null;
  if (person === null || !access.includes(person.role)) return false;
  return module === undefined || !isLimited(person) || person.modules.some(({ url }) => url === module);
}

const isScreen = (path: string): path is ScreenPath => path in screens;
const filled = Object.keys(screens)
  .filter((path) => path.includes('$'))
  .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`, 'u') }));

/** The screen that an address without a search leads to, such as `/mylearning/$type` of `/mylearning/Classroom`. */
export function screenAt(address: string): ScreenPath | undefined {
  const path = isScreen(address) ? address : filled.find(({ pattern }) => pattern.test(address))?.path;
  return path !== undefined && isScreen(path) ? path : undefined;
}

/**
 * [LD-01…10, RT-22, QC-53] Where a person is led: their role's own screen, else the first of their modules that they
 * may open, else the dashboard, which then says that there is nothing. Never a screen that would lead them back.
 */
export function homeOf(person: Person): string {
  const opens = (address: string) => {
    const path = screenAt(address);
    return path !== undefined && mayOpen(person, path);
  };
  const landing = landingOf(person);
  if (opens(landing)) return landing;
  const module = person.modules.find(({ url }) => opens(`/${url}`));
  return module === undefined ? '/dashboard' : `/${module.url}`;
}
