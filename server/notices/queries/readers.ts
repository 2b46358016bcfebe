import { type Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import {
  type NoticeFor,
  noticeForCodes,
  type Readers,
  readersByCode,
} from '#contract/notices/notice.rules.ts';
import { roleScopeIn } from '#server/core/scope.policy.ts';

/** Who reads every notice that is shared in their school. */
export const readsAll = (role: Role) => roleScopeIn('get-notice-details', role) === 'school';
/** [QC-31] May the role manage the whole board? Then it reads notices that are off or scheduled too. */
export const managesAll = (role: Role) => roleScopeIn('set-notice-status', role) === 'school';

const codesReadBy = (reader: keyof Readers) => noticeForCodes.filter((code) => readersByCode[code][reader]);

/** notice_for codes by who reads them; nobody else reads any. */
export const codesOf: Readonly<Partial<Record<Role, NoticeFor[]>>> = {
  [roles.schoolAdmin]: codesReadBy('admin'),
  [roles.student]: codesReadBy('students'),
  [roles.faculty]: codesReadBy('faculty'),
};
