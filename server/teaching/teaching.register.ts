import { hasKind } from '#contract/classes/classes.rules.ts';
import { roles } from '#contract/core/roles.ts';
import type { Room } from '#server/core/room.ts';

const line = { name: 'Teaching', icon: 'teaching', roles: [roles.faculty] };
export const teachingRoom: Room = {
  menu: [
    { ...line, url: 'myteaching/Classroom', isFor: ({ model }) => hasKind(model, 'grade') },
    { ...line, url: 'myteaching/Club', isFor: ({ model }) => !hasKind(model, 'grade') },
    { ...line, name: 'Plan', icon: 'teaching-plan', url: 'myteaching/plan' },
  ],
};
