import type { messages as calendar } from '#src/features/calendar/messages.ts';
import type { messages as forcedLogout } from '#src/features/forced-logout/messages.ts';
import type { messages as helpMedia } from '#src/features/help-media/messages.ts';
import type { messages as helpdeskDesk } from '#src/features/helpdesk/desk/messages.ts';
import type { messages as helpdesk } from '#src/features/helpdesk/messages.ts';
import type { messages as notifications } from '#src/features/notifications/messages.ts';
import type { messages as profile } from '#src/features/profile/messages.ts';
import type { boxMessages as searchBox } from '#src/features/search/box-messages.ts';
import type { messages as search } from '#src/features/search/messages.ts';
import type { messages as session } from '#src/features/session/messages.ts';
import type { watchMessages as sessionWatch } from '#src/features/session/watch/messages.ts';
import type { waysMessages as signInWays } from '#src/features/session/ways-messages.ts';
import type { messages as shell } from '#src/features/shell/messages.ts';
import type { screenNames as screens } from '#src/features/shell/screen-names.ts';
import type { messages as board } from '#src/features/task-genie/board/messages.ts';
import type { deliveryMessages as delivery } from '#src/features/task-genie/delivery/messages.ts';
import type { draftMessages as drafts } from '#src/features/task-genie/drafts/messages.ts';
import type { formMessages as noticeForm } from '#src/features/task-genie/form/messages.ts';
import type { fullBoardMessages as fullBoard } from '#src/features/task-genie/full-board/messages.ts';
import type { monthMessages as months } from '#src/features/task-genie/months/messages.ts';
import type { mediaMessages as noticeMedia } from '#src/features/task-genie/viewer/attachments/media-messages.ts';
import type { viewerMessages as noticeViewer } from '#src/features/task-genie/viewer/messages.ts';

/** Every area's texts in one other language. An area or a text that is missing does not compile. */
export interface Translations {
  readonly calendar: typeof calendar;
  readonly forcedLogout: typeof forcedLogout;
  readonly helpdesk: typeof helpdesk;
  readonly helpdeskDesk: typeof helpdeskDesk;
  readonly profile: typeof profile;
  readonly helpMedia: typeof helpMedia;
  readonly search: typeof search;
  readonly searchBox: typeof searchBox;
  readonly session: typeof session;
  readonly signInWays: typeof signInWays;
  readonly sessionWatch: typeof sessionWatch;
  readonly notifications: typeof notifications;
  readonly shell: typeof shell;
  readonly screens: typeof screens;
  readonly board: typeof board;
  readonly drafts: typeof drafts;
  readonly fullBoard: typeof fullBoard;
  readonly months: typeof months;
  readonly delivery: typeof delivery;
  readonly noticeForm: typeof noticeForm;
  readonly noticeViewer: typeof noticeViewer;
  readonly noticeMedia: typeof noticeMedia;
}
