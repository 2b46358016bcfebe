import { type Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import {
  type NoticeFor,
  noticeForCodes,
  type Readers,
  readersByCode,
} from '#contract/notices/notice.rules.ts';
import { roleScopeIn } from '#server/core/scope.policy.ts';

/** These roles read every notice that is shared in their school. */
export const readsAll = (role: Role) => roleScopeIn('get-notice-details', role) === 'school';
/** [QC-31] A role that manages the whole board also reads notices that are off or scheduled. */
export const managesAll = (role: Role) => roleScopeIn('set-notice-status', role) === 'school';

const codesReadBy = (reader: keyof Readers) => noticeForCodes.filter((code) => readersByCode[code][reader]);

/** notice_for codes by their readers; other roles read none. */
export const codesOf: Readonly<Partial<Record<Role, NoticeFor[]>>> = {
  [roles.schoolAdmin]: codesReadBy('admin'),
  [roles.student]: codesReadBy('students'),
  [roles.faculty]: codesReadBy('faculty'),
};
