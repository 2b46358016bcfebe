import { describe, expect, it } from 'vitest';
import {
  endsSession,
  type LogoutListener,
  type LogoutRecord,
  logoutKeys,
  logoutKeysOf,
} from '#contract/auth/forced-logout.ts';
import type { Role } from '#contract/core/define-call.ts';

const listener = (role: Role, more: Partial<LogoutListener> = {}): LogoutListener => ({
  id: 7,
  role,
  schoolId: 3,
  divisions: [{ gradeId: 9, divisionId: 41 }],
  batches: [],
  ...more,
});
const school = 'SCHOOL_3';
const own = 'USER_7';
const division = 'SCHOOL_3_GRADE_9_DIVISION_41';

describe('who listens to which place', () => {
  it.each([
    [1, []],
    [2, [school]],
    [3, [school, own, division]],
    [4, [school, own]],
    [5, [school]],
    [6, [school]],
  ] as const)('role %i [RP-18, RP-19, CC-12]', (role, keys) => {
    expect(logoutKeysOf(listener(role))).toEqual(keys);
  });

  it('is every division and every batch a student is in, and nobody else’s batch [RP-19, CC-12]', () => {
    const places = {
      divisions: [
        { gradeId: 9, divisionId: 41 },
        { gradeId: 10, divisionId: 52 },
      ],
      batches: [{ clubId: 5, batchId: 6 }],
    };
    expect(logoutKeysOf(listener(3, places)).slice(2)).toEqual([
      division,
      'SCHOOL_3_GRADE_10_DIVISION_52',
      'SCHOOL_3_CLUB_5_BATCH_6',
    ]);
    expect(logoutKeysOf(listener(4, places))).toEqual([school, own]);
  });

  it('has names that no two places share [CC-12]', () => {
    const names = [
      logoutKeys.school(1),
      logoutKeys.school(11),
      logoutKeys.person(1),
      logoutKeys.division(1, 1, 1),
      logoutKeys.division(1, 1, 11),
      logoutKeys.division(1, 11, 1),
      logoutKeys.batch(1, 1, 1),
      logoutKeys.batch(1, 11, 1),
    ];
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('whether a message ends a session', () => {
  const at = 1_000_000;
  const record = (more: Partial<LogoutRecord> = {}): LogoutRecord => ({
    status: 1,
    logoutTime: at,
    grade: 0,
    division: 0,
    schoolId: 3,
    userId: 0,
    type: 'school',
    ...more,
  });
  const session = { personId: 7, startedAt: at - 60_000 };

  it.each([
    ['at once', 0, true],
    ['5 s later', 5000, true],
    ['more than 5 s later', 5001, false],
    ['5 s before, by a clock that is behind', -5000, true],
    ['more than 5 s before', -5001, false],
  ])('heard %s [ST-32, CO-16, QU-11]', (_when, later, ends) => {
    expect(endsSession(record(), session, at + later)).toBe(ends);
  });

  it.each([
    ['began before', -1, true],
    ['began in the same moment', 0, false],
    ['began after', 1, false],
  ])('that %s [ST-32]', (_when, later, ends) => {
    expect(endsSession(record(), { ...session, startedAt: at + later }, at)).toBe(ends);
  });

  it.each([
    ['single', 7, true],
    ['single', 8, false],
    ['division', 0, true],
    ['batch', 0, true],
    ['school', 0, true],
    ['school', 7, false],
    ['school', 8, true],
  ] as const)('of kind %s that names %i [RP-18, RP-19, EN-45]', (type, userId, ends) => {
    expect(endsSession(record({ type, userId }), session, at)).toBe(ends);
  });
});
