import { isLimited, landingOf, type Person } from './auth/session.model.ts';
import type { Screen } from './core/screen.ts';
import { roomScreens } from './screens.gen.ts';

/** For the routes' guards and the page of access rights. The server checks each call itself. */
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

/** The screen of an address without query, such as `/mylearning/$type` for `/mylearning/Classroom`. */
export function screenAt(address: string): ScreenPath | undefined {
  const path = isScreen(address) ? address : filled.find(({ pattern }) => pattern.test(address))?.path;
  return path !== undefined && isScreen(path) ? path : undefined;
}

/**
 * [LD-01…10, RT-22, QC-53] A person's start screen: that of their role, else their first module that they may open,
 * else the dashboard, which then says that there is nothing. It never redirects in a circle.
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
