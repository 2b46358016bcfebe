import { describe, expect, it } from 'vitest';
import { officeTitle } from '#contract/auth/office-title.ts';
import { currentModule } from '#src/features/shell/current-module.ts';
import { menuCovers } from '#src/routes/-rooms.ts';

describe('the lit entry of the menu', () => {
  it.each([
    ['/myteaching/dashboard', 'myteaching/dashboard'],
    ['/myteaching/Classroom/read-session-course/5/9/1/2', 'myteaching/dashboard'],
    ['/schedule/faculty', 'schedule/faculty'],
    ['/schedule/faculty/week', 'schedule/faculty'],
    ['/schedule/facultyroom', null],
    ['/admin/read-session-course/5/9/1', null],
  ] as const)('on %s for a teacher: %s [SM-17]', (path, url) => {
    expect(currentModule(path, ['myteaching/dashboard', 'schedule/faculty'], menuCovers)).toBe(url);
  });

  it.each([
    ['/admin/read-session-course/5/9/1', ['admin/dashboard', 'admin/faculty'], 'admin/dashboard'],
    ['/admin/taskgenie', ['dashboard', 'admin/schools'], 'dashboard'],
    ['/mylearning/project/7', ['student', 'mylearning/Classroom'], 'mylearning/Classroom'],
    ['/helpdesk/HelpDesk', ['helpdesk/dashboard'], 'helpdesk/dashboard'],
  ] as const)('on %s among %o: %s [SM-17]', (path, urls, url) => {
    expect(currentModule(path, urls, menuCovers)).toBe(url);
  });

  it('is the longest address that fits [SM-17]', () => {
    expect(currentModule('/admin/settings', ['admin', 'admin/settings'], menuCovers)).toBe('admin/settings');
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
