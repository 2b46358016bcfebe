import type { Translations } from '../translations.ts';
import { board } from './board.ts';
import { calendar } from './calendar.ts';
import { deletedNotices } from './deleted-notices.ts';
import { delivery } from './delivery.ts';
import { drafts } from './drafts.ts';
import { forcedLogout } from './forced-logout.ts';
import { fullBoard, months } from './full-board.ts';
import { grid } from './grid.ts';
import { helpMedia } from './help-media.ts';
import { helpdesk } from './helpdesk.ts';
import { helpdeskDesk } from './helpdesk-desk.ts';
import { inspector } from './inspector.ts';
import { failures, form, resource } from './kit.ts';
import { merge } from './merge.ts';
import { noticeForm } from './notice-form.ts';
import { noticeMedia } from './notice-media.ts';
import { noticeViewer } from './notice-viewer.ts';
import { notifications } from './notifications.ts';
import { officeDelivery } from './office-delivery.ts';
import { officeForm } from './office-form.ts';
import { pack } from './pack.ts';
import { profile } from './profile.ts';
import { recorder } from './recorder.ts';
import { screens } from './screens.ts';
import { search, searchBox } from './search.ts';
import { session } from './session.ts';
import { sessionWatch } from './session-watch.ts';
import { shell } from './shell.ts';
import { signInHelp } from './sign-in-help.ts';
import { signInWays } from './sign-in-ways.ts';
import { translations } from './translations.ts';
import { uploadRoom } from './upload-room.ts';

export const hindi: Translations = {
  calendar,
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
