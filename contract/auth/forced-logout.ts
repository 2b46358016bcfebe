import * as v from 'valibot';
import type { Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';

export type LogoutReach = 'single' | 'division' | 'batch' | 'school';

/**
 * [CC-12, EN-45] A record of the realtime database, sent with `logout-all` and `logout-single` too. `logoutTime` is
 * the server's clock in milliseconds. `userId` is the person signed out, or for a school the person who stays signed
 * in; else 0.
 */
export const logoutRecord = v.object({
  status: v.literal(1),
  logoutTime: v.number(),
  grade: v.number(),
  division: v.number(),
  schoolId: v.number(),
  userId: v.number(),
  type: v.picklist(['single', 'division', 'batch', 'school']),
});
export type LogoutRecord = v.InferOutput<typeof logoutRecord>;

/** [CC-12] Keys in the realtime database. */
export const logoutKeys = {
  school: (schoolId: number) => `SCHOOL_${schoolId}`,
  division: (schoolId: number, gradeId: number, divisionId: number) =>
    `SCHOOL_${schoolId}_GRADE_${gradeId}_DIVISION_${divisionId}`,
  batch: (schoolId: number, clubId: number, batchId: number) =>
    `SCHOOL_${schoolId}_CLUB_${clubId}_BATCH_${batchId}`,
  person: (personId: number) => `USER_${personId}`,
};

export interface LogoutListener {
  readonly id: number;
  readonly role: Role;
  readonly schoolId: number;
  readonly divisions: readonly { readonly gradeId: number; readonly divisionId: number }[];
  readonly batches: readonly { readonly clubId: number; readonly batchId: number }[];
}

/** [RP-18, RP-19] The only keys of the realtime database that a person may read. */
export function logoutKeysOf({ id, role, schoolId, divisions, batches }: LogoutListener): string[] {
  if (role === roles.superAdmin) return [];
  const keys = [logoutKeys.school(schoolId)];
  if (role === roles.student || role === roles.faculty) keys.push(logoutKeys.person(id));
  if (role !== roles.student) return keys;
  return [
    ...keys,
    ...divisions.map((at) => logoutKeys.division(schoolId, at.gradeId, at.divisionId)),
    ...batches.map((at) => logoutKeys.batch(schoolId, at.clubId, at.batchId)),
  ];
}

/** [CO-16] Milliseconds for which a message counts, by the server's clock. */
export const logoutWindow = 5000;

export interface JudgedSession {
  readonly personId: number;
  /** Milliseconds by the server's clock. */
  readonly startedAt: number;
}

/** [ST-32, QU-11] False for a late message: the server has revoked the session, so the next call is refused. */
export function endsSession(record: LogoutRecord, session: JudgedSession, serverNow: number): boolean {
  const isFresh = Math.abs(serverNow - record.logoutTime) <= logoutWindow;
  const isLater = record.logoutTime > session.startedAt;
  if (!isFresh || !isLater) return false;
  if (record.type === 'single') return record.userId === session.personId;
  return record.type !== 'school' || record.userId !== session.personId;
}
