import { forcedLogout } from '#src/features/auth/forced-logout/messages.ur.ts';
import { session } from '#src/features/auth/messages.ur.ts';
import { signInHelp } from '#src/features/auth/sign-in-help/messages.ur.ts';
import { sessionWatch } from '#src/features/auth/watch/messages.ur.ts';
import { signInWays } from '#src/features/auth/ways-messages.ur.ts';
import { calendar } from '#src/features/calendar/messages.ur.ts';
import { inspector } from '#src/features/diagnostics/inspector/messages.ur.ts';
import { recorder } from '#src/features/diagnostics/recorder/messages.ur.ts';
import { helpdeskDesk } from '#src/features/helpdesk/desk/messages.ur.ts';
import { helpMedia } from '#src/features/helpdesk/help-media/messages.ur.ts';
import { helpdesk } from '#src/features/helpdesk/messages.ur.ts';
import { board } from '#src/features/notices/board/messages.ur.ts';
import { deletedNotices } from '#src/features/notices/deleted/messages.ur.ts';
import { delivery } from '#src/features/notices/delivery/messages.ur.ts';
import { drafts } from '#src/features/notices/drafts/messages.ur.ts';
import { merge } from '#src/features/notices/form/merge/messages.ur.ts';
import { noticeForm } from '#src/features/notices/form/messages.ur.ts';
import { uploadRoom } from '#src/features/notices/form/room-messages.ur.ts';
import { fullBoard } from '#src/features/notices/full-board/messages.ur.ts';
import { months } from '#src/features/notices/months/messages.ur.ts';
import { officeDelivery } from '#src/features/notices/office-delivery/messages.ur.ts';
import { officeForm } from '#src/features/notices/office-form/messages.ur.ts';
import { pack } from '#src/features/notices/pack/messages.ur.ts';
import { translations } from '#src/features/notices/translations/messages.ur.ts';
import { noticeMedia } from '#src/features/notices/viewer/attachments/media-messages.ur.ts';
import { noticeViewer } from '#src/features/notices/viewer/messages.ur.ts';
import { notifications } from '#src/features/notifications/messages.ur.ts';
import { office } from '#src/features/office/messages.ur.ts';
import { profile } from '#src/features/profile/messages.ur.ts';
import { schools } from '#src/features/schools/messages.ur.ts';
import { searchBox } from '#src/features/search/box-messages.ur.ts';
import { search } from '#src/features/search/messages.ur.ts';
import { shell } from '#src/features/shell/messages.ur.ts';
import { screens } from '#src/features/shell/screen-names.ur.ts';
import { form } from '#src/lib/form/messages.ur.ts';
import { resource } from '#src/lib/resource/messages.ur.ts';
import { startCode } from '#src/lib/start-code/messages.ur.ts';
import { failures } from '#src/lib/words/failure-messages.ur.ts';
import { grid } from '#src/lib/words/grid-messages.ur.ts';
import type { Translations } from './translations.ts';

export const urdu: Translations = {
  calendar,
  office,
  schools,
  startCode,
  forcedLogout,
  helpdesk,
  inspector,
  helpdeskDesk,
  profile,
  recorder,
  helpMedia,
  search,
  searchBox,
  session,
  signInHelp,
  signInWays,
  sessionWatch,
  notifications,
  shell,
  screens,
  board,
  drafts,
  fullBoard,
  months,
  grid,
  failures,
  form,
  resource,
  delivery,
  noticeForm,
  uploadRoom,
  officeDelivery,
  officeForm,
  deletedNotices,
  noticeViewer,
  noticeMedia,
  translations,
  pack,
  merge,
};
