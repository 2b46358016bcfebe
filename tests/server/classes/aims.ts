import type { classesCalls } from '#contract/classes/classes.calls.ts';
import { type Aim, type Aims, claimed, ofSchool, world } from '../aimed-world.ts';

const classList = (
  fields: (who: { login_id: number; school_id: number }, gradeId: number) => object,
): Aim => ({
  body: (who, _client, target) =>
    fields(
      claimed(who, target),
      target === 'otherSchool' ? world.places.other.gradeId : world.places['10B'].gradeId,
    ),
  at: 'claim',
});

export const aims: Aims<typeof classesCalls> = {
  'get-club-list': ofSchool(),
  'get-club-list-faculty': {
    body: (who, _client, target) => ({ faculty_id: claimed(who, target).login_id }),
    at: 'claim',
  },
  'get-batch-list-admin': ofSchool({ club_id: 0 }),
  'get-faculty-batch-list': ofSchool({ club_id: 0 }),
  'get-mapped-class': classList(({ login_id, school_id }) => ({ admin_id: login_id, school_id })),
  'get-division-list': {
    body: (who, _client, target) => ({
      school_id: who.schoolId,
      class_id: target === 'otherSchool' ? world.places.other.gradeId : world.places['10B'].gradeId,
    }),
    at: 'row',
  },
  'get-faculty-grade-list': classList(({ login_id, school_id }) => ({
    faculty_id: login_id,
    school_id,
    user_id: login_id,
  })),
  'get-faculty-division-list': classList(({ login_id, school_id }, grade) => ({
    faculty_id: login_id,
    school_id,
    grade,
  })),
};
