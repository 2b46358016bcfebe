import type { AnyStateMachine } from 'xstate';
import { firstPasswordMachine } from './auth/first-password/first-password.machine.ts';
import { forcedLogoutMachine } from './auth/forced-logout-screen/forced-logout-screen.machine.ts';
import { forgotPasswordMachine } from './auth/forgot-password/forgot-password.machine.ts';
import { sessionMachine } from './auth/session/session.machine.ts';
import { signInHelpMachine } from './auth/sign-in-help/sign-in-help.machine.ts';
import { updatePasswordMachine } from './auth/update-password/update-password.machine.ts';
import { formMachine } from './form/form.machine.ts';
import { helpdeskChatMachine } from './helpdesk/helpdesk-chat/helpdesk-chat.machine.ts';
import { noticeActionsMachine } from './notices/notice-actions/notice-actions.machine.ts';
import { noticeDraftsMachine } from './notices/notice-drafts/notice-drafts.machine.ts';
import { noticeFormMachine } from './notices/notice-form/notice-form.machine.ts';
import { noticePackMachine } from './notices/notice-pack/notice-pack.machine.ts';
import { noticeReachMachine } from './notices/notice-reach/notice-reach.machine.ts';
import { noticeTranslationMachine } from './notices/notice-translation/notice-translation.machine.ts';
import { uploadQueueMachine } from './notices/upload-queue/upload-queue.machine.ts';
import { notificationsMachine } from './notifications/notifications/notifications.machine.ts';
import { changePasswordMachine } from './profile/change-password/change-password.machine.ts';
import { profileMachine } from './profile/profile/profile.machine.ts';
import { rowActionsMachine } from './row-actions/row-actions.machine.ts';
import { searchMachine } from './search/search/search.machine.ts';

/** Every machine by the id of its chart. */
export const everyMachine: Readonly<Record<string, AnyStateMachine>> = {
  changePassword: changePasswordMachine,
  firstPassword: firstPasswordMachine,
  forcedLogout: forcedLogoutMachine,
  form: formMachine,
  forgotPassword: forgotPasswordMachine,
  helpdeskChat: helpdeskChatMachine,
  noticeActions: noticeActionsMachine,
  noticeDrafts: noticeDraftsMachine,
  noticeForm: noticeFormMachine,
  noticePack: noticePackMachine,
  noticeReach: noticeReachMachine,
  noticeTranslation: noticeTranslationMachine,
  notifications: notificationsMachine,
  profile: profileMachine,
  rowActions: rowActionsMachine,
  search: searchMachine,
  session: sessionMachine,
  signInHelp: signInHelpMachine,
  updatePassword: updatePasswordMachine,
  uploadQueue: uploadQueueMachine,
};
