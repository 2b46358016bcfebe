import { describe, expect, it } from 'vitest';
import { officeTitle } from '#contract/auth/office-title.ts';
import { currentModule } from '#src/features/shell/current-module.ts';

describe('the lit entry of the menu', () => {
  it.each([
    ['/myteaching/dashboard', 4, 'myteaching/dashboard'],
    ['/myteaching/Classroom/read-session-course/5/9/1/2', 4, 'myteaching/dashboard'],
    ['/schedule/faculty', 4, 'schedule/faculty'],
    ['/schedule/faculty/week', 4, 'schedule/faculty'],
    ['/schedule/facultyroom', 4, null],
    ['/admin/read-session-course/5/9/1', 2, null],
  ] as const)('on %s for role %s: %s [SM-17]', (path, role, url) => {
    expect(currentModule(path, ['myteaching/dashboard', 'schedule/faculty'], role)).toBe(url);
  });

  it('is the longest address that fits [SM-17]', () => {
    expect(currentModule('/admin/settings', ['admin', 'admin/settings'], 2)).toBe('admin/settings');
  });
});

describe('what the central office is called', () => {
  it.each([
    [{ subRole: 1, department: 0 }, 'superAdmin'],
    [{ subRole: 3, department: 4 }, 'director'],
    [{ subRole: 2, department: 4 }, 'name'],
    [{ subRole: 2, department: 1 }, 'superAdmin'],
  ] as const)('%o: %s [ML-03, RP-01]', (person, title) => {
    expect(officeTitle(person)).toBe(title);
  });
});
