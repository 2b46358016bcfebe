import type { DemoRole, DemoSchool } from '#contract/auth/demo.rules.ts';
import { roles } from '#contract/core/roles.ts';

/** [EN-18] The demo school whose admin signed in in this browser; no secret. */
const key = 'banyan.demo';

export function readDemoSchool(): DemoSchool | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isDemoSchool(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function keepDemoSchool(school: DemoSchool | null): void {
  try {
    if (school === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(school));
  } catch {
    // Only the admin then gets the shortcuts.
  }
}

function isDemoSchool(kept: unknown): kept is DemoSchool {
  if (typeof kept !== 'object' || kept === null) return false;
  const { schoolId, roles: offered } = kept as { schoolId?: unknown; roles?: unknown };
  const isRole = (role: unknown): role is DemoRole =>
    role === roles.schoolAdmin || role === roles.student || role === roles.faculty;
  return typeof schoolId === 'number' && Array.isArray(offered) && offered.every(isRole);
}
