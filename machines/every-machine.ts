import type { AnyStateMachine } from 'xstate';
import { changePasswordMachine } from './change-password/change-password.machine.ts';
import { firstPasswordMachine } from './first-password/first-password.machine.ts';
import { forcedLogoutMachine } from './forced-logout-screen/forced-logout-screen.machine.ts';
import { forgotPasswordMachine } from './forgot-password/forgot-password.machine.ts';
import { formMachine } from './form/form.machine.ts';
import { helpdeskChatMachine } from './helpdesk-chat/helpdesk-chat.machine.ts';
import { noticeActionsMachine } from './notice-actions/notice-actions.machine.ts';
import { noticeDraftsMachine } from './notice-drafts/notice-drafts.machine.ts';
import { noticeFormMachine } from './notice-form/notice-form.machine.ts';
import { noticePackMachine } from './notice-pack/notice-pack.machine.ts';
import { noticeReachMachine } from './notice-reach/notice-reach.machine.ts';
import { noticeTranslationMachine } from './notice-translation/notice-translation.machine.ts';
import { notificationsMachine } from './notifications/notifications.machine.ts';
import { profileMachine } from './profile/profile.machine.ts';
import { rowActionsMachine } from './row-actions/row-actions.machine.ts';
import { searchMachine } from './search/search.machine.ts';
import { sessionMachine } from './session/session.machine.ts';
import { signInHelpMachine } from './sign-in-help/sign-in-help.machine.ts';
import { updatePasswordMachine } from './update-password/update-password.machine.ts';
import { uploadQueueMachine } from './upload-queue/upload-queue.machine.ts';

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
