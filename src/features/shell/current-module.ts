import type { Role } from '#contract/core/define-call.ts';

/** [SM-17] Screens that no menu entry leads to, by the entry they belong to. */
const parents: readonly { readonly roles: readonly Role[]; readonly path: RegExp; readonly url: string }[] = [
  { roles: [4], path: /^\/myteaching\//, url: 'myteaching/dashboard' },
  { roles: [2], path: /^\/admin\/(read-session-course|taskgenie)\b/, url: 'admin/dashboard' },
  { roles: [3], path: /^\/(student|mylearning)\//, url: 'student' },
  { roles: [1], path: /^\/admin\/taskgenie\b/, url: 'dashboard' },
  { roles: [6], path: /^\/helpdesk\//, url: 'helpdesk/dashboard' },
];

/**
 * [SM-17] Which of a person's menu entries is lit on a screen: its own, else the one whose address begins that of the
 * screen, else the one the screen belongs to; null when none does.
 */
export function currentModule(path: string, urls: readonly string[], role: Role): string | null {
  const isOn = (url: string) => path === `/${url}` || path.startsWith(`/${url}/`);
  const [longest] = urls.filter(isOn).toSorted((a, b) => b.length - a.length);
  if (longest !== undefined) return longest;
  const parent = parents.find((entry) => entry.roles.includes(role) && entry.path.test(path));
  return parent !== undefined && urls.includes(parent.url) ? parent.url : null;
}
