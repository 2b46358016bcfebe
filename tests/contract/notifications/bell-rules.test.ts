import { describe, expect, it } from 'vitest';
import type { Person } from '#contract/auth/session.model.ts';
import { seesBell } from '#contract/notifications/bell.rules.ts';

const roles = [1, 2, 3, 4, 5, 6] as const;
const school = (model: Person['school']['model']) => ({
  id: 1,
  name: 'School',
  model,
  isDemo: false,
  timeZone: 'Asia/Kolkata',
});

const everyone = [1, 2, 3, 4, 5, 6];

describe('the bell', () => {
  it.each([
    [0, everyone],
    [1, everyone],
    [2, everyone],
    [3, everyone],
    [4, [2, 4]],
    [5, everyone],
  ] as const)(
    'of a school of model %i is there for the roles %j, and for no other [SM-10, QC-32]',
    (model, seeing) => {
      expect(roles.filter((role) => seesBell({ role, school: school(model) }))).toEqual(seeing);
    },
  );
});
