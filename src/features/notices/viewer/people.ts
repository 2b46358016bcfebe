import { roles } from '#contract/core/roles.ts';
import type { Notice } from '#contract/notices/notice.model.ts';
import { viewerMessages as messages } from './messages.en.ts';

/** [EN-07] The word for the author's role. */
export function roleWord(role: number): string {
  switch (role) {
    case roles.superAdmin:
      return messages.roles.superAdmin;
    case roles.schoolAdmin:
      return messages.roles.admin;
    case roles.faculty:
      return messages.roles.faculty;
    default:
      return messages.roles.guest;
  }
}

/** [EN-06] The word for a notice's readers. */
export function readersWord(notice: Pick<Notice, 'noticeFor'>): string {
  return messages.readers[notice.noticeFor];
}
