import { hasKind } from '#contract/classes/classes.rules.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import type { Room } from '#server/core/room.ts';
import { scopeIn } from '#server/core/scope.policy.ts';

const classes = { name: 'Grades', url: modules.classes, icon: 'classes' };
const clubs = { name: 'Clubs', url: modules.clubs, icon: 'clubs' };

export const classesRoom: Room = {
  desks: {
    // Central office people who manage classes and clubs of schools.
    classes: (actor) =>
      scopeIn('get-school-classes', actor) === 'all' || scopeIn('get-mapped-school-clubs', actor) === 'all',
  },
  menu: [
    { ...classes, roles: [roles.superAdmin] },
    { ...clubs, roles: [roles.superAdmin] },
    { ...classes, roles: [roles.schoolAdmin], isFor: ({ model }) => hasKind(model, 'grade') },
    { ...clubs, roles: [roles.schoolAdmin], isFor: ({ model }) => hasKind(model, 'club') },
  ],
};
