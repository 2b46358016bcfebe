import { forcedLogout } from '#src/features/auth/forced-logout/messages.hi.ts';
import { session } from '#src/features/auth/messages.hi.ts';
import { signInHelp } from '#src/features/auth/sign-in-help/messages.hi.ts';
import { sessionWatch } from '#src/features/auth/watch/messages.hi.ts';
import { signInWays } from '#src/features/auth/ways-messages.hi.ts';
import { calendar } from '#src/features/calendar/messages.hi.ts';
import { inspector } from '#src/features/diagnostics/inspector/messages.hi.ts';
import { recorder } from '#src/features/diagnostics/recorder/messages.hi.ts';
import { helpdeskDesk } from '#src/features/helpdesk/desk/messages.hi.ts';
import { helpMedia } from '#src/features/helpdesk/help-media/messages.hi.ts';
import { helpdesk } from '#src/features/helpdesk/messages.hi.ts';
import { board } from '#src/features/notices/board/messages.hi.ts';
import { deletedNotices } from '#src/features/notices/deleted/messages.hi.ts';
import { delivery } from '#src/features/notices/delivery/messages.hi.ts';
import { drafts } from '#src/features/notices/drafts/messages.hi.ts';
import { merge } from '#src/features/notices/form/merge/messages.hi.ts';
import { noticeForm } from '#src/features/notices/form/messages.hi.ts';
import { uploadRoom } from '#src/features/notices/form/room-messages.hi.ts';
import { fullBoard } from '#src/features/notices/full-board/messages.hi.ts';
import { months } from '#src/features/notices/months/messages.hi.ts';
import { officeDelivery } from '#src/features/notices/office-delivery/messages.hi.ts';
import { officeForm } from '#src/features/notices/office-form/messages.hi.ts';
import { pack } from '#src/features/notices/pack/messages.hi.ts';
import { translations } from '#src/features/notices/translations/messages.hi.ts';
import { noticeMedia } from '#src/features/notices/viewer/attachments/media-messages.hi.ts';
import { noticeViewer } from '#src/features/notices/viewer/messages.hi.ts';
import { notifications } from '#src/features/notifications/messages.hi.ts';
import { office } from '#src/features/office/messages.hi.ts';
import { profile } from '#src/features/profile/messages.hi.ts';
import { schools } from '#src/features/schools/messages.hi.ts';
import { searchBox } from '#src/features/search/box-messages.hi.ts';
import { search } from '#src/features/search/messages.hi.ts';
import { shell } from '#src/features/shell/messages.hi.ts';
import { screens } from '#src/features/shell/screen-names.hi.ts';
import { form } from '#src/lib/form/messages.hi.ts';
import { resource } from '#src/lib/resource/messages.hi.ts';
import { startCode } from '#src/lib/start-code/messages.hi.ts';
import { failures } from '#src/lib/words/failure-messages.hi.ts';
import { grid } from '#src/lib/words/grid-messages.hi.ts';
import type { Translations } from './translations.ts';

export const hindi: Translations = {
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
