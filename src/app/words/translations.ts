import type { messages as session } from '#src/features/session/messages.ts';
import type { messages as shell } from '#src/features/shell/messages.ts';
import type { screenNames as screens } from '#src/features/shell/screen-names.ts';
import type { messages as board } from '#src/features/task-genie/board/messages.ts';
import type { formMessages as noticeForm } from '#src/features/task-genie/form/messages.ts';
import type { mediaMessages as noticeMedia } from '#src/features/task-genie/viewer/attachments/media-messages.ts';
import type { viewerMessages as noticeViewer } from '#src/features/task-genie/viewer/messages.ts';

/** Every area's texts in one other language. An area or a text that is missing does not compile. */
export interface Translations {
  readonly session: typeof session;
  readonly shell: typeof shell;
  readonly screens: typeof screens;
  readonly board: typeof board;
  readonly noticeForm: typeof noticeForm;
  readonly noticeViewer: typeof noticeViewer;
  readonly noticeMedia: typeof noticeMedia;
}
